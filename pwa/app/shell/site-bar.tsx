import './site-bar.css'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Mark } from '../../ui/mark.tsx'
import { Menu } from '../../ui/menu.tsx'
import { featureOf } from '../features.ts'
import { FeatureEntries, HelpEntries } from './feature-entries.tsx'

interface SiteBarProps {
  end: ReactNode
  menuEnd?: ReactNode
}

export function SiteBar({ end, menuEnd }: SiteBarProps) {
  return (
    <header className="site-bar row-tight">
      <a className="site-bar-brand brand row" href="/" data-direction="root">
        <Mark size={34} /> Greenroom
      </a>
      <nav className="site-bar-links row" aria-label="Main">
        <Menu
          button={
            <>
              Features <Icon name="chevron-down" />
            </>
          }
        >
          <FeatureEntries />
        </Menu>
        <a className="menu-button" href={featureOf('voice-interview').href} data-direction="root">
          Voice Practice <Badge>NEW</Badge>
        </a>
        <HelpEntries className="menu-button" />
      </nav>
      <div className="site-bar-end row">{end}</div>
      <Menu className="site-bar-menu" align="end" label="Menu" button={<Icon name="menu" />}>
        <div className="lines">
          <div>
            <FeatureEntries short />
          </div>
          <div>
            <HelpEntries className="menu-item" />
            {menuEnd}
          </div>
        </div>
      </Menu>
    </header>
  )
}
