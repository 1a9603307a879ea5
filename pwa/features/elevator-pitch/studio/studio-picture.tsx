import { useCallback } from 'react'
import type { MediaKind } from '../../../platform/local-store.ts'
import { SoundPicture } from './sound-picture.tsx'

interface StudioPictureProps {
  stream: MediaStream | null
  kind: MediaKind
  isGuideShown: boolean
  isListening: boolean
  /** Loudness now in dBFS. */
  levelDb: () => number
}

/** What the camera sees, mirrored; without a camera, the voice. */
export function StudioPicture({ stream, kind, isGuideShown, isListening, levelDb }: StudioPictureProps) {
  const show = useCallback(
    (video: HTMLVideoElement) => {
      video.srcObject = stream
      // Muted and inline: allowed without another tap. If refused, the first frame stays and nothing is lost.
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

/** Thirds, and where head and shoulders belong: eyes on the upper third. Gone while recording. */
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
