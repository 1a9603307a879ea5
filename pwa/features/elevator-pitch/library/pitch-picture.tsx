import { useRef, useState } from 'react'
import type { SavedPitch } from '../../../../api/contract/elevator-pitch.ts'
import { pitchTexts } from '../../../../api/contract/elevator-pitch-texts.ts'
import { MediaPlayer, type PlayerHandle } from '../../../media/recorder/player.tsx'
import { sentenceOf } from '../../../platform/api-problem.ts'
import { useOnline } from '../../../platform/use-online.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useOnLeave } from '../../../ui/in-front.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import type { AddressOf } from './use-library.ts'

const notReached = 'This pitch could not be reached. Please try again.'
const cannotPlay = 'This pitch could not be played. Please try again, or download it.'

type Playing = { state: 'still' | 'opening' } | { state: 'on'; address: string } | { state: 'failed'; sentence: string }

interface PitchPictureProps {
  pitch: SavedPitch
  name: string
  addressOf: AddressOf
}

/** A tap turns the picture into its player. */
export function PitchPicture({ pitch, name, addressOf }: PitchPictureProps) {
  const player = useRef<PlayerHandle>(null)
  const [playing, setPlaying] = useState<Playing>({ state: 'still' })
  const isOnline = useOnline()
  useOnLeave(() => player.current?.pause())
  async function open() {
    setPlaying({ state: 'opening' })
    try {
      const address = await addressOf(pitch.id)
      setPlaying(address === null ? { state: 'failed', sentence: cannotPlay } : { state: 'on', address })
    } catch (error) {
      setPlaying({ state: 'failed', sentence: sentenceOf(error, notReached) })
    }
  }
  const { kind, videoUrl } = pitch
  const lengthMs = (pitch.durationSeconds ?? 0) * 1_000
  const isOn = playing.state === 'on'
  return (
    <div className="stack-tight">
      {(!isOn || kind === 'audio') && (
        <div className="pitch-picture">
          <Still pitch={pitch} />
          {videoUrl === null && (
            <div className="pitch-picture-words centered">
              <Icon name="warning" size={32} />
              <p>{pitchTexts.videoLost}</p>
            </div>
          )}
          {videoUrl !== null && playing.state === 'still' && isOnline && (
            <button type="button" className="pitch-play middle" aria-label={`Play: ${name}`} onClick={() => void open()}>
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
              <Button small icon="retry" onClick={() => void open()}>
                Try again
              </Button>
            </div>
          )}
        </div>
      )}
      {isOn && (
        <MediaPlayer
          ref={player}
          playable={{ address: playing.address, lengthMs, peaks: [] }}
          label={name}
          isVideo={kind === 'video'}
          autoPlay
          lengthMs={lengthMs}
          // URLs expire after five minutes.
          onError={() => setPlaying({ state: 'failed', sentence: cannotPlay })}
        />
      )}
    </div>
  )
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
