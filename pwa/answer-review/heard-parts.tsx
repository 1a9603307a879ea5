import './answers.css'
import { Fragment } from 'react'
import type {
  AnswerFeedback,
  AnswerFinding,
  AssignedPart,
  HeardAnswer,
  HeardCorrections,
} from '../../api/contract/answer-feedback.ts'
import { clockInWords } from '../media/recorder/clock-words.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Menu } from '../ui/menu.tsx'
import type { Correction } from './feedback-runs.ts'
import { choicesFor, corrected, type HeardSentence, heardSentences, partLabel, partsHeard, stretchesOf } from './heard.ts'
import { withKeys } from './with-keys.ts'

type Relevance = NonNullable<HeardCorrections['relevance']>

export interface Correcting {
  transcript: string
  /** A correction still waiting for a response. */
  correction?: Correction | null | undefined
  onCorrect?: ((corrections: HeardCorrections) => void) | undefined
}

/** The answer as it was heard, with the user's latest corrections. Without `correct` it cannot be corrected. */
export function saidIn(heard: HeardAnswer, { transcript, correction, onCorrect }: Correcting) {
  const corrections = correction && correction.state !== 'failed' ? correction.corrections : heard.corrections
  const sentences = heardSentences(heard, transcript, corrections)
  return {
    ...{ heard, transcript, corrections, correction, sentences },
    parts: partsHeard(heard, sentences, corrections),
    correct: onCorrect && ((change: Partial<HeardCorrections>) => onCorrect(corrected(corrections, change))),
  }
}

export type Said = ReturnType<typeof saidIn>

interface RibbonProps {
  said: Said
  /** Of the recording: leaves room before the first word and after the last. */
  lengthMs?: number | undefined
  onPlay?: ((fromMs: number) => void) | undefined
  /** Opens the sentence among the words. */
  onRead: (id: string) => void
}

/** The answer in the order it was said; a tap plays a part, or leads to its words. */
export function Ribbon({ said: { heard, sentences }, lengthMs, onPlay, onRead }: RibbonProps) {
  const { lines, type } = heard
  const stretches = stretchesOf(heard, sentences)
  const isTimed = lengthMs !== undefined && stretches[0]?.startMs !== undefined
  return (
    <div className="ribbon">
      {isTimed && <span style={{ flexGrow: lines[0]!.startMs! }} />}
      {stretches.map(({ id, part, startMs, weight }) => {
        const label = partLabel(part, type)
        const isPlayed = startMs !== undefined && onPlay !== undefined
        return (
          <button
            key={id}
            type="button"
            className="middle"
            data-part={part}
            style={{ flexGrow: weight }}
            aria-label={isPlayed ? `Play from ${clockInWords(startMs)}: ${label}` : `${label}: read it`}
            onClick={() => (isPlayed ? onPlay(startMs) : onRead(id))}
          >
            {part !== 'none' && <PartMark part={part} />}
          </button>
        )
      })}
      {isTimed && <span style={{ flexGrow: Math.max(0, lengthMs - lines.at(-1)!.endMs!) }} />}
    </div>
  )
}

/** Names the ribbon's marks: a narrow one has no room for words. */
export function RibbonKey({ said: { heard, sentences } }: { said: Said }) {
  const told = new Set(stretchesOf(heard, sentences).map(({ part }) => part))
  return [...told].map(
    (part) =>
      part !== 'none' && (
        <span key={part} className="ribbon-key row-tight" data-part={part} aria-hidden="true">
          <PartMark part={part} /> {partLabel(part, heard.type)}
        </span>
      ),
  )
}

const marked = (findings: readonly AnswerFinding[]) =>
  findings.filter(({ kind, startMs }) => (kind === 'pause' || kind === 'filler') && startMs !== undefined)

/** Over the sound: a band for each pause, a dot for each filler. "How you said it" plays them. */
export function SoundMarks({ findings, lengthMs }: { findings: readonly AnswerFinding[]; lengthMs: number }) {
  const place = (ms: number) => `${Math.min(100, (ms / lengthMs) * 100)}%`
  const keyed = withKeys(marked(findings), ({ kind, startMs }) => `${kind} ${startMs}`)
  return keyed.map(({ key, item: { kind, startMs = 0, endMs = 0 } }) => (
    <span
      key={key}
      className="sound-mark"
      data-kind={kind}
      style={{ left: place(startMs), ...(kind === 'pause' && { width: place(endMs - startMs) }) }}
    />
  ))
}

/** What the marks are: "2 fillers". */
export function MarksKey({ findings }: { findings: readonly AnswerFinding[] }) {
  return (['pause', 'filler'] as const).map((kind) => {
    const count = marked(findings).filter((finding) => finding.kind === kind).length
    if (count === 0) return null
    return (
      <span key={kind} className="marks-key small quiet" data-kind={kind}>
        {count} {kind}
        {count > 1 && 's'}
      </span>
    )
  })
}

const notes: Record<Correction['state'], string> = {
  sending: 'Updating your score.',
  offline: 'Saved on this device. Your score updates when you are back online.',
  failed: "We couldn't count your correction. Please try again.",
}

