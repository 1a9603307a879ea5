import { useEffect, useRef } from 'react'
import { meterFill } from '../../../media/recorder/silence.ts'
import { Icon } from '../../../ui/icon.tsx'

const bulbs = 10
/** Often enough for the eye. */
const everyMs = 80
const positions = Array.from({ length: bulbs }, (_, index) => {
  const turn = (index / bulbs) * 2 * Math.PI - Math.PI / 2
  return { key: `bulb-${index}`, x: 100 + 82 * Math.cos(turn), y: 100 + 82 * Math.sin(turn) }
})

/** Sound only: ten bulbs that light up with the voice. Moves without React and is not announced to screen readers. */
export function SoundPicture({ levelDb, isOn }: { levelDb: () => number; isOn: boolean }) {
  const ring = useRef<SVGSVGElement>(null)
  useEffect(() => {
    const light = () => {
      const lit = isOn ? Math.round(meterFill(levelDb()) * bulbs) : 0
      ring.current?.querySelectorAll('circle').forEach((bulb, index) => {
        bulb.toggleAttribute('data-lit', index < lit)
      })
    }
    light()
    if (!isOn) return
    const timer = setInterval(light, everyMs)
    return () => clearInterval(timer)
  }, [levelDb, isOn])
  return (
    <div className="studio-picture studio-sound" aria-hidden="true">
      <svg ref={ring} viewBox="0 0 200 200" className="studio-bulbs" aria-hidden="true">
        {positions.map(({ key, x, y }) => (
          <circle key={key} cx={x} cy={y} r="11" />
        ))}
      </svg>
      <span className="studio-sound-words">
        <Icon name="mic" size={44} />
        Sound only
      </span>
    </div>
  )
}
