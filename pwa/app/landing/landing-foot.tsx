import { SignInButton } from '../../session/auth/sign-in-button.tsx'
import { LocalBanner } from '../local-banner.tsx'

/** Hides the button at the bottom edge while the page's own is visible: for the `ref` of that one. */
export function hideFootWhileVisible(button: HTMLButtonElement) {
  const watcher = new IntersectionObserver(([entry]) => {
    document.querySelector('.landing-foot .button')?.toggleAttribute('data-elsewhere', Boolean(entry?.isIntersecting))
  })
  watcher.observe(button)
  return () => watcher.disconnect()
}

/** Fixed to the bottom edge: signing in, within reach of the thumb, and what is simulated in local mode. */
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
