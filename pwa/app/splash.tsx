import './splash.css'
import { Mark } from '../ui/mark.tsx'

/** Shown while everything behind the sign-in loads, and while a person leaves. */
export function Splash() {
  return (
    <div className="splash" role="status">
      <Mark size={72} />
      <p>Opening Greenroom…</p>
    </div>
  )
}
