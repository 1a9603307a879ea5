import { type PrepSectionName, prepSections } from './prep-sections.ts'

/** Jumps to a section; those that are not there yet have their place, but nothing to tap. */
export function SectionLinks({ idPrefix, shown }: { idPrefix: string; shown: readonly PrepSectionName[] }) {
  function jumpTo(name: PrepSectionName) {
    const heading = document.getElementById(`${idPrefix}-${name}`)
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    heading?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' })
    heading?.focus({ preventScroll: true })
  }
  return (
    <nav aria-label="Sections" className="prep-links not-printed">
      <ul className="plain-list">
        {prepSections.map(({ name, title }) => (
          <li key={name}>
            <button type="button" disabled={!shown.includes(name)} onClick={() => jumpTo(name)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
