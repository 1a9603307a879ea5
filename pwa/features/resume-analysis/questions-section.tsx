import type { AnalysisSectionData } from '../../../api/contract/resume-analysis.ts'
import { starParts, starPartsOf } from '../../paid-answer/star-answer.ts'
import { Collapsible } from '../../ui/collapsible.tsx'
import { WithGaps } from './with-gaps.tsx'

function Answer({ text }: { text: string }) {
  const parts = starPartsOf(text)
  if (!parts)
    return (
      <p className="results-text">
        <WithGaps text={text} />
      </p>
    )
  return (
    <dl className="star">
      {starParts.map((part) => (
        <div key={part}>
          <dt>{part}</dt>
          <dd>
            <WithGaps text={parts[part]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Likely questions, each unfolding to an answer in its four parts. */
export function QuestionsSection({ data: { interviewQuestions } }: { data: AnalysisSectionData<'questions'> }) {
  return (
    <div>
      {interviewQuestions.map(({ question, starAnswer }, i) => (
        <Collapsible
          key={question}
          look="line"
          title={
            <>
              <span className="quiet numbers">{i + 1}.</span> {question}
            </>
          }
        >
          <Answer text={starAnswer} />
        </Collapsible>
      ))}
    </div>
  )
}
