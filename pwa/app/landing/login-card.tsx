import { SignInButton } from '../../session/auth/sign-in-button.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { hideFootWhileVisible } from './landing-foot.tsx'

/** index.html's script writes the same line about the screen to open after signing in. */
export function LoginCard({ waiting }: { waiting: string | null }) {
  return (
    <section className="panel login-card" aria-labelledby="welcome">
      <div className="row login-card-top">
        <h2 id="welcome">Welcome</h2>
        <Badge>BETA</Badge>
      </div>
      {waiting && <p className="login-card-waiting">{`Sign in to open ${waiting}. It opens right after.`}</p>}
      <p>Optimize your job applications with AI-powered insights</p>
      <div className="login-card-note">
        <h3>Before you begin</h3>
        <p>Please sign in with your Google account. No new account or password needed.</p>
      </div>
      <SignInButton ref={hideFootWhileVisible} />
      <p className="login-card-data">
        <Icon name="lock" size={20} />
        <span>
          Resumes, job descriptions and results are not stored. They are cleared when you close this browser tab, so copy or
          download what you want to keep. In case your connection breaks, our server keeps an encrypted copy of each result for 10
          minutes, which only this tab can open.
        </span>
      </p>
    </section>
  )
}
