import type { AnalysisSectionData } from '../../../api/contract/resume-analysis.ts'
import { PracticeAloud, SuggestedAnswer } from '../../generation/suggested-answer.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { questionBlocks } from './analysis-outline.ts'
import { FoldRest } from './fold-rest.tsx'

export function QuestionsSection({ data: { interviewQuestions } }: { data: AnalysisSectionData<'questions'> }) {
  const all = interviewQuestions.map(({ question, starAnswer: answer, plan }, index) => ({ index, question, answer, plan }))
  return (
    <FoldRest items={all} first={3}>
      {(some) =>
        some.map(({ index, ...suggested }) => (
          <Collapsible
            key={suggested.question}
            look="line"
            title={
              <>
                <span className="quiet numbers">{index + 1}.</span> {suggested.question}
              </>
            }
          >
            <SuggestedAnswer
              suggested={suggested}
              heading={<h4>{suggested.plan ? 'Plan your answer' : 'How to answer'}</h4>}
              index={index}
              blocks={() => questionBlocks(suggested, index)}
            >
              <PracticeAloud suggested={suggested} />
            </SuggestedAnswer>
          </Collapsible>
        ))
      }
    </FoldRest>
  )
}
