import './answers.css'
import type { AnswerFinding, AssignedPart, HeardAnswer, HeardCorrections } from '../../api/contract/answer-feedback.ts'
import { clockInWords } from '../media/recorder/clock-words.ts'
import { Icon } from '../ui/icon.tsx'
import { Menu } from '../ui/menu.tsx'
import type { Correction } from './feedback-runs.ts'
import { choicesFor, corrected, type HeardPart, type HeardSentence, heardParts, heardSentences, partLabel } from './heard.ts'

type Relevance = NonNullable<HeardCorrections['relevance']>

export interface HeardProps {
  heard: HeardAnswer
  transcript: string
  /** A correction still waiting for a response. */
  correction?: Correction | null | undefined
  onCorrect?: ((corrections: HeardCorrections) => void) | undefined
}

interface HeardPartsProps extends HeardProps {
  findings: readonly AnswerFinding[]
  onPlay?: ((fromMs: number) => void) | undefined
}

const latest = ({ heard, correction }: HeardProps) =>
  correction && correction.state !== 'failed' ? correction.corrections : heard.corrections

export function HeardParts(props: HeardPartsProps) {
  const { heard, transcript, findings, onPlay, onCorrect } = props
  const corrections = latest(props)
  const sentences = heardSentences(heard, transcript, corrections)
  const parts = heardParts(heard, sentences, corrections)
  const move = onCorrect && ((id: string, part: AssignedPart) => onCorrect(corrected(corrections, { parts: { [id]: part } })))
  return (
    <div className="heard stack-close">
      <Ribbon sentences={sentences} lines={heard.lines} findings={findings} type={heard.type} onPlay={onPlay} />
      <ul className="plain-list stack-close">
        {parts.map((part) => (
          <Part key={part.part} {...{ part, sentences, move, onPlay }} type={heard.type} />
        ))}
      </ul>
      <CorrectionNote {...props} />
    </div>
  )
}

const notes: Record<Correction['state'], string> = {
  sending: 'Updating your score.',
  offline: 'Saved on this device. Your score updates when you are back online.',
  failed: "We couldn't count your correction. Please try again.",
}

function CorrectionNote({ heard, correction }: HeardProps) {
  return (
    <p className="small quiet" role="status">
      {correction ? notes[correction.state] : heard.corrections && 'Corrected by you. Your score counts it.'}
    </p>
  )
}

interface PartProps {
  part: HeardPart
  sentences: readonly HeardSentence[]
  type: HeardAnswer['type']
  move: ((id: string, part: AssignedPart) => void) | undefined
  onPlay: HeardPartsProps['onPlay']
}

function Part({ part, sentences, type, move, onPlay }: PartProps) {
  const { label, sentences: own, within } = part
  const isHeard = own.length > 0 || within !== null
  return (
    <li className="heard-part quote" data-part={part.part} data-heard={isHeard}>
      <span className="row-apart">
        <span className="row-tight">
          <PartMark part={part.part} />
          <strong>{label}</strong> {!isHeard && <span className="quiet">not heard</span>}
        </span>
        {!isHeard && move && (
          <Menu button="I said it" label={`${label}: I said it. Choose the sentence`} align="end">
            {sentences.map(({ id, text }) => (
              <button key={id} type="button" className="menu-item" onClick={() => move(id, part.part)}>
                {text}
              </button>
            ))}
          </Menu>
        )}
      </span>
      {within && <p className="small quiet">Heard in “{within.text}”</p>}
      {own.map((sentence) => (
        <Sentence key={sentence.id} {...{ sentence, type, move, onPlay }} />
      ))}
    </li>
  )
}

