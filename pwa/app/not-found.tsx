import './not-found.css'
import { LinkButton } from '../ui/button.tsx'

export function NotFound() {
  return (
    <div className="not-found centered">
      <p className="not-found-number" aria-hidden="true">
        404
      </p>
      <h1>Page Not Found</h1>
      <p className="quiet">There is nothing at this address. It may contain a typo, or the page may have moved.</p>
      <LinkButton look="main" href="/" data-direction="root">
        Go home
      </LinkButton>
    </div>
  )
}
