import './recorder-controls.css'
import { type RefObject, useEffect, useRef } from 'react'
import { meterFill, speechFromDb } from './silence.ts'

interface LevelProps {
  read: () => number
  isOn: boolean
}

/** More would cost a slow phone frames while it records. */
const everyMs = 80

/** Sets `--level`, from 0 to 1, without React. Not announced: the open microphone would record the screen reader. */
function useLevel(
  lamps: RefObject<HTMLElement | SVGElement | null>,
  { read, isOn }: LevelProps,
  heard?: (words: string) => void,
) {
  const say = useRef(heard)
  useEffect(() => {
    const show = (levelDb: number, words: string) => {
      lamps.current?.style.setProperty('--level', meterFill(levelDb).toFixed(2))
      say.current?.(words)
    }
    show(-100, '')
    if (!isOn) return
    const listen = () => {
      const levelDb = read()
      show(levelDb, levelDb >= speechFromDb ? 'Hearing you' : 'Quiet')
    }
    const timer = setInterval(listen, everyMs)
    return () => clearInterval(timer)
  }, [lamps, read, isOn])
}

export function LevelMeter(props: LevelProps) {
  const lamps = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLSpanElement>(null)
  useLevel(lamps, props, (heard) => {
    if (words.current && words.current.textContent !== heard) words.current.textContent = heard
  })
  return (
    <div className="level-meter" aria-hidden="true">
      <div className="level-meter-track" ref={lamps} />
      <span className="quiet small" ref={words} />
    </div>
  )
}

const bulbs = Array.from({ length: 10 }, (_none, index) => {
  const angle = (18 + index * 36) * (Math.PI / 180)
  // Both sides light up from the bottom.
  return { x: 60 + 52 * Math.sin(angle), y: 60 - 52 * Math.cos(angle), step: 4 - Math.min(index, 9 - index) }
})

/** Ten bulbs around the record button, lit by the voice. */
export function VoiceBulbs(props: LevelProps) {
  const lamps = useRef<SVGSVGElement>(null)
  useLevel(lamps, props)
  return (
    <svg className="voice-bulbs" viewBox="0 0 120 120" ref={lamps} aria-hidden="true">
      {bulbs.map(({ x, y, step }) => (
        <circle key={x + y} cx={x} cy={y} r="5" style={{ '--step': step } as object} />
      ))}
    </svg>
  )
}
