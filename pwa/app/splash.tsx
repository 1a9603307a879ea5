import './splash.css'
import { Mark } from '../ui/mark.tsx'

/** Shown while it is not yet known who is here. index.html holds the same picture for the time before any script. */
export function Splash() {
  return (
    <div className="splash" role="status">
      <Mark size={72} />
      <p>Opening your room…</p>
    </div>
  )
}
