import { LinkButton } from '../ui/button.tsx'
import { Illustration } from '../ui/illustration.tsx'

export function NotFound() {
  return (
    <div className="centered message">
      <Illustration of="lost" />
      <div className="stack-close">
        <p className="quiet">There is nothing at this address. It may contain a typo, or the page may have moved.</p>
        <LinkButton look="main" wide href="/" data-direction="root">
          Go home
        </LinkButton>
        <p className="row">
          <a href="/analysis">Check a resume</a>
          <a href="/voice-interview">Practice an interview</a>
          <a href="/sample">See a sample</a>
        </p>
      </div>
    </div>
  )
}
