import { useEffect, useState } from 'react'
import { studioTexts } from './studio-texts.ts'

interface VideoViewProps {
  file: Blob
  /** What the browser's player found, ms. */
  onLength: (ms: number) => void
}

/** A video in the browser's own player: everybody knows it, it can seek, and it costs nothing while the analysis starts. */
export function VideoView({ file, onLength }: VideoViewProps) {
  const [address, setAddress] = useState<string | null>(null)
  const [isUnknown, setUnknown] = useState(false)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    setUnknown(false)
    return () => URL.revokeObjectURL(made)
  }, [file])
  if (!address) return null
  return (
    <>
      <video
        className="studio-video-view"
        // Without a time in the address Safari shows a black picture until Play.
        src={`${address}#t=0.001`}
        controls
        playsInline
        preload="metadata"
        aria-label={studioTexts.takeLabel}
        onError={() => setUnknown(true)}
        onLoadedMetadata={({ currentTarget }) => {
          // HEVC, in which some phones film, is sound alone in browsers that cannot show it.
          setUnknown(currentTarget.videoWidth === 0)
          if (Number.isFinite(currentTarget.duration)) onLength(currentTarget.duration * 1_000)
        }}
      >
        <track kind="captions" />
      </video>
      {isUnknown && <p role="status">{studioTexts.unknownPicture}</p>}
    </>
  )
}
