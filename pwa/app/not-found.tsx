import { LinkButton } from '../ui/button.tsx'
import { Illustration } from '../ui/illustration.tsx'

export function NotFound() {
  return (
    <div className="page-content centered message">
      <Illustration of="lost" />
      <div className="stack-close">
        <h1>Page Not Found</h1>
        <p className="quiet">There is nothing at this address. It may contain a typo, or the page may have moved.</p>
        <LinkButton look="main" wide href="/" data-direction="root">
          Go home
        </LinkButton>
      </div>
    </div>
  )
}