/** What the answer lacks; the user may say which sentence tells it. */
export function MissingParts({ said: { heard, correction, sentences, parts, correct } }: { said: Said }) {
  // What was done often makes the task clear without a word about it.
  const missing = parts.filter(({ part, isHeard }) => !isHeard && part !== 'task')
  const note = correction ? notes[correction.state] : heard.corrections && 'Corrected by you. Your score counts it.'
  return (
    <div className={missing.length > 0 || note ? 'missing row-tight' : 'only-heard'}>
      {missing.length > 0 && <span className="quiet">Not heard:</span>}
      {missing.map(({ part, label }) => {
        const name = (
          <span className="row-tight" data-part={part}>
            <PartMark part={part} /> {label}
          </span>
        )
        if (!correct) return <Fragment key={part}>{name}</Fragment>
        const button = (
          <>
            {name} <Icon name="chevron-down" size={18} />
          </>
        )
        return (
          <Menu key={part} button={button} label={`${label} not heard. I said it: choose the sentence`}>
            <strong className="menu-item">Which sentence tells the {label.toLowerCase()}?</strong>
            {sentences.map(({ id, text }) => (
              <button key={id} type="button" className="menu-item" onClick={() => correct({ parts: { [id]: part } })}>
                {text}
              </button>
            ))}
          </Menu>
        )
      })}
      <p className="small quiet" role="status">
        {note}
      </p>
    </div>
  )
}

interface SaidWordsProps {
  said: Said
  onPlay: ((fromMs: number) => void) | undefined
}

/** The transcript, underlined in the colors of its parts. A tap on a sentence plays it or moves it. */
export function SaidWords({ said, onPlay }: SaidWordsProps) {
  return (
    <div className="said">
      {said.sentences.map((sentence, at) => (
        <Sentence key={sentence.id} {...{ sentence, said, onPlay }} isFirst={sentence.part !== said.sentences[at - 1]?.part} />
      ))}
    </div>
  )
}

interface SentenceProps extends SaidWordsProps {
  sentence: HeardSentence
  /** The first of its stretch. */
  isFirst: boolean
}

function Sentence({ sentence: { id, text, part, remark, startMs }, said, isFirst, onPlay }: SentenceProps) {
  const { correct } = said
  const { type } = said.heard
  const words = (
    <>
      {isFirst && <PartMark part={part} />}
      <span className="said-words">{text}</span>
      {remark && <span className="small tone-red toned"> {remark}</span>}
    </>
  )
  if (!correct)
    return (
      <span data-part={part} data-id={id} tabIndex={-1}>
        {words}{' '}
      </span>
    )
  return (
    <details className="said-sentence" name="said" data-part={part} data-id={id}>
      <summary>
        {words}
        <span className="only-heard">, heard as {partLabel(part, type)}. Play or move it</span>{' '}
      </summary>
      <div className="box stack-tight small">
        <strong>What does this sentence tell?</strong>
        <div className="row-tight">
          {startMs !== undefined && onPlay && (
            <Button small icon="play" onClick={() => onPlay(startMs)}>
              Play it
            </Button>
          )}
          {choicesFor(type).map((choice) => (
            <Button
              key={choice}
              small
              look="quiet"
              data-part={choice}
              aria-pressed={choice === part}
              onClick={() => correct({ parts: { [id]: choice } })}
            >
              <PartMark part={choice} /> {partLabel(choice, type)}
            </Button>
          ))}
        </div>
      </div>
    </details>
  )
}

const shapes: Record<AssignedPart, string> = {
  situation: 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1z',
  task: 'M8 0.500 15.500 8 8 15.500 0.500 8z',
  action: 'M2.500 1.500 15 8 2.500 14.500z',
  result: 'M8 0.500l2.200 5 5.300.5-4 3.600 1.200 5.300L8 12.200l-4.700 2.700 1.200-5.300-4-3.600 5.300-.5z',
  point: 'M1.500 1.500h13v13h-13z',
  none: 'M2 6.500h12v3H2z',
}

function PartMark({ part }: { part: AssignedPart }) {
  return (
    <svg className="part-mark" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
      <path d={shapes[part]} />
    </svg>
  )
}

const answers: [Relevance, string][] = [
  ['yes', 'Yes, it does'],
  ['partly', 'Partly'],
  ['another question', 'No'],
]

/** The score waits until the user says whether the answer fits the question. */
export const asksRelevance = ({ heard, verdict, provisional }: AnswerFeedback): boolean =>
  heard !== undefined && heard.corrections?.relevance === undefined && (provisional || verdict === 'off-subject')

/** Only the user knows whether the answer fits the question. `isOpen`: the score waits for it. */
export function RelevanceQuestion({ said: { heard, corrections, correct }, isOpen }: { said: Said; isOpen: boolean }) {
  const chosen = corrections?.relevance ?? (heard.relevance === 'unsure' ? null : heard.relevance)
  if (!correct) return null
  return (
    <fieldset className={isOpen ? 'box box-lamp-edge' : undefined}>
      <legend>Does this answer the question?</legend>
      <div className="row-tight">
        {answers.map(([relevance, words]) => (
          <Button key={relevance} small aria-pressed={relevance === chosen} onClick={() => correct({ relevance })}>
            {words}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
