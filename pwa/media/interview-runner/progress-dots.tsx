import './progress-dots.css'
import { canGoTo, type DotState, dotAt, isFollowUp, labelAt, numberAt, type Practice } from './practice.ts'

const words: Record<DotState, string> = {
  current: 'this one',
  completed: 'answered, review it',
  skipped: 'skipped, try it now',
  upcoming: 'still to come',
}

export function ProgressDots({ practice, onGo }: { practice: Practice; onGo: (index: number) => void }) {
  return (
    <ol className="practice-dots grid plain-list" aria-label="Questions">
      {practice.questions.map((question, index) => {
        const state = dotAt(practice, index)
        const label = `${labelAt(practice, index)}, ${words[state]}`
        const number = isFollowUp(question) ? null : numberAt(practice, index)
        // Questions never change order, and two of the user's own may have the same words.
        const key = `dot-${index}`
        return (
          <li key={key} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            {canGoTo(practice, index) ? (
              <button type="button" className="middle" aria-label={label} onClick={() => onGo(index)}>
                <Dot state={state} number={number} />
              </button>
            ) : (
              <span className="middle">
                <Dot state={state} number={number} />
                <span className="only-heard">{label}</span>
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** Shape beside color: check, dash, ring with number (a plus for a follow-up), small dot. */
function Dot({ state, number }: { state: DotState; number: number | null }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      {state === 'upcoming' ? (
        <circle cx="12" cy="12" r="5" className="practice-dot-empty" />
      ) : (
        <circle cx="12" cy="12" r="11" className="practice-dot-full" />
      )}
      {state === 'completed' && <path d="m7.500 12.500 3 3 6-6.500" className="practice-dot-sign" />}
      {state === 'skipped' && <path d="M7.500 12h9" className="practice-dot-sign" />}
      {state === 'current' && number === null && <path d="M12 7.500v9M7.500 12h9" className="practice-dot-sign" />}
      {state === 'current' && number !== null && (
        <text x="12" y="16.200" textAnchor="middle" className="practice-dot-number">
          {number}
        </text>
      )}
    </svg>
  )
}
