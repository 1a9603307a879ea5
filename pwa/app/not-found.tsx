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
        <p>
          Or <a href="/analysis">check a resume</a>, <a href="/voice-interview">practice an interview</a> or{' '}
          <a href="/sample">see a sample</a>.
        </p>
      </div>
    </div>
  )
}
