import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { allFeatures, type Feature, preparationByRound } from '../features.ts'

function FeatureRow({ id, name, text, badge, icon, href, price }: Feature) {
  return (
    // The interview card opens Prep by round; the menus lead to Interview Q&A, and the two link to each other.
    <a className="feature-row beside" href={id === 'interview' ? preparationByRound : href}>
      <Icon name={icon} />
      <span className="fill">
        <span className="between">
          <span>
            <strong>{name}</strong> {badge && <Badge>{badge}</Badge>}
          </span>
          <span className="numbers">{price ?? 'Free'}</span>
        </span>
        <small className="quiet block">{text}</small>
      </span>
    </a>
  )
}

export function FeatureRows() {
  return (
    <>
      <div className="between">
        <h2>Select a feature</h2>
        <small className="quiet">Credits</small>
      </div>
      <ul className="card lines plain-list feature-rows">
        {allFeatures.map((feature) => (
          <li key={feature.id}>
            <FeatureRow {...feature} />
          </li>
        ))}
      </ul>
    </>
  )
}
