import '../ui/button.css'
import { useEffect, useRef, useState } from 'react'
import { useIsDesktop } from '../platform/media-query.ts'
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
  const current = useSectionInView(ready.map((name) => `${idPrefix}-${name}`).join(' '))
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const chip = current && list.current?.querySelector<HTMLElement>('[aria-current]')
    if (chip) list.current?.scrollTo({ left: chip.offsetLeft - chip.offsetWidth / 4 })
  }, [current])
  return (
    <nav aria-label="Sections" className={`not-printed ${className}`.trim()}>
      <ul ref={list} className="plain-list chips">
        {sections.map(({ name, title }) => (
          <li key={name}>
            <button
              type="button"
              disabled={!ready.includes(name)}
              aria-current={current === `${idPrefix}-${name}` || undefined}
              onClick={() => scrollToPart(`${idPrefix}-${name}`)}
            >
              {title} {figures?.[name] !== undefined && <strong className="numbers">{figures[name]}</strong>}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The last one whose heading is where a jump leads, or above it. */
function useSectionInView(ids: string): string | null {
  const top = useIsDesktop() ? 130 : 177
  const [inView, setInView] = useState<string | null>(null)
  useEffect(() => {
    const headings = ids.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const find = () => setInView(headings.findLast((one) => one.getBoundingClientRect().top < top)?.id ?? null)
    const observer = new IntersectionObserver(find, { rootMargin: `-${top}px 0px 0px` })
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [ids, top])
  return inView
}
