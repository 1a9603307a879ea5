import './splash.css'
import { Mark } from '../ui/mark.tsx'

/** Shown until it is known who is signed in. index.html contains the same picture, for the time before any script. */
export function Splash() {
  return (
    <div className="splash" role="status">
      <Mark size={72} />
      <p>Opening Greenroom…</p>
    </div>
  )
}
