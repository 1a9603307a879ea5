import './recorder-controls.css'
import { meterFill, speechFromDb } from './silence.ts'
import { useReading } from './use-reading.ts'

interface LevelProps {
  read: () => number
  isOn: boolean
}

/** More would cost a slow phone frames while it records. */
const everyMs = 80

/** Not announced: the open microphone would record the screen reader. */
function useLevel({ read, isOn }: LevelProps) {
  const readDb = useReading(read, everyMs, isOn)
  const levelDb = isOn ? readDb : -100
  return { isHeard: levelDb >= speechFromDb, style: { '--level': meterFill(levelDb).toFixed(2) } as object }
}

export function LevelMeter(props: LevelProps) {
  const { isHeard, style } = useLevel(props)
  return (
    <div className="level-meter" aria-hidden="true">
      <div className="level-meter-track" style={style} />
      <span className="quiet small">{props.isOn && (isHeard ? 'Hearing you' : 'Quiet')}</span>
    </div>
  )
}

const bulbs = Array.from({ length: 10 }, (_none, index) => {
  const angle = (18 + index * 36) * (Math.PI / 180)
  const [x, y] = [60 + 52 * Math.sin(angle), 60 - 52 * Math.cos(angle)]
  // Both sides light up from the bottom.
  const step = 4 - Math.min(index, 9 - index)
  return <circle key={x + y} cx={x} cy={y} r="5" style={{ '--step': step } as object} />
})

/** Ten bulbs around the record button, lit by the voice. */
export function VoiceBulbs(props: LevelProps) {
  return (
    <svg className="voice-bulbs" viewBox="0 0 120 120" style={useLevel(props).style} aria-hidden="true">
      {bulbs}
    </svg>
  )
}
