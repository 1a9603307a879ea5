import '../ui/button.css'
import { scrollToPart } from './scroll-to-part.ts'
import type { Section } from './section-order.ts'

interface SectionLinksProps<Name extends string> {
  sections: readonly Section<Name>[]
  idPrefix: string
  ready: readonly Name[]
  className?: string
  /** Beside the title of a section. */
  figures?: Partial<Record<Name, number>> | undefined
}

/** Chips that jump to sections. Those still to come are disabled. */
export function SectionLinks<Name extends string>(props: SectionLinksProps<Name>) {
  const { sections, idPrefix, ready, className = '', figures } = props
  return (
    <nav aria-label="Sections" className={`not-printed ${className}`.trim()}>
      <ul className="plain-list chips">
        {sections.map(({ name, title }) => (
          <li key={name}>
            <button type="button" disabled={!ready.includes(name)} onClick={() => scrollToPart(`${idPrefix}-${name}`)}>
              {title} {figures?.[name] !== undefined && <strong className="numbers">{figures[name]}</strong>}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
