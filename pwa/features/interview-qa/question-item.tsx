import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { QaQuestion } from '../../../api/contract/interview-qa.ts'
import { plainText } from '../../export/plain-text.ts'
import { CopyButton } from '../../generation/copy-button.tsx'
import { StandInNote } from '../../generation/stand-in-note.tsx'
import { StarView } from '../../generation/star-view.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { capitalised, typeNames } from './filters.ts'
import { OwnAnswerEditor } from './own-answer-editor.tsx'
import { OwnAnswerView } from './own-answer-view.tsx'
import { questionBlocks } from './qa-outline.ts'
import { dispatchSession, sessionAtom } from './session-store.ts'

interface QuestionItemProps {
  /** From 0. */
  index: number
  question: QaQuestion
}

/** One question that unfolds to its suggested answer, and to the person's own. */
export function QuestionItem({ index, question }: QuestionItemProps) {
  const { unfolded, practiced, own } = useAtomValue(sessionAtom)
  const isOpen = unfolded.has(index)
  const isPracticed = practiced.has(index)
  return (
    <li className="lights-up">
      <Collapsible
        open={isOpen}
        onToggle={(open) => dispatchSession({ type: 'question-was-folded', index, open })}
        title={
          <span className="stack-tight">
            <span>
              <span className="quiet numbers">{index + 1}.</span> {question.question}
            </span>
            <span className="qa-badges">
              <Badge>{typeNames[question.type]}</Badge>
              <Badge tone="quiet">{capitalised(question.category)}</Badge>
              {isPracticed && <Badge tone="lamp">Practiced</Badge>}
              {own.has(index) && <Badge tone="lamp">Own answer</Badge>}
            </span>
          </span>
        }
      >
        <SuggestedAnswer index={index} question={question} />
        <OwnPart index={index} question={question} isPracticed={isPracticed} />
      </Collapsible>
    </li>
  )
}

function SuggestedAnswer({ index, question }: QuestionItemProps) {
  return (
    <div className="stack-tight">
      <div className="between">
        <h3>Suggested STAR Response</h3>
        <CopyButton
          label={`Copy question ${index + 1} with its answer`}
          text={() => plainText(questionBlocks(index, question))}
        />
      </div>
      {question.standIn && <StandInNote />}
      <StarView text={question.answer} />
    </div>
  )
}

/** 'Mark as Practiced', 'Save My Answer', and what came of the latter. */
function OwnPart({ index, question, isPracticed }: QuestionItemProps & { isPracticed: boolean }) {
  const { own, drafts } = useAtomValue(sessionAtom)
  const answer = own.get(index)
  const [isEditing, setEditing] = useState(drafts.has(index))
  return (
    <>
      <div className="qa-item-actions not-printed">
        <Button
          small
          icon={isPracticed ? 'check' : 'bulb'}
          look={isPracticed ? 'lamp' : 'plain'}
          onClick={() => dispatchSession({ type: 'practiced-was-toggled', index })}
        >
          {isPracticed ? 'Practiced' : 'Mark as Practiced'}
        </Button>
        {!isEditing && !answer && (
          <Button small icon="pen" onClick={() => setEditing(true)}>
            Save My Answer
          </Button>
        )}
      </div>
      {isEditing && <OwnAnswerEditor key={answer?.id} index={index} onClose={() => setEditing(false)} />}
      {answer && !isEditing && (
        <OwnAnswerView
          index={index}
          question={question}
          answer={answer}
          onRemoved={() => setEditing(false)}
          onTryAgain={() => setEditing(true)}
        />
      )}
    </>
  )
}
