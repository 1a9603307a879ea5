import { LinkButton } from '../ui/button.tsx'
import { Illustration } from '../ui/illustration.tsx'
import { featureOf } from './features.ts'

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
          Or <a href={featureOf('resume-analysis').href}>check a resume</a>,{' '}
          <a href={featureOf('voice-interview').href}>practice an interview</a> or <a href="/sample">see a sample</a>.
        </p>
      </div>
    </div>
  )
}
