import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Feature } from '../features.ts'

/** What the chosen feature does and costs; a prompt to select one while none is chosen. */
export function ChosenPanel({ feature }: { feature: Feature | undefined }) {
  if (!feature) {
    return (
      <section className="panel chosen-panel chosen-panel-empty">
        <Icon name="bulb" size={40} />
        <h2>Select a feature</h2>
        <p>Each card says what you get and what it costs. Nothing is charged until you press its button.</p>
      </section>
    )
  }
  return (
    <section className="panel chosen-panel lights-up" aria-labelledby="chosen">
      <h2 id="chosen">{feature.name}</h2>
      <p>{feature.text}</p>
      <ul className="plain-list stack-tight chosen-panel-results">
        {feature.results.map((result) => (
          <li key={result}>
            <Icon name="check" size={22} /> {result}
          </li>
        ))}
      </ul>
      <div className="button-with-note">
        <LinkButton look="main" wide href={feature.href}>
          Open {feature.name}
        </LinkButton>
        <p className="button-note">{feature.price}. You pay only if you get results.</p>
      </div>
    </section>
  )
}
