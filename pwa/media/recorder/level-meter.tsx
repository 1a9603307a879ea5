import './recorder-controls.css'
import { useEffect, useRef } from 'react'
import { meterFill, speechFromDb } from './silence.ts'

interface LevelMeterProps {
  read: () => number
  isOn: boolean
}

/** More would cost a slow phone frames while it records. */
const everyMs = 80

/** Moves without React and by transform only. Not announced: the open microphone would record the screen reader. */
export function LevelMeter({ read, isOn }: LevelMeterProps) {
  const bar = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const show = (levelDb: number, heard: string) => {
      if (bar.current) bar.current.style.transform = `scaleX(${meterFill(levelDb).toFixed(3)})`
      if (words.current && words.current.textContent !== heard) words.current.textContent = heard
    }
    show(-100, '')
    if (!isOn) return
    const listen = () => {
      const levelDb = read()
      show(levelDb, levelDb >= speechFromDb ? 'Hearing you' : 'Quiet')
    }
    const timer = setInterval(listen, everyMs)
    return () => clearInterval(timer)
  }, [read, isOn])
  return (
    <div className="level-meter" aria-hidden="true">
      <div className="level-meter-track">
        <div className="level-meter-bar" ref={bar} />
      </div>
      <span className="quiet small" ref={words} />
    </div>
  )
}
