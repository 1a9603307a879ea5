import { type ShownSection, shownSections } from './sections.ts'

/** Jumps to a section; those still being written have no chip to tap yet, but their place. */
export function SectionChips({ idPrefix, ready }: { idPrefix: string; ready: ShownSection[] }) {
  function jumpTo(name: ShownSection) {
    const heading = document.getElementById(`${idPrefix}-${name}`)
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    heading?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' })
    heading?.focus({ preventScroll: true })
  }
  return (
    <nav aria-label="Sections" className="results-chips-place">
      <ul className="results-chips plain-list">
        {shownSections.map(({ name, title }) => (
          <li key={name}>
            <button type="button" className="results-chip" disabled={!ready.includes(name)} onClick={() => jumpTo(name)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
