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

/** The first frame, kept in memory as long as the app is open; null for sound, and where this browser cannot show one. */
export function useFirstFrame(pitch: Pick<SavedPitch, 'id' | 'kind'>, address: string | null): string | null {
  const { data } = useQuery({
    queryKey: ['first-frame', pitch.id],
    async queryFn() {
      const frame = address === null ? null : await firstFrameOf(address)
      // An error is tried again when the card is shown again; a result would be kept.
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
  /** "Pitch of Nov 21, 2026, 5:46 AM" */
  name: string
  addressOf: LibraryDeps['addressOf']
  /** False while another one plays. */
  isMyTurn: boolean
  onPlay: () => void
}

/** The picture of a pitch, which a tap turns into its player. Both take the same space, so nothing jumps while it loads. */
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
      <div className="pitch-picture pitch-picture-words">
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
          <span>
            <Icon name="play" size={32} />
          </span>
        </button>
      )}
      {playing.state === 'opening' && (
        <div className="pitch-picture-words">
          <Spinner size={32}>Opening your pitch...</Spinner>
        </div>
      )}
      {playing.state === 'failed' && (
        <div className="pitch-picture-words" role="alert">
          <p>{playing.sentence}</p>
          <Button small icon="retry" onClick={start}>
            Try again
          </Button>
        </div>
      )}
      {playing.state === 'on' && (
        // The transcript is below as text; the times of its words are no longer known.
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

/** A phone that saves data may never load it; the card shows its icon then. */
const withinMs = 15_000
/** The very first frame of a recording is often still dark. */
const atSeconds = 0.2
/** Twice the width of a card's picture on a phone would be 660; this is sharp enough and takes 20 KB. */
const widthPx = 480

/**
 * The first frame of a video as a picture (a data address), for a card that must not load the whole. Requests only the beginning.
 * @returns null when this browser cannot show it
 */
async function firstFrameOf(address: string): Promise<string | null> {
  const video = document.createElement('video')
  Object.assign(video, { muted: true, playsInline: true, preload: 'metadata' })
  try {
    const shown = new Promise<string | null>((resolve) => {
      // A frame beyond the end would never come: short videos show an earlier one.
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
