import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'

/** The login card: every text of the specification's section 2, and one line that says which screen waits behind it. */
export function LoginCard({ signIn, waiting }: { signIn: ReactNode; waiting: string | null }) {
  return (
    <section className="login-card" aria-labelledby="welcome">
      <div className="row login-card-top">
        <h2 id="welcome">Welcome</h2>
        <Badge>BETA</Badge>
      </div>
      {waiting && <p className="login-card-waiting">Sign in to open {waiting}. You come back to it right away.</p>}
      <p>Optimize your job applications with AI-powered insights</p>
      <div className="login-card-note">
        <h3>Before you begin</h3>
        <p>Please sign in with your Google account. It is the only account you need here, and there is no password to make up.</p>
      </div>
      {signIn}
      <p className="login-card-data">
        <Icon name="lock" size={20} />
        <span>
          Resumes, job descriptions and results are not stored. They are cleared when you close this browser tab, so copy or
          download what you want to keep. In case your connection breaks, an encrypted copy of a result that only this tab can
          open stays on our server for 10 minutes.
        </span>
      </p>
    </section>
  )
}
