import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { speakingSecondsOf } from '../../../api/contract/elevator-pitch-texts.ts'
import { pitch } from '../../../api/contract/limits.ts'
import { inOwnWords } from '../../../api/contract/pitch-choices.ts'
import { withKeys } from '../../answer-review/with-keys.ts'
import { CopyButton } from '../../generation/copy-button.tsx'
import { StandInNote } from '../../generation/stand-in-note.tsx'
import { returnedWords, writerWords } from '../../generation/status-words.ts'
import { clockOf } from '../../media/recorder/clock-words.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageAction } from '../../ui/page.tsx'
import { blanksWords, gapsIn, WithGaps } from '../../ui/with-gaps.tsx'
import { PitchParts, partsOf } from './pitch-parts.tsx'
import { nameOfGap, scriptLengthOf } from './pitch-rules.ts'
import { type PitchPlan, planAtom, recordedAtom, scriptAtom, takenScriptAtom } from './pitch-store.ts'
import { isStandInScript, scriptGenerationAtom } from './script-generation.ts'

/** `part`: the title of the one that takes the focus. */
export type ScriptView = { edits: 'nothing' | 'text' } | { edits: 'parts'; part?: string }
export const reading: ScriptView = { edits: 'nothing' }

interface ScriptCardProps {
  view: ScriptView
  onView: (view: ScriptView) => void
  isFolded?: boolean
}

export function ScriptCard({ view, onView, isFolded = false }: ScriptCardProps) {
  const script = useAtomValue(scriptAtom)
  const plan = useAtomValue(planAtom)
  const read = () => onView(reading)
  if (view.edits === 'parts' && plan) return <PitchParts plan={plan} first={view.part} onDone={read} />
  if (view.edits !== 'nothing') return <ScriptEditor onDone={read} />
  const hasScript = script.trim() !== ''
  const title = hasScript ? 'Your script' : 'No script'
  const content = hasScript ? (
    <ScriptReader script={script} plan={plan} onView={onView} />
  ) : (
    <>
      <p>Just talk, or write what you want to say: it scrolls over the camera picture as you speak.</p>
      <div className="row">
        <Button small icon="pen" onClick={() => onView({ edits: 'text' })}>
          Write or paste a script
        </Button>
      </div>
    </>
  )
  if (isFolded) return <Collapsible title={title}>{content}</Collapsible>
  return (
    <Card as="section" {...(!hasScript && { tone: 'sunk' })} className="stack-close" aria-labelledby="pitch-script-title">
      <h2 id="pitch-script-title">{title}</h2>
      {content}
    </Card>
  )
}

interface ScriptReaderProps {
  script: string
  plan: PitchPlan | null
  onView: (view: ScriptView) => void
}

function ScriptReader({ script, plan, onView }: ScriptReaderProps) {
  const setTaken = useSetAtom(takenScriptAtom)
  const generation = useAtomValue(scriptGenerationAtom)
  const written = generation.last
  const isTheirs = written?.received.script?.script === script
  const isRecorded = useAtomValue(recordedAtom) !== null
  const [firstGap, ...otherGaps] = gapsIn(script)
  function fill(gap: string) {
    const part = nameOfGap(gap)
    const isPart = plan && partsOf(plan).some(({ title }) => title === part)
    onView(isPart ? { edits: 'parts', part } : { edits: 'text' })
  }
  const blank = (gap: string) => (
    <button type="button" className="gap" onClick={() => fill(gap)}>
      [{nameOfGap(gap)}]
    </button>
  )
  return (
    <div className="stack-close">
      <ScriptLength script={script} />
      {isStandInScript(generation, script) && (
        <StandInNote>{`${returnedWords(written?.done ?? {})} The built-in coach wrote it.`}</StandInNote>
      )}
      {plan && hasOurs(plan) && <p>{picked(plan)}</p>}
      {firstGap && !isRecorded && (
        <PageAction>
          <Button look="main" wide icon="pen" onClick={() => fill(firstGap)}>
            {blanksWords(1 + otherGaps.length)}
          </Button>
        </PageAction>
      )}
      <div className="elevator-text box stack-close prose">
        <span className="caption">As you will say it</span>
        {withKeys(script.split(/\n{2,}/u), (paragraph) => paragraph).map(({ key, item }) => (
          <p key={key}>
            <WithGaps text={item} chip={blank} />
          </p>
        ))}
      </div>
      <div className="row-tight">
        {plan && (
          <Button small onClick={() => onView({ edits: 'parts' })}>
            Change lines
          </Button>
        )}
        <Button small onClick={() => onView({ edits: 'text' })}>
          Edit
        </Button>
        <CopyButton label="Copy the script" text={() => script} onCopied={() => setTaken(script)} />
      </div>
      {isTheirs && written.done.coach === 'builtin' && <p className="small quiet">{writerWords(written.done)}</p>}
    </div>
  )
}

/** A part that the user has not said in their own words yet. */
const hasOurs = ({ choices: { who, proofs, why } }: PitchPlan) =>
  [who, ...proofs, why].some(({ line, words }) => words.trim() === '' || words === inOwnWords(line))

const picked = ({ options: { proofs } }: PitchPlan) =>
  proofs.length > 0
    ? 'We picked the lines of yours that fit this ad best. Change them, or say them your way: it’s free.'
    : 'Nothing is made up: say each part in a sentence or two. It’s free.'

const fitWords = {
  short: `Short: aim for ${clockOf(pitch.targetMinSeconds * 1_000)} to ${clockOf(pitch.targetMaxSeconds * 1_000)}.`,
  well: 'A good length.',
  long: `Long: aim for ${clockOf(pitch.targetMinSeconds * 1_000)} to ${clockOf(pitch.targetMaxSeconds * 1_000)}.`,
} as const

function ScriptLength({ script }: { script: string }) {
  const { words, fits } = scriptLengthOf(script)
  return (
    <p className="beside numbers">
      <span className={`tone-${fits === 'well' ? 'green' : 'yellow'} toned`}>
        <Icon name={fits === 'well' ? 'check' : 'info'} size={18} />
      </span>
      <span>
        <strong>{`About ${clockOf(speakingSecondsOf(words) * 1_000)} aloud.`}</strong>{' '}
        <span className="quiet">{`${words} words. ${fitWords[fits]}`}</span>
      </span>
    </p>
  )
}

function ScriptEditor({ onDone }: { onDone: () => void }) {
  const [script, setScript] = useAtom(scriptAtom)
  return (
    <Card as="section" className="stack-close">
      <TextArea
        label="Your script"
        hint="An empty line starts a new paragraph. Anything in [brackets] is a blank: put your own fact there."
        value={script}
        onChange={(event) => setScript(event.target.value)}
        rows={14}
        maxLength={pitch.scriptMaxCharacters}
        autoFocus
      />
      <ScriptLength script={script} />
      <PageAction>
        <Button look="main" wide icon="check" onClick={onDone}>
          Done
        </Button>
      </PageAction>
    </Card>
  )
}
