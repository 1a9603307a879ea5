import type { ScriptComparison } from '../../../api/contract/elevator-pitch.ts'
import { withKeys } from '../../answer-review/with-keys.ts'
import { clockInWords, clockOf } from '../../media/recorder/clock-words.ts'
import { Collapsible } from '../../ui/collapsible.tsx'
import { Icon } from '../../ui/icon.tsx'

interface ScriptAgainstSaidProps {
  comparison: ScriptComparison
  /** Plays the recording from there; absent where there is none. */
  onPlay?: ((fromMs: number) => void) | undefined
}

const fates = { said: 'Said', changed: 'Changed', 'left-out': 'Left out' } as const

/** "12 sentences: 8 said, 3 changed, 1 left out." */
export function comparisonLine({ lines, added }: ScriptComparison): string {
  const count = (fate: keyof typeof fates) => lines.filter(({ became }) => became === fate).length
  const parts = [`${count('said')} said`, `${count('changed')} changed`, `${count('left-out')} left out`]
  const sentences = lines.length === 1 ? 'One sentence' : `${lines.length} sentences`
  return `${sentences}: ${parts.join(', ')}${added.length > 0 ? `; ${added.length} of your own` : ''}.`
}

/** What became of the script, sentence by sentence, with the moment when it was said. */
export function ScriptAgainstSaid({ comparison, onPlay }: ScriptAgainstSaidProps) {
  const { lines, added, keptPercent } = comparison
  return (
    <div className="stack-close">
      <p>
        <strong className="numbers">{`You kept ${keptPercent}% of your script’s words.`}</strong>{' '}
        <span className="quiet">
          {comparisonLine(comparison)} A pitch may change as you speak; only what was left out is lost.
        </span>
      </p>
      <Collapsible title="Sentence by sentence" look="line">
        <ul className="plain-list elevator-lines">
          {withKeys(lines, ({ text }) => text).map(({ key, item: line }) => (
            <li key={key} data-became={line.became}>
              <span className="elevator-fate small">
                <Icon name={line.became === 'said' ? 'check' : line.became === 'changed' ? 'pen' : 'close'} size={18} />
                {fates[line.became]}
              </span>
              <div>
                <p>{line.text}</p>
                {line.became === 'changed' && (
                  <p className="small quiet">
                    You said: <q>{line.said}</q>
                  </p>
                )}
              </div>
              {onPlay && line.startMs !== undefined && <PlayAt startMs={line.startMs} text={line.text} onPlay={onPlay} />}
            </li>
          ))}
          {withKeys(added, (text) => text).map(({ key, item }) => (
            <li key={`added-${key}`} data-became="added">
              <span className="elevator-fate small">
                <Icon name="plus" size={18} />
                Added
              </span>
              <p>{item}</p>
            </li>
          ))}
        </ul>
      </Collapsible>
    </div>
  )
}

function PlayAt({ startMs, text, onPlay }: { startMs: number; text: string; onPlay: (fromMs: number) => void }) {
  return (
    <button
      type="button"
      className="answer-moment answer-moment-plays numbers"
      aria-label={`Play ${clockInWords(startMs)}: ${text}`}
      onClick={() => onPlay(startMs)}
    >
      <Icon name="play" size={16} />
      {clockOf(startMs)}
    </button>
  )
}
