import '../ui/button.css'
import { scrollToPart } from './scroll-to-part.ts'
import type { Section } from './section-order.ts'

interface SectionLinksProps<Name extends string> {
  sections: readonly Section<Name>[]
  idPrefix: string
  ready: readonly Name[]
  className?: string
}

/** Chips that jump to sections. Those still to come are disabled. */
export function SectionLinks<Name extends string>({ sections, idPrefix, ready, className = '' }: SectionLinksProps<Name>) {
  return (
    <nav aria-label="Sections" className={`not-printed ${className}`.trim()}>
      <ul className="plain-list chips">
        {sections.map(({ name, title }) => (
          <li key={name}>
            <button type="button" disabled={!ready.includes(name)} onClick={() => scrollToPart(`${idPrefix}-${name}`)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
