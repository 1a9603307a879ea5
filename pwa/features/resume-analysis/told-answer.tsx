import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import { toldLines, toldTooLong } from '../../../api/contract/limits.ts'
import type { GapQuestion, GapReply, ToldLine } from '../../../api/contract/told-line.ts'
import { CopyButton } from '../../generation/copy-button.tsx'
import type { ToldAnswer } from '../../generation/told-answers.ts'
import { SpokenField } from '../../media/spoken-field.tsx'
import { practicedQuestionAtom } from '../../platform/draft.ts'
import { Button, IconButton, LinkButton } from '../../ui/button.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { takeFocus, takeFocusInPlace, takeLostFocus } from '../../ui/take-focus.ts'
import { WithGaps } from '../../ui/with-gaps.tsx'
import { replyWords } from './requirement-lines.ts'
import { answerGap, removeAnswer, removedAtom, useShown } from './rescoring.ts'

const replies = Object.keys(replyWords) as GapReply[]

interface ReplyFormProps {
  gap: GapQuestion
  before?: ToldAnswer
  onDone: (reply: GapReply | null) => void
}

/** One tap, then one or two sentences. "No" needs none. */
export function ReplyForm({ gap, before, onDone }: ReplyFormProps) {
  const [reply, setReply] = useState<GapReply | null>(before?.line.reply ?? null)
  const [text, setText] = useState(before?.line.text ?? '')
  const [error, setError] = useState<string | null>(null)
  function choose(next: GapReply) {
    setReply(next)
    setError(null)
    if (next !== 'no') return
    answerGap(gap, { reply: 'no', text: '' })
    onDone('no')
  }
  function add() {
    const fault = toldFault(text)
    setError(fault)
    if (fault !== null || reply === null) return
    answerGap(gap, { reply, text: text.replace(/\s+/gu, ' ').trim() })
    onDone(reply)
  }
  const says = reply === 'yes' || reply === 'little' ? reply : null
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would say the question twice */}
      <div className="row-tight gap-replies" role="group" aria-label={gap.question}>
        {replies.map((one) => (
          <Button key={one} aria-pressed={reply === one} onClick={() => choose(one)}>
            {replyWords[one]}
          </Button>
        ))}
      </div>
      {says && (
        <SpokenField
          label={gap.ask[says]}
          hint="One or two sentences, only what is true."
          counter={`${text.length} of ${toldLines.maxCharacters}`}
          ref={takeFocus}
          value={text}
          error={error}
          onChange={(next) => {
            setText(next)
            setError(null)
          }}
        />
      )}
      {(says || before) && (
        <div className="row">
          {says && (
            <Button type="submit" look="main" small>
              {before ? 'Save' : 'Add'}
            </Button>
          )}
          {before && (
            <Button small look="quiet" onClick={() => onDone(null)}>
              Cancel
            </Button>
          )}
        </div>
      )}
    </form>
  )
}

export function toldFault(text: string): string | null {
  if (text.trim() === '') return 'Please type or speak a sentence first.'
  return text.trim().length > toldLines.maxCharacters ? toldTooLong : null
}

interface ToldProps {
  about: (line: ToldLine) => boolean
  otherwise?: ReactNode
}

export function Told({ about, otherwise = null }: ToldProps) {
  const answer = useShown().told.answers.find(({ line }) => about(line))
  const removed = useAtomValue(removedAtom)
  if (answer) return <YouToldUs answer={answer} />
  if (!removed || !about(removed.line)) return otherwise
  return (
    <div className="row">
      <span role="status">Answer removed.</span>
      <Button small icon="retry" ref={takeFocusInPlace} onClick={() => answerGap(removed.gap, removed.line)}>
        Undo
      </Button>
    </div>
  )
}

function YouToldUs({ answer }: { answer: ToldAnswer }) {
  const { line, gap, bullet } = answer
  const [step, setStep] = useState<'shown' | 'editing' | 'edited'>('shown')
  if (step === 'editing') return <ReplyForm gap={gap} before={answer} onDone={() => setStep('edited')} />
  return (
    <div className="box stack-tight">
      <div className="row-tight">
        <strong className="fill" tabIndex={-1} ref={step === 'edited' ? takeLostFocus : null}>
          You told us: {replyWords[line.reply].toLowerCase()}
        </strong>
        <IconButton icon="pen" label={`Edit your answer ${line.id}`} onClick={() => setStep('editing')} />
        <IconButton icon="trash" label={`Remove your answer ${line.id}`} onClick={() => removeAnswer(answer)} />
      </div>
      {line.text && <p>{line.text}</p>}
      {line.reply === 'no' && (
        <Collapsible look="line" title="How to talk about it">
          <div className="stack-tight">
            <Bridge gap={gap} />
          </div>
        </Collapsible>
      )}
      {bullet && (
        <div className="copyable box box-card beside">
          <p className="fill">
            <span className="caption">A line for your resume</span>
            <WithGaps text={bullet} />
          </p>
          <CopyButton label={`Copy: ${bullet}`} text={() => bullet} />
        </div>
      )}
    </div>
  )
}

export function Bridge({ gap: { bridge, requirement } }: { gap: GapQuestion }) {
  const practice = useSetAtom(practicedQuestionAtom)
  const question = `This job asks for: “${requirement}”. What have you done with it, or with something close to it?`
  return (
    <>
      <p>{bridge}</p>
      {requirement && (
        <LinkButton small icon="mic" href="/self-interview-prep" onClick={() => practice(question)}>
          Practice saying it
        </LinkButton>
      )}
    </>
  )
}
