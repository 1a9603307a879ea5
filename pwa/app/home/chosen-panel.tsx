import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Place } from '../places.ts'

/** What the chosen feature gives and costs; with none chosen, a prompt to select one. */
export function ChosenPanel({ place }: { place: Place | undefined }) {
  if (!place) {
    return (
      <section className="chosen-panel chosen-panel-empty">
        <Icon name="bulb" size={40} />
        <h2>Select a feature</h2>
        <p>Each card says what it gives and what it costs. Nothing is charged before you press its button.</p>
      </section>
    )
  }
  return (
    <section className="chosen-panel lights-up" aria-labelledby="chosen">
      <h2 id="chosen">{place.name}</h2>
      <p>{place.text}</p>
      <ul className="plain-list chosen-panel-gives">
        {place.gives.map((gift) => (
          <li key={gift}>
            <Icon name="check" size={22} /> {gift}
          </li>
        ))}
      </ul>
      <div className="button-with-note">
        <LinkButton look="main" wide href={place.href}>
          Open {place.name}
        </LinkButton>
        <p className="button-note">{place.price}. You pay only if you get results.</p>
      </div>
    </section>
  )
}
