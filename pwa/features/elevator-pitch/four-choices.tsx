import { useAtom } from 'jotai'
import { useRef, useState } from 'react'
import type { PitchOptions } from '../../../api/contract/elevator-pitch.ts'
import { asSpoken } from '../../../api/contract/first-person.ts'
import { type PitchChoice, type PitchChoices, pitchPrompts } from '../../../api/contract/pitch-choices.ts'
import { withKeys } from '../../answer-review/with-keys.ts'
import { KeptWordsNote } from '../../generation/suggested-answer.tsx'
import { SpokenField } from '../../media/spoken-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { Icon } from '../../ui/icon.tsx'
import { choicesAtom } from './pitch-store.ts'

const partMaxCharacters = 1_000

interface Part {
  title: string
  prompt: string
  source: 'Your line' | 'The ad says' | 'The closing'
  choice: PitchChoice
  others: readonly string[]
  put: (choice: PitchChoice) => PitchChoices
}

function partsOf(options: PitchOptions, choices: PitchChoices): Part[] {
  const { who, proofs, why, close } = choices
  const taken = [who, ...proofs, why].map(({ line }) => line)
  const others = (lines: readonly string[]) => lines.filter((line) => !taken.includes(line))
  return [
    {
      ...{ title: 'Who you are', prompt: pitchPrompts.who, source: 'Your line', choice: who, others: others(options.who) },
      put: (choice) => ({ ...choices, who: choice }),
    },
    ...proofs.map(
      (proof, at): Part => ({
        ...{ title: at === 0 ? 'First proof' : 'Second proof', prompt: pitchPrompts.proofs[at] ?? '', source: 'Your line' },
        ...{ choice: proof, others: others(options.proofs) },
        put: (choice) => ({ ...choices, proofs: proofs.map((each, index) => (index === at ? choice : each)) }),
      }),
    ),
    {
      ...{ title: 'Why here', prompt: pitchPrompts.why, source: 'The ad says', choice: why, others: others(options.why) },
      put: (choice) => ({ ...choices, why: choice }),
    },
    {
      ...{ title: 'How you close', prompt: 'One next step to ask for', source: 'The closing', choice: close },
      others: options.closings.filter((closing) => closing !== close.words),
      put: (choice) => ({ ...choices, close: choice }),
    },
  ]
}

const isReady = ({ choice }: Part) => choice.words.trim() !== ''

/** Their own line is a start; the ad's sentence is not theirs to say. */
const startOf = ({ source, choice: { line } }: Part): string => (source === 'Your line' && line ? asSpoken(line) : '')

export function FourChoices() {
  const [draft, setChoices] = useAtom(choicesAtom)
  const parts = draft ? partsOf(draft.options, draft.choices) : []
  const [open, setOpen] = useState(() => parts.findIndex((part) => !isReady(part)))
  const list = useRef<HTMLOListElement>(null)
  const ready = parts.filter(isReady).length
  function goTo(at: number) {
    setOpen(at)
    // The field exists, and can take the focus, once the part is open.
    requestAnimationFrame(() => list.current?.querySelectorAll('textarea')[at]?.focus())
  }
  const nextAfter = (at: number) => parts.findIndex((part, index) => index !== at && !isReady(part))
  return (
    <div className="stack-close">
      <p>
        {draft && draft.options.proofs.length > 0
          ? 'These lines of yours fit the ad best. Keep them, or say them your way.'
          : 'Say each part in a sentence or two.'}
      </p>
      <p className="stack-tight small" role="status">
        <progress value={ready} max={parts.length} aria-hidden="true" />
        {`${ready} of ${parts.length} parts ready`}
      </p>
      <ol className="plain-list" ref={list}>
        {parts.map((part, at) => (
          <li key={part.title}>
            <Collapsible
              look="line"
              open={open === at}
              onToggle={(isOpen) => setOpen((now) => (isOpen ? at : now === at ? -1 : now))}
              title={<PartTitle part={part} isOpen={open === at} />}
              end={<span>{isReady(part) && <Icon name="check" size={20} />}</span>}
            >
              <PartBody
                key={part.choice.line}
                part={part}
                next={parts[nextAfter(at)]?.title}
                onChange={(choice) => setChoices(part.put(choice))}
                onNext={() => (nextAfter(at) < 0 ? setOpen(-1) : goTo(nextAfter(at)))}
                onPicked={() => goTo(at)}
              />
            </Collapsible>
          </li>
        ))}
      </ol>
      <KeptWordsNote />
    </div>
  )
}

function PartTitle({ part, isOpen }: { part: Part; isOpen: boolean }) {
  return (
    <>
      {part.title}
      {!isOpen && (
        <span className="elevator-part-words small quiet">{part.choice.words.trim() || startOf(part) || 'Yours to say'}</span>
      )}
    </>
  )
}

interface PartBodyProps {
  part: Part
  /** The next part that is open; none after the last one. */
  next: string | undefined
  onChange: (choice: PitchChoice) => void
  onNext: () => void
  onPicked: () => void
}

function PartBody({ part, next, onChange, onNext, onPicked }: PartBodyProps) {
  const { title, source, choice, others } = part
  const prompt = part.prompt.split(': ').at(-1)!
  const [isPicking, setPicking] = useState(false)
  const start = startOf(part)
  const [words, setWords] = useState(choice.words || start)
  const isClosing = source === 'The closing'
  function pick(line: string) {
    setPicking(false)
    const isTheirs = choice.words !== '' && choice.words !== start
    onChange({ line, words: isClosing ? line : isTheirs ? choice.words : '' })
    onPicked()
  }
  return (
    <div className="stack-close">
      {source === 'The ad says' && choice.line !== null && (
        <div className="stack-tight">
          <p className="small quiet">{source}</p>
          <blockquote>{choice.line}</blockquote>
        </div>
      )}
      <SpokenField
        label={isClosing ? 'In these words' : 'In your words'}
        aria-label={isClosing ? title : `${title}, in your words`}
        hint={`${prompt.charAt(0).toUpperCase()}${prompt.slice(1)}.`}
        value={words}
        isCompact
        onChange={(said) => {
          setWords(said)
          onChange({ ...choice, words: said })
        }}
        maxLength={partMaxCharacters}
      />
      {isPicking && (
        <ul className="plain-list stack-tight">
          {withKeys(others, (line) => line).map(({ key, item }) => (
            <li key={key}>
              <button type="button" className="elevator-pick box box-edge" onClick={() => pick(item)}>
                {item}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="row">
        <Button
          look="main"
          small
          disabled={words.trim() === ''}
          onClick={() => {
            onChange({ ...choice, words })
            onNext()
          }}
        >
          {next ? `Next: ${next}` : 'Done'}
        </Button>
        {others.length > 0 && (
          <Button small look="quiet" icon="retry" aria-expanded={isPicking} onClick={() => setPicking(!isPicking)}>
            {isClosing ? 'Pick another closing' : 'Pick another line'}
          </Button>
        )}
      </div>
    </div>
  )
}
