import type { InterviewPrepSectionData } from '../../../api/contract/interview-prep.ts'
import { PracticeAloud, SuggestedAnswer } from '../../generation/suggested-answer.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { WithGaps } from '../../ui/with-gaps.tsx'
import { questionBlocks, suggestedAt } from './preparation-outline.ts'

export function QuestionList({ data }: { data: InterviewPrepSectionData<'questions'> }) {
  return (
    <ol className="prep-questions plain-list">
      {data.questions.map((question, index) => {
        const suggested = suggestedAt(data, index)
        return (
          <li key={question} className="lights-up">
            <Collapsible
              look="line"
              title={
                <>
                  <span className="quiet numbers">{index + 1}.</span> {question}
                </>
              }
            >
              <SuggestedAnswer
                suggested={suggested}
                heading={<h4>{suggested.plan ? 'Plan your answer' : 'How to answer'}</h4>}
                index={index}
                blocks={() => questionBlocks(data, index)}
                isStandIn={data.standInQuestions?.includes(index)}
              >
                {!suggested.plan && (
                  <>
                    <h4>In conversation</h4>
                    <p className="prose">
                      <WithGaps text={data.conversationalAnswers[index] ?? ''} />
                    </p>
                  </>
                )}
                <PracticeAloud suggested={suggested} />
              </SuggestedAnswer>
            </Collapsible>
          </li>
        )
      })}
    </ol>
  )
}
