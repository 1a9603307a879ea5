import './splash.css'
import { Mark } from '../ui/mark.tsx'

export function Splash() {
  return (
    <div className="splash" role="status">
      <Mark size={72} />
      <p>Opening Greenroom…</p>
    </div>
  )
}
