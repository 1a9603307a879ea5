import type { AnalysisSectionData } from '../../../api/contract/resume-analysis.ts'
import { StarView } from '../../generation/star-view.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'

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
          <StarView text={starAnswer} />
        </Collapsible>
      ))}
    </div>
  )
}
