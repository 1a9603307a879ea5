import { useAtom } from 'jotai'
import { useRef, useState } from 'react'
import type { PitchOptions } from '../../../api/contract/elevator-pitch.ts'
import { type PitchChoice, type PitchChoices, pitchPrompts } from '../../../api/contract/pitch-choices.ts'
import { withKeys } from '../../answer-review/with-keys.ts'
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
  return (
    <div className="stack-close">
      <p>
        This is a draft. Pick what to talk about and say each part in your own words. Only your name and the closing are written
        for you.
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
              end={
                <span className="small">
                  {isReady(part) ? <Icon name="check" size={20} /> : <span className="gap">Blank</span>}
                </span>
              }
            >
              <div className="stack-close">
                <PartBody part={part} onChange={(choice) => setChoices(part.put(choice))} onPicked={() => goTo(at)} />
                {at < parts.length - 1 && (
                  <div className="row">
                    <Button small icon="chevron-down" onClick={() => goTo(at + 1)}>
                      {`Next: ${parts[at + 1]?.title}`}
                    </Button>
                  </div>
                )}
              </div>
            </Collapsible>
          </li>
        ))}
      </ol>
    </div>
  )
}

function PartTitle({ part: { title, choice }, isOpen }: { part: Part; isOpen: boolean }) {
  return (
    <>
      {title}
      {!isOpen && <span className="elevator-part-words small quiet">{choice.words.trim() || choice.line}</span>}
    </>
  )
}

interface PartBodyProps {
  part: Part
  onChange: (choice: PitchChoice) => void
  onPicked: () => void
}

function PartBody({ part: { title, prompt, source, choice, others }, onChange, onPicked }: PartBodyProps) {
  const [isPicking, setPicking] = useState(false)
  const isClosing = source === 'The closing'
  function pick(line: string) {
    setPicking(false)
    onChange({ line, words: isClosing ? line : choice.words })
    onPicked()
  }
  return (
    <>
      {choice.line !== null && !isClosing && (
        <div className="stack-tight">
          <p className="small quiet">{source}</p>
          <blockquote>{choice.line}</blockquote>
        </div>
      )}
      {others.length > 0 && (
        <div className="row">
          <Button small look="quiet" icon="retry" aria-expanded={isPicking} onClick={() => setPicking(!isPicking)}>
            {isClosing ? 'Pick another closing' : 'Pick another line'}
          </Button>
        </div>
      )}
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
      <SpokenField
        label={isClosing ? title : `${title}, in your words`}
        hint={`${prompt}.`}
        value={choice.words}
        onChange={(words) => onChange({ ...choice, words })}
        maxLength={partMaxCharacters}
      />
    </>
  )
}
