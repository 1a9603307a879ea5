import { SignInButton } from '../../session/auth/sign-in-button.tsx'
import { LocalBanner } from '../local-banner.tsx'

/** A `ref` for the page's own sign-in button: hides the one at the bottom while it is visible. */
export function hideFootWhileVisible(button: HTMLButtonElement) {
  const watcher = new IntersectionObserver(([entry]) => {
    document.querySelector('.landing-foot .button')?.toggleAttribute('data-elsewhere', Boolean(entry?.isIntersecting))
  })
  watcher.observe(button)
  return () => watcher.disconnect()
}

export function LandingFoot() {
  return (
    <div className="landing-foot">
      <div className="landing-foot-action">
        <SignInButton look="main" />
      </div>
      <LocalBanner />
    </div>
  )
}
