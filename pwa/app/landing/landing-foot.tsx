import { SignInButton } from '../../session/auth/sign-in-button.tsx'
import { LocalBanner } from '../local-banner.tsx'

/** The button counts as visible once it is whole, above the strip at the bottom. */
const whollyAboveFoot = { threshold: 1, rootMargin: '0px 0px -80px' }

/** A `ref` for the page's own sign-in button: hides the one at the bottom while it is visible. */
export function hideFootWhileVisible(button: HTMLButtonElement) {
  const watcher = new IntersectionObserver(([entry]) => {
    document.querySelector('.landing-foot .button')?.toggleAttribute('data-elsewhere', Boolean(entry?.isIntersecting))
  }, whollyAboveFoot)
  watcher.observe(button)
  return () => watcher.disconnect()
}

export function LandingFoot() {
  return (
    <div className="landing-foot">
      <div className="landing-foot-action">
        <SignInButton />
      </div>
      <LocalBanner />
    </div>
  )
}
