import '../ui/section.css'
import type { Section } from './section-order.ts'

interface SectionLinksProps<Name extends string> {
  sections: readonly Section<Name>[]
  /** The ids of the headings begin with it. */
  idPrefix: string
  ready: readonly Name[]
  className?: string
}

/** Jumps to a section. One that has not arrived has its button already, disabled. */
export function SectionLinks<Name extends string>({ sections, idPrefix, ready, className = '' }: SectionLinksProps<Name>) {
  function jumpTo(name: Name) {
    const heading = document.getElementById(`${idPrefix}-${name}`)
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    heading?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' })
    heading?.focus({ preventScroll: true })
  }
  return (
    <nav aria-label="Sections" className={`section-links not-printed ${className}`.trim()}>
      <ul className="plain-list">
        {sections.map(({ name, title }) => (
          <li key={name}>
            <button type="button" disabled={!ready.includes(name)} onClick={() => jumpTo(name)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
