import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { allFeatures } from '../features.ts'

export function FeatureList() {
  return (
    <section className="stack feature-list" aria-labelledby="features">
      <h2 id="features">Seven ways to get ready</h2>
      <ul className="plain-list stack-close">
        {allFeatures.map(({ id, name, text, badge, icon }) => (
          <li key={id} className="card beside">
            <span className="feature-icon">
              <Icon name={icon} />
            </span>
            <div>
              <h3 className="row-tight">
                {name} {badge && <Badge tone={badge === 'NEW' ? 'lamp' : 'edge'}>{badge}</Badge>}
              </h3>
              <p className="quiet">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
