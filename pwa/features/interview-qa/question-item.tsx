import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { QaQuestion } from '../../../api/contract/interview-qa.ts'
import { boxesOf } from '../../generation/answer-rows.ts'
import { useIsInFoot } from '../../generation/next-step.tsx'
import { PracticeAloud, SuggestedAnswer } from '../../generation/suggested-answer.tsx'
import { boxWords, draftsAtom } from '../../platform/draft.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { FieldError } from '../../ui/field.tsx'
import { capitalised, typeNames } from './filters.ts'
import { questionBlocks } from './qa-outline.ts'
import { marksAtom, readyAtom, toggleMark, unfold, unfoldedAtom } from './session-store.ts'

interface QuestionItemProps {
  index: number
  question: QaQuestion
}

export const questionId = (index: number): string => `qa-question-${index}`

export function QuestionItem({ index, question }: QuestionItemProps) {
  const unfolded = useAtomValue(unfoldedAtom)
  const isSaved = useAtomValue(marksAtom).saved.includes(question.question)
  const isReady = useAtomValue(readyAtom).has(index)
  return (
    <li className="lights-up">
      <Collapsible
        id={questionId(index)}
        look="line"
        open={unfolded.has(index)}
        onToggle={(open) => unfold(index, open)}
        title={
          <span className="beside">
            <span className="qa-bulb middle numbers" data-lit={isReady || undefined}>
              {index + 1}
            </span>
            <span className="fill stack-snug">
              {question.question}
              <span className="row-tight small quiet">
                <span>
                  {typeNames[question.type]} · {capitalised(question.category)}
                </span>
                {isSaved ? <Badge tone="lamp">Your answer</Badge> : isReady && <Badge tone="lamp">Practiced</Badge>}
              </span>
            </span>
          </span>
        }
      >
        <Answer index={index} question={question} />
      </Collapsible>
    </li>
  )
}

function Answer({ index, question }: QuestionItemProps) {
  const { practiced, saved } = useAtomValue(marksAtom)
  const isInFoot = useIsInFoot(useAtomValue(unfoldedAtom))(question.question)
  const isSaved = saved.includes(question.question)
  const isPracticed = practiced.includes(question.question)
  const suggested = { question: question.question, answer: question.answer, plan: question.plan }
  const hasWords = boxWords(useAtomValue(draftsAtom), suggested.question, boxesOf(suggested).length).some((words) => words.trim())
  const [isWriting, setWriting] = useState(suggested.plan !== undefined || hasWords)
  const [error, setError] = useState<string | null>(null)

  function save() {
    setWriting(true)
    if (hasWords) toggleMark('saved', question.question)
    setError(isWriting && !hasWords ? 'Please type or speak your answer first.' : null)
  }

  return (
    <SuggestedAnswer
      suggested={suggested}
      heading={<h3>Suggested STAR Response</h3>}
      index={index}
      blocks={() => questionBlocks(index, question)}
      isStandIn={question.standIn}
      own={isSaved ? 'read' : isWriting ? 'write' : 'none'}
    >
      <FieldError id={`qa-own-${index}`} error={hasWords ? null : error} />
      <div className="stack-tight not-printed">
        {isSaved ? (
          <Button small wide icon="pen" onClick={() => toggleMark('saved', question.question)}>
            Edit my answer
          </Button>
        ) : (
          <Button small wide icon={isWriting ? 'check' : 'pen'} onClick={save}>
            {isWriting ? 'Save My Answer' : 'Write my answer'}
          </Button>
        )}
        {!isInFoot && <PracticeAloud suggested={suggested} />}
        <Button
          small
          wide
          icon={isPracticed ? 'check' : undefined}
          look="quiet"
          onClick={() => toggleMark('practiced', question.question)}
        >
          {isPracticed ? 'Practiced' : 'Mark as Practiced'}
        </Button>
      </div>
    </SuggestedAnswer>
  )
}
