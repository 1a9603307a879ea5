import './site-bar.css'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Mark } from '../../ui/mark.tsx'
import { Menu } from '../../ui/menu.tsx'
import { type Feature, featureOf, features } from '../features.ts'
import { FeatureEntry } from './feature-entry.tsx'
import { HelpEntries } from './help-entries.tsx'
import { SelfPracticeEntry } from './self-practice-entry.tsx'

/** The four entries of the specification's Features dropdown, in its order; Pitch and Self practice follow. */
const inDropdown: readonly Feature[] = features.filter(({ id }) => id !== 'elevator')

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
          {inDropdown.map((feature) => (
            <FeatureEntry key={feature.id} feature={feature} />
          ))}
          <FeatureEntry feature={featureOf('elevator')!} />
          <SelfPracticeEntry />
        </Menu>
        <VoicePractice />
        <HelpEntries className="site-bar-link" />
      </nav>
      <div className="site-bar-end">{end}</div>
      <Menu className="site-bar-menu" align="end" label="Menu" button={<Icon name="menu" />}>
        {features.map((feature) => (
          <FeatureEntry key={feature.id} feature={feature} />
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
    <a className="site-bar-link" href={featureOf('voice')!.href} data-direction="root">
      Voice Practice <Badge tone="lamp">NEW</Badge>
    </a>
  )
}
