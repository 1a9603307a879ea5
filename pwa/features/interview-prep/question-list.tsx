import type { InterviewPrepSectionData } from '../../../api/contract/interview-prep.ts'
import { plainText } from '../../export/plain-text.ts'
import { CopyButton } from '../../generation/copy-button.tsx'
import { StandInNote } from '../../generation/stand-in-note.tsx'
import { starPartsOf } from '../../generation/star-answer.ts'
import { StarView } from '../../generation/star-view.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { WithGaps } from '../../ui/with-gaps.tsx'
import { questionBlocks } from './preparation-outline.ts'

/** The questions, each unfolding to its two suggested answers. */
export function QuestionList({ data }: { data: InterviewPrepSectionData<'questions'> }) {
  const { questions, starAnswers, conversationalAnswers } = data
  return (
    <ol className="prep-questions plain-list">
      {questions.map((question, index) => {
        const star = starAnswers[index] ?? ''
        const conversational = conversationalAnswers[index] ?? ''
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
              <div className="stack-close">
                <div className="between">
                  <h4>{starPartsOf(star) ? 'STAR answer' : 'How to answer'}</h4>
                  <CopyButton
                    label={`Copy question ${index + 1} with both answers`}
                    text={() => plainText(questionBlocks(data, index))}
                  />
                </div>
                {data.standInQuestions?.includes(index) && <StandInNote />}
                <StarView text={star} />
                <h4>In conversation</h4>
                <p className="prose">
                  <WithGaps text={conversational} />
                </p>
              </div>
            </Collapsible>
          </li>
        )
      })}
    </ol>
  )
}
