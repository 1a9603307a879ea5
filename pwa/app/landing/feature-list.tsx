import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { features } from '../features.ts'

/** The five features of the signed-out home. */
export function FeatureList() {
  return (
    <section className="feature-list" aria-labelledby="features">
      <h2 id="features">Five rooms to get ready in</h2>
      <ul className="plain-list">
        {features.map(({ id, name, text, badge, icon }) => (
          <li key={id}>
            <span className="feature-icon">
              <Icon name={icon} />
            </span>
            <div>
              <h3>
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
