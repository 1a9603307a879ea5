import { useCallback } from 'react'
import { VoiceBulbs } from '../../../media/recorder/level-meter.tsx'
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

function SoundPicture({ levelDb, isOn }: { levelDb: () => number; isOn: boolean }) {
  return (
    <div className="studio-picture" aria-hidden="true">
      <div className="studio-bulbs">
        <VoiceBulbs read={levelDb} isOn={isOn} />
      </div>
      <span className="studio-sound-words stack-snug centered quiet">
        <Icon name="mic" size={44} />
        Audio only
      </span>
    </div>
  )
}
