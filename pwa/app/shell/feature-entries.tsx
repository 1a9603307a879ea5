import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-shapes.tsx'
import { type Feature, featureOf, features } from '../features.ts'

type Entry = Pick<Feature, 'name' | 'text' | 'badge' | 'icon' | 'href'>

/** Self practice is free, so it is not among the features with a price. */
const selfPractice: Entry = {
  name: 'Self practice',
  text: 'Free: hear a question, answer out loud, listen back',
  icon: 'play' satisfies IconName,
  href: '/self-interview-prep',
}

/** The owner's four of the Features menu in their order, then what came later. */
const inMenuOrder = [...features.filter(({ id }) => id !== 'elevator'), featureOf('elevator')!, selfPractice]

/** All features in a menu: name, badge and what each does. */
export function FeatureEntries() {
  return inMenuOrder.map(({ name, text, badge, icon, href }) => (
    <a key={href} className="menu-item" href={href} data-direction="root">
      <Icon name={icon} />
      <span className="menu-item-words">
        <strong>{name}</strong> {badge && <Badge>{badge}</Badge>}
        <small>{text}</small>
      </span>
    </a>
  ))
}
