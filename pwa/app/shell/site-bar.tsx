import './site-bar.css'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Mark } from '../../ui/mark.tsx'
import { Menu } from '../../ui/menu.tsx'
import { type Place, placeOf, places } from '../places.ts'
import { HelpEntries } from './help-entries.tsx'
import { PlaceEntry } from './place-entry.tsx'
import { SelfPracticeEntry } from './self-practice-entry.tsx'

/** The four entries of the specification's Features dropdown, in its order; Pitch and Self practice follow. */
const inDropdown: readonly Place[] = places.filter(({ id }) => id !== 'elevator')

interface SiteBarProps {
  /** 'Sign in to Practice', or the credits pill and the account menu. */
  end: ReactNode
  /** The same in the menu that takes the bar's place on a phone. */
  menuEnd?: ReactNode
}

/** The navigation bar of the specification. */
export function SiteBar({ end, menuEnd }: SiteBarProps) {
  return (
    <header className="site-bar">
      <a className="site-bar-brand" href="/" data-direction="root">
        <Mark size={34} /> Greenroom
      </a>
      <nav className="site-bar-links" aria-label="Main">
        <Menu
          button={
            <>
              Features <Icon name="chevron-down" size={18} />
            </>
          }
        >
          {inDropdown.map((place) => (
            <PlaceEntry key={place.id} place={place} />
          ))}
          <PlaceEntry place={placeOf('elevator')!} />
          <SelfPracticeEntry />
        </Menu>
        <VoicePractice />
        <HelpEntries className="site-bar-link" />
      </nav>
      <div className="site-bar-end">{end}</div>
      <Menu className="site-bar-menu" align="end" label="Menu" button={<Icon name="menu" />}>
        {places.map((place) => (
          <PlaceEntry key={place.id} place={place} />
        ))}
        <SelfPracticeEntry />
        <HelpEntries className="menu-item" />
        {menuEnd}
      </Menu>
    </header>
  )
}

function VoicePractice() {
  return (
    <a className="site-bar-link" href={placeOf('voice')!.href} data-direction="root">
      Voice Practice <Badge tone="lamp">NEW</Badge>
    </a>
  )
}
