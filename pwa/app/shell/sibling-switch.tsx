import '../../ui/switch-choice.css'
import { type Feature, featuresUnder } from '../features.ts'

const heard: Record<Feature['under'], string> = { Resume: 'Resume', Prep: 'Preparation', Practice: 'Practice' }

/** Links to the screens that share one entry of the bottom bar. */
export function SiblingSwitch({ here }: { here: Feature }) {
  return (
    <nav className="switch-choice" aria-label={heard[here.under]}>
      {featuresUnder(here.under).map(({ key, href, shortName, badge }) => (
        <a key={key} href={href} data-direction="root" aria-current={key === here.key ? 'page' : undefined}>
          {shortName}
          {badge === 'BETA' && <small>{badge}</small>}
        </a>
      ))}
    </nav>
  )
}
