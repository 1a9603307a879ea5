import type { AnalysisSectionData } from '../../../api/contract/resume-analysis.ts'
import { StarView } from '../../generation/star-view.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { FoldRest } from './fold-rest.tsx'

/** Likely questions, each unfolding to an answer in its four parts. */
export function QuestionsSection({ data: { interviewQuestions } }: { data: AnalysisSectionData<'questions'> }) {
  const numbered = interviewQuestions.map((one, at) => ({ ...one, number: at + 1 }))
  return (
    <FoldRest items={numbered} first={3}>
      {(some) =>
        some.map(({ question, starAnswer, number }) => (
          <Collapsible
            key={question}
            look="line"
            title={
              <>
                <span className="quiet numbers">{number}.</span> {question}
              </>
            }
          >
            <StarView text={starAnswer} />
          </Collapsible>
        ))
      }
    </FoldRest>
  )
}
