import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FeatureIcon } from '../feature-icon.tsx'
import { type Feature, features, preparationByRound, selfPractice } from '../features.ts'

function FeatureRow({ feature }: { feature: Pick<Feature, 'name' | 'text' | 'badge' | 'icon' | 'href' | 'price'> }) {
  const { name, text, badge, icon, href, price } = feature
  return (
    <a className="feature-row card beside" href={href}>
      <FeatureIcon name={icon} />
      <span className="fill stack-snug">
        <strong className="row-tight">
          {name} {badge && <Badge>{badge}</Badge>}
        </strong>
        <small className="quiet">{text}</small>
        <small className="numbers">{price}</small>
      </span>
      <Icon name="chevron-right" size={20} />
    </a>
  )
}

/** The interview card opens Prep by round; the menus lead to Interview Q&A, and the two link to each other. */
const rowOf = (feature: Feature) => (feature.id === 'interview' ? { ...feature, href: preparationByRound } : feature)

export function FeatureRows() {
  return (
    <>
      <div className="stack-tight">
        <h2>Select a feature</h2>
        <p className="quiet small">
          Each card says what you get and what it costs. Nothing is charged until you press its button.
        </p>
      </div>
      {features.map((feature) => (
        <FeatureRow key={feature.id} feature={rowOf(feature)} />
      ))}
      <FeatureRow feature={selfPractice} />
    </>
  )
}
