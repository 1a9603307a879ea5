import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useRef, useState } from 'react'
import { features } from '../../../api/contract/features.ts'
import { toldLines, toldTooLong } from '../../../api/contract/limits.ts'
import { laneOf } from '../../../api/contract/shown-count.ts'
import type { GapQuestion, GapReply, ToldLine } from '../../../api/contract/told-line.ts'
import type { ToldAnswer } from '../../generation/told-answers.ts'
import { SpokenField } from '../../media/spoken-field.tsx'
import { practicedQuestionAtom } from '../../platform/draft.ts'
import { useIsDesktop } from '../../platform/media-query.ts'
import { Button, IconButton, LinkButton } from '../../ui/button.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { takeFocus, takeFocusInPlace, takeLostFocus } from '../../ui/take-focus.ts'
import { AnswerNews } from './answer-news.tsx'
import { NewLine } from './new-line.tsx'
import { linesIn, openTerms, quoted, replyWords } from './requirement-lines.ts'
import {
  answeredAtom,
  answerGap,
  nextGapAtom,
  proceedAtom,
  removeAnswer,
  removedAtom,
  replyDraftAtom,
  useShown,
} from './rescoring.ts'
import { wordFinder } from './resume-lines.ts'

const replies = Object.keys(replyWords) as GapReply[]

interface ReplyFormProps {
  gap: GapQuestion
  before?: ToldAnswer
  onDone?: () => void
}

/** One tap, then one or two sentences. "No" needs none. */
export function ReplyForm({ gap, before, onDone }: ReplyFormProps) {
  const [draft, setDraft] = useAtom(replyDraftAtom)
  const setAnswered = useSetAtom(answeredAtom)
  const line = linesIn(useShown().shown).find((one) => one.text === gap.requirement)
  const [error, setError] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const { reply, text } = draft?.gap === gap.id ? draft : (before?.line ?? { reply: null, text: '' })
  function change(next: Partial<NonNullable<typeof draft>>) {
    setDraft({ gap: gap.id, reply, text, ...next })
    setError(null)
  }
  function done(said: { reply: GapReply; text: string } | null) {
    setDraft(null)
    if (said) {
      setAnswered({ gap, lane: line ? laneOf(line) : 'ask' })
      answerGap(gap, said)
    }
    onDone?.()
  }
  function choose(next: GapReply) {
    if (next === 'no') return done({ reply: 'no', text: '' })
    change({ reply: next })
    form.current?.closest('[data-whole]')?.scrollIntoView({ block: 'start' })
  }
  function add() {
    const fault = toldFault(text)
    setError(fault)
    if (fault === null && reply !== null) done({ reply, text: text.replace(/\s+/gu, ' ').trim() })
  }
  const says = reply === 'yes' || reply === 'little' ? reply : null
  const tooLong = text.trim().length - toldLines.maxCharacters
  const inSentence = wordFinder(text)
  const wanted = openTerms(line).filter((term) => inSentence(term).length === 0)
  return (
    <form
      className="gap-reply stack"
      noValidate
      ref={form}
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
          hint={`One or two sentences, only what is true${wanted.length > 0 ? `; where it fits, in the ad’s words: ${quoted(wanted)}` : ''}.`}
          counter={`${text.length} of ${toldLines.maxCharacters}${tooLong > 0 ? `, cut ${tooLong}` : ''}`}
          ref={takeFocus}
          value={text}
          error={error}
          onChange={(next) => change({ text: next })}
          corner={
            <Button type="submit" look="main" small>
              {before ? 'Save' : 'Add'}
            </Button>
          }
        />
      )}
      {before && (
        <div className="row">
          <Button small look="quiet" onClick={() => done(null)}>
            Cancel
          </Button>
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

function takeFocusOfCard(element: HTMLElement | null) {
  takeFocusInPlace(element)
  element?.closest('[data-whole]')?.scrollIntoView({ block: 'nearest' })
}

function YouToldUs({ answer }: { answer: ToldAnswer }) {
  const { line, gap, bullet } = answer
  const [step, setStep] = useState<'shown' | 'editing' | 'edited'>('shown')
  const isNew = useAtomValue(answeredAtom)?.gap.id === gap.id
  if (step === 'editing') return <ReplyForm gap={gap} before={answer} onDone={() => setStep('edited')} />
  return (
    <div className="quote stack-tight">
      <div className="row-tight">
        <strong className="fill" tabIndex={-1} ref={isNew ? takeFocusOfCard : step === 'edited' ? takeLostFocus : null}>
          You told us: {replyWords[line.reply].toLowerCase()}
        </strong>
        <IconButton icon="pen" label={`Edit your answer ${line.id}`} onClick={() => setStep('editing')} />
        <IconButton icon="trash" label={`Remove your answer ${line.id}`} onClick={() => removeAnswer(answer)} />
      </div>
      {line.text && <p>{line.text}</p>}
      {line.reply === 'no' && (
        <Collapsible look="line" title="How to talk about it" open={isNew}>
          <div className="stack-tight">
            <Bridge gap={gap} />
          </div>
        </Collapsible>
      )}
      {bullet && <NewLine text={bullet} word="A line for your resume" />}
      {isNew && <Onward />}
    </div>
  )
}

/** What the answer changed, and the next question, which a phone has in its foot. */
function Onward() {
  const proceed = useSetAtom(proceedAtom)
  const hasNext = useAtomValue(nextGapAtom) !== null
  const isDesktop = useIsDesktop()
  return (
    <>
      <AnswerNews />
      {(isDesktop || !hasNext) && (
        <Button small look={hasNext ? 'main' : 'plain'} onClick={proceed}>
          {hasNext ? 'Next question' : 'Done'}
        </Button>
      )}
    </>
  )
}

export function Bridge({ gap: { bridge, requirement } }: { gap: GapQuestion }) {
  const practice = useSetAtom(practicedQuestionAtom)
  const question = `This job asks for: “${requirement}”. What have you done with it, or with something close to it?`
  return (
    <>
      <p>{bridge}</p>
      {requirement && (
        <LinkButton small icon="mic" href={features['self-practice'].href} onClick={() => practice(question)}>
          Practice saying it
        </LinkButton>
      )}
    </>
  )
}