function Sentence({ sentence, type, move, onPlay }: Omit<PartProps, 'part' | 'sentences'> & { sentence: HeardSentence }) {
  const { id, text, part, remark, startMs } = sentence
  const words = (
    <span>
      {text} {remark && <span className="small tone-red toned">{remark}</span>}
    </span>
  )
  if (!move) return <p className="heard-sentence">{words}</p>
  return (
    <Menu
      className="heard-sentence"
      button={
        <>
          {words}
          <span className="only-heard">, heard as {partLabel(part, type)}. Play or move it</span>
          <Icon name="chevron-down" size={18} />
        </>
      }
    >
      {startMs !== undefined && onPlay && (
        <button type="button" className="menu-item" onClick={() => onPlay(startMs)}>
          <Icon name="play" size={20} /> Play this sentence
        </button>
      )}
      {choicesFor(type).map((choice) => (
        <button
          key={choice}
          type="button"
          className="menu-item"
          data-part={choice}
          aria-pressed={choice === part}
          onClick={() => move(id, choice)}
        >
          <PartMark part={choice} />
          <span className="fill">{choice === 'none' ? 'None of these' : partLabel(choice, type)}</span>
          {choice === part && <Icon name="check" size={20} />}
        </button>
      ))}
    </Menu>
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
    <svg className="heard-mark" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={shapes[part]} />
    </svg>
  )
}

interface RibbonProps extends Pick<HeardPartsProps, 'findings' | 'onPlay'> {
  sentences: readonly HeardSentence[]
  lines: HeardAnswer['lines']
  type: HeardAnswer['type']
}

/** One stretch per sentence, with pauses and fillers where their times are known. */
function Ribbon({ sentences, lines, findings, type, onPlay }: RibbonProps) {
  const first = lines[0]?.startMs
  const last = lines.at(-1)?.endMs
  const isTimed = first !== undefined && last !== undefined
  const marks = isTimed
    ? findings.filter(({ kind, startMs }) => (kind === 'pause' || kind === 'filler') && startMs !== undefined)
    : []
  const place = (ms: number) => `${Math.min(100, Math.max(0, ((ms - first!) / (last! - first!)) * 100))}%`
  const order = sentences.map(({ part }) => partLabel(part, type)).join(', ')
  return (
    <div>
      <div
        className="heard-stretches"
        {...(isTimed && onPlay ? {} : { role: 'img', 'aria-label': `In the order you said it: ${order}` })}
      >
        {sentences.map(({ id, part, text, startMs }, at) => {
          const look = { 'data-part': part, style: { flexGrow: widthOf(lines, at, text) } }
          if (startMs === undefined || !onPlay || !isTimed)
            return (
              <span key={id} {...look}>
                <PartMark part={part} />
              </span>
            )
          const label = `Play from ${clockInWords(startMs)}: ${partLabel(part, type)}`
          return (
            <button key={id} type="button" aria-label={label} onClick={() => onPlay(startMs)} {...look}>
              <PartMark part={part} />
            </button>
          )
        })}
      </div>
      {marks.length > 0 && (
        <div className="heard-moments" aria-hidden="true">
          {marks.map(({ kind, startMs }) => (
            <span key={`${kind} ${startMs}`} data-kind={kind} style={{ left: place(startMs!) }} />
          ))}
        </div>
      )}
    </div>
  )
}

/** By duration, or by text length where times are unknown. */
function widthOf(lines: HeardAnswer['lines'], at: number, text: string): number {
  const from = lines[at]?.startMs
  const to = lines[at + 1]?.startMs ?? lines[at]?.endMs
  return from === undefined || to === undefined ? text.length : Math.max(300, to - from)
}

const answers: [Relevance, string][] = [
  ['yes', 'Yes, it does'],
  ['partly', 'Partly'],
  ['another question', 'No'],
]

/** Only the user knows whether the answer fits the question. `isOpen`: the score waits for it. */
export function RelevanceQuestion({ isOpen, ...props }: HeardProps & { isOpen: boolean }) {
  const { heard, onCorrect } = props
  const corrections = latest(props)
  const chosen = corrections?.relevance ?? (heard.relevance === 'unsure' ? null : heard.relevance)
  if (!onCorrect) return null
  return (
    <fieldset className={isOpen ? 'box box-lamp-edge' : undefined}>
      <legend>Does this answer the question?</legend>
      <div className="row-tight">
        {answers.map(([relevance, words]) => (
          <button
            key={relevance}
            type="button"
            className="button button-small button-plain"
            aria-pressed={relevance === chosen}
            onClick={() => onCorrect(corrected(corrections, { relevance }))}
          >
            {relevance === chosen && <Icon name="check" size={18} />}
            {words}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
