import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type Feature, features, preparationByRound, selfPractice } from '../features.ts'

interface FeatureRowProps {
  feature: Feature
  isCutOff?: boolean
}

export function FeatureRow({ feature: { id, name, text, badge, icon, href, price }, isCutOff }: FeatureRowProps) {
  return (
    // The interview card opens Prep by round; the menus lead to Interview Q&A, and the two link to each other.
    <a className="feature-row between" href={id === 'interview' ? preparationByRound : href}>
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
  const rows = isCutOff ? [selfPractice, ...features] : [...features, selfPractice]
  return (
    <>
      <h2>Select a feature</h2>
      <ul className="card lines plain-list feature-rows">
        {rows.map((feature) => (
          <li key={feature.id}>
            <FeatureRow feature={feature} isCutOff={isCutOff} />
          </li>
        ))}
      </ul>
    </>
  )
}
