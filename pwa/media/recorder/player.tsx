import './player.css'
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { Button, IconButton } from '../../ui/button.tsx'
import { clockInWords, clockOf } from './clock-words.ts'
import { makePlayable, type Playable } from './playable.ts'

/** For content beside the player that plays a moment of it. */
export interface PlayerHandle {
  playFrom(ms: number): void
  pause(): void
}

interface PlayerLook {
  lengthMs: number
  label: string
  captions?: string
  /** Only a button that plays this moment. */
  only?: { startMs: number; endMs: number }
  /** Over the wave. */
  marks?: ReactNode
  /** Below the wave: what the marks are. */
  marksKey?: ReactNode
  /** As wide as the wave, above it. */
  children?: ReactNode
  ref?: Ref<PlayerHandle>
}

/** Plays a recording of this device. */
export function Player({ file, lengthMs, ...look }: PlayerLook & { file: Blob }) {
  const [playable, setPlayable] = useState<Playable | null>(null)
  useEffect(() => {
    let made: Playable | null = null
    let isGone = false
    void makePlayable(file, lengthMs).then((next) => {
      made = next
      if (isGone) next.release()
      else setPlayable(next)
    })
    return () => {
      isGone = true
      made?.release()
    }
  }, [file, lengthMs])
  return <MediaPlayer {...look} {...{ lengthMs, playable }} isVideo={file.type.startsWith('video')} />
}

interface MediaPlayerProps extends PlayerLook {
  /** Null until it can be played. A new address continues where the one before was. */
  playable: Omit<Playable, 'release'> | null
  isVideo: boolean
  autoPlay?: boolean
  onError?: () => void
}

export function MediaPlayer(props: MediaPlayerProps) {
  const { playable, lengthMs, label, isVideo, captions, only, marks, marksKey, children, ref, ...events } = props
  const media = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [atMs, setAtMs] = useState(0)
  const [readMs, setReadMs] = useState(0)
  const [isUnknown, setUnknown] = useState(false)
  const wholeMs = playable?.lengthMs || readMs || lengthMs
  const seek = (ms: number) => {
    if (media.current) media.current.currentTime = ms / 1_000
    setAtMs(ms)
  }
  // Not ready, or the browser requires a tap first: the user taps Play.
  const play = () => void media.current?.play().catch(() => undefined)
  useImperativeHandle(ref, () => ({
    playFrom(ms) {
      seek(ms)
      play()
    },
    pause: () => media.current?.pause(),
  }))
  const played = (ms: number) => {
    setAtMs(ms)
    if (only && ms >= only.endMs) media.current?.pause()
  }
  const toggle = () => {
    if (isPlaying) return media.current?.pause()
    if (only) seek(only.startMs)
    play()
  }
  return (
    <section className="player stack-tight" aria-label={label} data-ribbon={children ? true : undefined}>
      <video
        ref={media}
        className={isVideo ? 'player-picture' : 'player-sound'}
        src={playable?.address}
        playsInline
        preload="auto"
        onTimeUpdate={(event) => played(event.currentTarget.currentTime * 1_000)}
        onPlay={(event) => {
          setPlaying(true)
          pauseOthers(event.currentTarget)
        }}
        onPause={() => setPlaying(false)}
        onLoadedMetadata={({ currentTarget }) => {
          if (atMs > 0) seek(atMs)
          if (Number.isFinite(currentTarget.duration)) setReadMs(currentTarget.duration * 1_000)
          // Browsers without HEVC, which some phones record, play only its sound.
          setUnknown(isVideo && currentTarget.videoWidth === 0)
        }}
        {...(isVideo && { onClick: toggle, onError: () => setUnknown(true) })}
        {...events}
      >
        <track kind="captions" src={captions} />
      </video>
      {isUnknown && <p role="status">{unknownPicture}</p>}
      {only ? (
        <Button small icon="play" disabled={!playable} onClick={toggle}>
          {isPlaying ? 'Pause' : 'Play it'}
        </Button>
      ) : (
        <>
          {children}
          <div className="between">
            <IconButton
              icon={isPlaying ? 'pause' : 'play'}
              label={isPlaying ? 'Pause' : 'Play'}
              disabled={!playable}
              onClick={toggle}
            />
            <div className="player-wave">
              <Waveform peaks={playable?.peaks ?? []} played={wholeMs > 0 ? atMs / wholeMs : 0} />
              {marks}
              <input
                className="covering-input"
                type="range"
                min={0}
                max={Math.max(1, Math.round(wholeMs))}
                step={1_000}
                value={Math.round(atMs)}
                aria-label="Position"
                aria-valuetext={`${clockInWords(atMs)} of ${clockInWords(wholeMs)}`}
                onChange={(event) => seek(Number(event.currentTarget.value))}
              />
            </div>
            <div className="player-about row-tight">
              {marksKey}
              <span className="numbers small quiet">{`${clockOf(atMs)} / ${clockOf(wholeMs)}`}</span>
              {isVideo && (
                <IconButton icon="expand" label="Full screen" onClick={() => media.current && showWhole(media.current)} />
              )}
            </div>
          </div>
        </>
      )}
    </section>
  )
}

const unknownPicture = 'This browser cannot play this video. The file is fine, and its audio can be analyzed.'

function pauseOthers(playing: HTMLVideoElement) {
  for (const other of document.querySelectorAll<HTMLVideoElement>('.player > video')) if (other !== playing) other.pause()
}

/** With the browser's controls, which it shows only there. */
function showWhole(video: HTMLVideoElement & { webkitEnterFullscreen?(): void }) {
  // An iPhone has only its own player.
  if (!document.fullscreenEnabled) return video.webkitEnterFullscreen?.()
  video.onfullscreenchange = () => {
    video.controls = document.fullscreenElement === video
  }
  void video.requestFullscreen()
}

function Waveform({ peaks, played }: { peaks: number[]; played: number }) {
  const bars = peaks.length > 0 ? peaks : Array.from({ length: 60 }, () => 0.1)
  return (
    <svg viewBox={`0 0 ${bars.length * 4} 40`} preserveAspectRatio="none" aria-hidden="true">
      {bars.map((peak, index) => {
        const height = Math.max(2, peak * 38)
        const isPlayed = (index + 0.5) / bars.length <= played
        // A recording's bars never change order.
        const key = `bar-${index}`
        return <rect key={key} x={index * 4} y={20 - height / 2} width={2.6} height={height} rx={1.3} data-played={isPlayed} />
      })}
    </svg>
  )
}
