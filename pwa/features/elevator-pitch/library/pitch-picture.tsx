import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { SavedPitch } from '../../../../api/contract/elevator-pitch.ts'
import { pitchTexts } from '../../../../api/contract/elevator-pitch-texts.ts'
import { sentenceOf } from '../../../platform/api-problem.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useOnLeave } from '../../../ui/in-front.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import type { LibraryDeps } from './use-library.ts'
import { usePlaying } from './use-playing.ts'

const notReached = 'This pitch could not be reached. Please try again.'

export function useFirstFrame(pitch: Pick<SavedPitch, 'id' | 'kind'>, address: string | null): string | null {
  const { data } = useQuery({
    queryKey: ['first-frame', pitch.id],
    async queryFn() {
      const frame = address === null ? null : await firstFrameOf(address)
      // Throwing makes the next visit retry; a result would be cached.
      if (frame === null) throw new Error('This browser cannot show the picture')
      return frame
    },
    enabled: pitch.kind === 'video' && address !== null,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return data ?? null
}

interface PitchPictureProps {
  pitch: SavedPitch
  name: string
  addressOf: LibraryDeps['addressOf']
  isMyTurn: boolean
  onPlay: () => void
}

/** A tap turns the picture into its player, in the same space. */
export function PitchPicture({ pitch, name, addressOf, isMyTurn, onPlay }: PitchPictureProps) {
  const media = useRef<HTMLVideoElement>(null)
  const frame = useFirstFrame(pitch, pitch.videoUrl)
  const { playing, begin, events } = usePlaying({
    media,
    addressOf: (options) => addressOf(pitch.id, options),
    sentenceOf: (error) => sentenceOf(error, notReached),
  })
  useOnLeave(() => media.current?.pause())
  useEffect(() => {
    if (!isMyTurn) media.current?.pause()
  }, [isMyTurn])
  if (pitch.videoUrl === null)
    return (
      <div className="pitch-picture pitch-picture-words centered">
        <Icon name="warning" size={32} />
        <p>{pitchTexts.videoLost}</p>
      </div>
    )
  const start = () => {
    onPlay()
    begin()
  }
  return (
    <div className={`pitch-picture pitch-picture-${pitch.kind}`} data-playing={playing.state === 'on' || undefined}>
      {(playing.state !== 'on' || pitch.kind === 'audio') && <Still frame={frame} kind={pitch.kind} />}
      {playing.state === 'still' && (
        <button type="button" className="pitch-play" aria-label={`Play: ${name}`} onClick={start}>
          <Icon name="play" size={40} />
        </button>
      )}
      {playing.state === 'opening' && (
        <div className="pitch-picture-words stack-tight centered">
          <Spinner size={32}>Opening your pitch...</Spinner>
        </div>
      )}
      {playing.state === 'failed' && (
        <div className="pitch-picture-words stack-tight centered" role="alert">
          <p>{playing.sentence}</p>
          <Button small icon="retry" onClick={start}>
            Try again
          </Button>
        </div>
      )}
      {playing.state === 'on' && (
        // The transcript is below as text; its word times are not stored.
        <video
          ref={media}
          src={playing.address}
          poster={frame ?? undefined}
          aria-label={name}
          controls
          controlsList="nodownload"
          playsInline
          preload="auto"
          {...events}
          onPlay={() => {
            events.onPlay()
            onPlay()
          }}
        >
          <track kind="captions" />
        </video>
      )}
    </div>
  )
}

function Still({ frame, kind }: { frame: string | null; kind: SavedPitch['kind'] }) {
  return frame ? <img src={frame} alt="" /> : <Icon name={kind === 'audio' ? 'mic' : 'pitch'} size={28} />
}

/** With data saving on, a phone may never load it; the card shows its icon then. */
const withinMs = 15_000
/** The first frame of a recording is often dark. */
const atSeconds = 0.2
/** Sharp enough on a phone (330 px wide), and 20 KB. */
const widthPx = 480

/** A video's first frame as a data URL, without loading the whole file. Null if this browser cannot show it. */
async function firstFrameOf(address: string): Promise<string | null> {
  const video = document.createElement('video')
  Object.assign(video, { muted: true, playsInline: true, preload: 'metadata' })
  try {
    const shown = new Promise<string | null>((resolve) => {
      // Seeking past the end never fires: short videos show an earlier frame.
      video.onloadedmetadata = () => {
        video.currentTime = Math.min(atSeconds, (video.duration || 0) / 2)
      }
      video.onseeked = () => resolve(drawn(video))
      video.onerror = () => resolve(null)
      setTimeout(() => resolve(null), withinMs)
    })
    video.src = address
    return await shown
  } finally {
    video.onerror = null
    video.removeAttribute('src')
    video.load()
  }
}

function drawn(video: HTMLVideoElement): string | null {
  const { videoWidth, videoHeight } = video
  if (videoWidth === 0) return null
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(widthPx, videoWidth)
  canvas.height = Math.round((canvas.width * videoHeight) / videoWidth)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/jpeg', 0.7)
}
