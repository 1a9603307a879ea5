import { type SyntheticEvent, useRef, useState } from 'react'
import type { SavedPitch } from '../../../../api/contract/elevator-pitch.ts'
import { pitchTexts } from '../../../../api/contract/elevator-pitch-texts.ts'
import { sentenceOf } from '../../../platform/api-problem.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useOnLeave } from '../../../ui/in-front.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import type { AddressOf } from './use-library.ts'

const notReached = 'This pitch could not be reached. Please try again.'
const cannotPlay = 'This pitch could not be played. Please try again, or download it.'
/** A new URL that fails this soon has another cause. */
const soonMs = 5_000

type Playing = { state: 'still' | 'opening' } | { state: 'on'; address: string } | { state: 'failed'; sentence: string }

interface PitchPictureProps {
  pitch: SavedPitch
  name: string
  addressOf: AddressOf
}

/** A tap turns the picture into its player, in the same space. */
export function PitchPicture({ pitch, name, addressOf }: PitchPictureProps) {
  const media = useRef<HTMLVideoElement>(null)
  const [playing, setPlaying] = useState<Playing>({ state: 'still' })
  const atSeconds = useRef(0)
  const renewedAtMs = useRef(Number.NEGATIVE_INFINITY)
  useOnLeave(() => media.current?.pause())
  if (pitch.videoUrl === null)
    return (
      <div className="pitch-picture pitch-picture-words centered">
        <Icon name="warning" size={32} />
        <p>{pitchTexts.videoLost}</p>
      </div>
    )
  async function open(isNewWanted: boolean) {
    try {
      const address = await addressOf(pitch.id, isNewWanted)
      if (address === null) return setPlaying({ state: 'failed', sentence: cannotPlay })
      setPlaying({ state: 'on', address: `${address}#t=${atSeconds.current}` })
    } catch (error) {
      setPlaying({ state: 'failed', sentence: sentenceOf(error, notReached) })
    }
  }
  const start = () => {
    setPlaying({ state: 'opening' })
    void open(false)
  }
  // URLs expire after five minutes: a new one continues where this one was.
  const renew = () => {
    const isAgain = performance.now() - renewedAtMs.current < soonMs
    renewedAtMs.current = performance.now()
    if (isAgain) setPlaying({ state: 'failed', sentence: cannotPlay })
    else void open(true)
  }
  return (
    <div className={`pitch-picture pitch-picture-${pitch.kind}`} data-playing={playing.state === 'on' || undefined}>
      {(playing.state !== 'on' || pitch.kind === 'audio') && <Still pitch={pitch} />}
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
          aria-label={name}
          controls
          controlsList="nodownload"
          playsInline
          autoPlay
          preload="auto"
          onPlay={pauseOthers}
          onTimeUpdate={({ currentTarget }) => {
            atSeconds.current = currentTarget.ended ? 0 : currentTarget.currentTime
          }}
          onError={renew}
        >
          <track kind="captions" />
        </video>
      )}
    </div>
  )
}

function pauseOthers({ currentTarget }: SyntheticEvent<HTMLVideoElement>) {
  for (const other of document.querySelectorAll<HTMLVideoElement>('.pitch-picture > video'))
    if (other !== currentTarget) other.pause()
}

/** The first frame of a recording is often dark. */
const stillAtSeconds = 0.2

/** The video's own frame over its icon, which stays where the browser shows none. */
export function Still({ pitch: { kind, videoUrl } }: { pitch: Pick<SavedPitch, 'kind' | 'videoUrl'> }) {
  return (
    <span className="pitch-still" aria-hidden="true">
      <Icon name={kind === 'audio' ? 'mic' : 'pitch'} size={28} />
      {kind === 'video' && videoUrl !== null && (
        <video src={`${videoUrl}#t=${stillAtSeconds}`} muted playsInline preload="metadata" />
      )}
    </span>
  )
}
