import { useSetAtom } from 'jotai'
import { pitch } from '../../../api/contract/limits.ts'
import { inOwnWords, type PitchChoice, type PitchChoices, pitchPrompts } from '../../../api/contract/pitch-choices.ts'
import { withKeys } from '../../answer-review/with-keys.ts'
import { KeptWordsNote } from '../../generation/suggested-answer.tsx'
import { SpokenField } from '../../media/spoken-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { PageAction } from '../../ui/page.tsx'
import { type PitchPlan, planAtom } from './pitch-store.ts'

type Put = (choice: PitchChoice) => PitchChoices

export function partsOf({ options, choices }: PitchPlan) {
  const { who, proofs, why, close } = choices
  const taken = [who, ...proofs, why, close].map(({ line }) => line)
  const partOf = (title: string, prompt: string, choice: PitchChoice, lines: readonly string[], put: Put) => ({
    ...{ title, prompt, choice, put },
    others: lines.filter((line) => !taken.includes(line)),
  })
  return [
    partOf('Who you are', pitchPrompts.who, who, options.who, (choice) => ({ ...choices, who: choice })),
    ...proofs.map((proof, at) =>
      partOf(at === 0 ? 'First proof' : 'Second proof', pitchPrompts.proofs[at] ?? '', proof, options.proofs, (choice) => ({
        ...choices,
        proofs: proofs.with(at, choice),
      })),
    ),
    partOf('Why here', pitchPrompts.why, why, options.why, (choice) => ({ ...choices, why: choice })),
    partOf('How you close', 'One next step to ask for', close, options.closings, (choice) => ({ ...choices, close: choice })),
  ]
}

/** Each part as it will be said, with the best line chosen. What changes here changes the script. */
interface PitchPartsProps {
  plan: PitchPlan
  /** Takes the focus. */
  first: string | undefined
  onDone: () => void
}

export function PitchParts({ plan, first, onDone }: PitchPartsProps) {
  const setPlan = useSetAtom(planAtom)
  const parts = partsOf(plan)
  const ready = parts.filter(({ choice }) => choice.words.trim() !== '').length
  return (
    <form className="stack" aria-labelledby="pitch-parts" onSubmit={(event) => event.preventDefault()}>
      <Card className="stack">
        <div className="stack-snug">
          <h2 id="pitch-parts">Your script, part by part</h2>
          <p>
            {plan.options.proofs.length > 0
              ? 'These lines of yours fit the ad best. Keep them, or say them your way.'
              : 'Say each part in a sentence or two.'}
          </p>
        </div>
        {parts.map((part) => (
          <PartField
            key={part.title}
            part={part}
            autoFocus={part.title === first}
            onChange={(choice) => setPlan({ options: plan.options, choices: part.put(choice) })}
          />
        ))}
        <KeptWordsNote />
      </Card>
      <PageAction>
        <Button
          look="main"
          wide
          icon="check"
          onClick={onDone}
          note={<span role="status">{`${ready} of ${parts.length} parts ready`}</span>}
        >
          Done
        </Button>
      </PageAction>
    </form>
  )
}

interface PartFieldProps {
  part: ReturnType<typeof partsOf>[number]
  autoFocus: boolean
  onChange: (choice: PitchChoice) => void
}

function PartField({ part, autoFocus, onChange }: PartFieldProps) {
  const { title, choice, others } = part
  const prompt = part.prompt.split(': ').at(-1)!
  const isAdLine = title === 'Why here'
  const start = isAdLine ? '' : inOwnWords(choice.line)
  return (
    <div className="stack-tight">
      <SpokenField
        label={title}
        hint={`${prompt.charAt(0).toUpperCase()}${prompt.slice(1)}.`}
        value={choice.words}
        isCompact
        autoFocus={autoFocus}
        onChange={(words) => onChange({ ...choice, words })}
        maxLength={pitch.partMaxCharacters}
      />
      {isAdLine && choice.line !== null && <p className="small quiet">The ad says: “{choice.line}”</p>}
      {others.length > 0 && (
        // The new key folds it again after a choice.
        <Collapsible key={choice.line} look="line" title={isAdLine ? 'Answer another line' : 'Pick another line'}>
          <ul className="plain-list stack-tight">
            {withKeys(others, (line) => line).map(({ key, item: line }) => (
              <li key={key}>
                <button
                  type="button"
                  className="elevator-pick box box-edge"
                  // What the user wrote stays.
                  onClick={() => onChange({ line, words: choice.words === start && !isAdLine ? inOwnWords(line) : choice.words })}
                >
                  {line}
                </button>
              </li>
            ))}
          </ul>
        </Collapsible>
      )}
    </div>
  )
}
