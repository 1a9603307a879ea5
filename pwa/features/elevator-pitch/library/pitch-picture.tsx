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

/** The first frame of a recording is often dark. */
const atSeconds = 0.2

/** The video's own frame over its icon, which stays where the browser shows none. */
export function Still({ pitch: { kind, videoUrl } }: { pitch: Pick<SavedPitch, 'kind' | 'videoUrl'> }) {
  return (
    <span className="pitch-still" aria-hidden="true">
      <Icon name={kind === 'audio' ? 'mic' : 'pitch'} size={28} />
      {kind === 'video' && videoUrl !== null && <video src={`${videoUrl}#t=${atSeconds}`} muted playsInline preload="metadata" />}
    </span>
  )
}
