import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { allFeatures, byRound, type Feature } from '../features.ts'

interface FeatureRowProps {
  feature: Feature
  isCutOff?: boolean
}

export function FeatureRow({ feature: { key, name, text, badge, icon, href, price }, isCutOff }: FeatureRowProps) {
  return (
    // The interview card opens Prep by round; the menus lead to Interview Q&A, and the two link to each other.
    <a className="feature-row between" href={key === 'interview-qa' ? byRound.href : href}>
      <span className="feature-icon middle">
        <Icon name={icon} />
      </span>
      <span className="fill">
        <strong>{name}</strong> {badge && <Badge>{badge}</Badge>}
        <small className="quiet block">{isCutOff && price ? 'Needs a connection' : text}</small>
      </span>
      <span className="figures numbers">
        {price ?? 'Free'} {price && <small className="quiet block">credits</small>}
      </span>
      <Icon name="chevron-right" size={16} />
    </a>
  )
}

export function FeatureRows({ isCutOff = false }) {
  // Without a connection, what is free also works: it comes first.
  const rows = isCutOff ? allFeatures.toSorted((one, other) => Number(!!one.price) - Number(!!other.price)) : allFeatures
  return (
    <>
      <h2>Select a feature</h2>
      <ul className="card lines plain-list feature-rows">
        {rows.map((feature) => (
          <li key={feature.key}>
            <FeatureRow feature={feature} isCutOff={isCutOff} />
          </li>
        ))}
      </ul>
    </>
  )
}
