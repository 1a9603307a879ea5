import './not-found.css'
import { LinkButton } from '../ui/button.tsx'

/** What stands at an address that is none. */
export function NotFound() {
  return (
    <div className="not-found">
      <p className="not-found-number" aria-hidden="true">
        404
      </p>
      <h1>Page Not Found</h1>
      <p className="quiet">There is no room behind this door. The address may have a typo, or the page has moved.</p>
      <LinkButton look="main" href="/" data-direction="root">
        Go home
      </LinkButton>
    </div>
  )
}
