import { useAtomValue } from 'jotai'
import type { QaQuestion } from '../../../api/contract/interview-qa.ts'
import { filtersOf } from './filters.ts'
import { dispatchSession, sessionAtom } from './session-store.ts'

/** One button per filter; the chosen one is pressed. */
export function FilterBar({ questions }: { questions: readonly QaQuestion[] }) {
  const { filter: chosen } = useAtomValue(sessionAtom)
  return (
    <fieldset className="qa-filters not-printed">
      <legend className="only-heard">Show</legend>
      {filtersOf(questions).map(({ filter, label }) => (
        <button
          key={filter}
          type="button"
          className="numbers"
          aria-pressed={filter === chosen}
          onClick={() => dispatchSession({ type: 'filter-was-chosen', filter })}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
