import { useCallback, useEffect, useRef } from 'react'
import { meterFill } from '../../../media/recorder/silence.ts'
import type { MediaKind } from '../../../platform/local-store.ts'
import { Icon } from '../../../ui/icon.tsx'

interface StudioPictureProps {
  stream: MediaStream | null
  kind: MediaKind
  isGuideShown: boolean
  isListening: boolean
  levelDb: () => number
}

export function StudioPicture({ stream, kind, isGuideShown, isListening, levelDb }: StudioPictureProps) {
  const show = useCallback(
    (video: HTMLVideoElement) => {
      video.srcObject = stream
      // Muted and inline video may start without a tap. If not, the first frame stays.
      void video.play().catch(() => undefined)
      return () => {
        video.srcObject = null
      }
    },
    [stream],
  )
  if (kind === 'audio') return <SoundPicture levelDb={levelDb} isOn={isListening} />
  return (
    <div className="studio-picture">
      {stream && <video ref={show} className="studio-video" muted playsInline aria-label="What the camera sees" />}
      {isGuideShown && stream && <FramingGuide />}
    </div>
  )
}

/** Thirds, with the eyes on the upper one. Hidden while recording. */
function FramingGuide() {
  return (
    <div className="studio-guide" aria-hidden="true">
      <svg className="studio-thirds" viewBox="0 0 3 3" preserveAspectRatio="none" aria-hidden="true">
        <path d="M1 0v3M2 0v3M0 1h3M0 2h3" vectorEffect="non-scaling-stroke" />
      </svg>
      <svg className="studio-shoulders" viewBox="0 0 200 240" aria-hidden="true">
        <ellipse cx="100" cy="82" rx="48" ry="64" />
        <path d="M8 240c4-56 32-76 66-82M192 240c-4-56-32-76-66-82" />
      </svg>
    </div>
  )
}

const bulbs = 10
const everyMs = 80
const positions = Array.from({ length: bulbs }, (_, index) => {
  const turn = (index / bulbs) * 2 * Math.PI - Math.PI / 2
  return { key: `bulb-${index}`, x: 100 + 82 * Math.cos(turn), y: 100 + 82 * Math.sin(turn) }
})

/** Ten bulbs that light up with the voice. Moves without React and is not announced. */
function SoundPicture({ levelDb, isOn }: { levelDb: () => number; isOn: boolean }) {
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
    <div className="studio-picture" aria-hidden="true">
      <svg ref={ring} viewBox="0 0 200 200" className="studio-bulbs" aria-hidden="true">
        {positions.map(({ key, x, y }) => (
          <circle key={key} cx={x} cy={y} r="11" />
        ))}
      </svg>
      <span className="studio-sound-words stack-snug centered quiet">
        <Icon name="mic" size={44} />
        Audio only
      </span>
    </div>
  )
}
