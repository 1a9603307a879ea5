import './bottom-bar.css'
import { atom, useSetAtom } from 'jotai'
import { useLocation } from 'react-router-dom'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type BarEntry, barEntries, hereOf, isLit } from './bar-entries.ts'

export const moreOpenAtom = atom(false)

/** Plain links: Ionic's tab bar highlights an entry only under its own path. */
export function BottomBar() {
  const here = hereOf(useLocation())
  const showMore = useSetAtom(moreOpenAtom)
  return (
    <nav className="bottom-bar" aria-label="Main">
      {barEntries.map((entry) => (
        <Entry key={entry.label} entry={entry} lit={isLit(entry, here)} />
      ))}
      <button type="button" className="bottom-bar-entry middle" aria-haspopup="dialog" onClick={() => showMore(true)}>
        <span className="bottom-bar-icon middle">
          <Icon name="more" />
        </span>
        More
      </button>
    </nav>
  )
}

function Entry({ entry: { label, icon, href, badge }, lit }: { entry: BarEntry; lit: boolean }) {
  return (
    <a className="bottom-bar-entry middle" href={href} data-direction="root" aria-current={lit ? 'page' : undefined}>
      <span className="bottom-bar-icon middle">
        <Icon name={icon} />
        {badge && <Badge tone="lamp">{badge}</Badge>}
      </span>
      {label}
    </a>
  )
}
