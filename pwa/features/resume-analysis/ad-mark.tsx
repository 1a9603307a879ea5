import type { MatchEvidence } from '../../../api/contract/resume-analysis.ts'
import { importanceWords, stateOf, stateWords } from './requirement-state.ts'

interface AdMarkProps {
  /** Usually one requirement; several where one is part of another's words. */
  rows: readonly MatchEvidence[]
  text: string
  openTerm: string | null
  onOpen: (term: string | null) => void
  detailId: string
}

const isMissing = (row: MatchEvidence) => stateOf(row) === 'missing'

/** The words of a requirement as a button. Its line tells the state, a small "must" a must-have; both are also said. */
export function AdMark({ rows, text, openTerm, onOpen, detailId }: AdMarkProps) {
  // Of several the gap: that is what somebody looks for.
  const shown = rows.find(isMissing) ?? rows[0]!
  const isOpen = rows.some(({ term }) => term === openTerm)
  const isMust = rows.some(({ importance }) => importance === 'must')
  /** Of several the next one, and after the last it closes. */
  function press() {
    const inTurn = [shown, ...rows.filter((row) => row !== shown)]
    const at = inTurn.findIndex(({ term }) => term === openTerm)
    onOpen(inTurn[at + 1]?.term ?? null)
  }
  const said = [
    isMust ? importanceWords.must : importanceWords[shown.importance],
    ...new Set(rows.map((row) => stateWords[stateOf(row)].toLowerCase())),
  ]
  return (
    <button
      type="button"
      className={`ad-mark ad-mark-${stateOf(shown)}`}
      aria-expanded={isOpen}
      aria-controls={isOpen ? detailId : undefined}
      data-term={shown.term}
      onClick={press}
    >
      {text}
      {isMust && (
        <span className="ad-mark-must" aria-hidden="true">
          must
        </span>
      )}
      <span className="only-heard">{`, ${said.join(', ')}`}</span>
    </button>
  )
}
