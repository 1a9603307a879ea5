import { type RefObject, useEffect, useRef, useState } from 'react'

type Playing =
  | { state: 'still' }
  | { state: 'opening' }
  | { state: 'on'; address: string }
  | { state: 'failed'; sentence: string }

interface PlayingDeps {
  media: RefObject<HTMLMediaElement | null>
  addressOf: (options: { isNewWanted: boolean }) => Promise<string | null>
  sentenceOf: (error: unknown) => string
}

const cannotPlay = 'This pitch could not be played. Please try again, or download it.'
/** A new URL that fails this soon has another cause. */
const soonMs = 5_000

interface Mark {
  atSeconds: number
  isRunning: boolean
}

/** URLs expire after five minutes: the same media element gets a new one and continues where it was. */
export function usePlaying({ media, addressOf, sentenceOf }: PlayingDeps) {
  const [playing, setPlaying] = useState<Playing>({ state: 'still' })
  const mark = useRef<Mark>({ atSeconds: 0, isRunning: true })
  const renewedAtMs = useRef(Number.NEGATIVE_INFINITY)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  async function open(isNewWanted: boolean) {
    try {
      const address = await addressOf({ isNewWanted })
      if (isGone.current) return
      setPlaying(address === null ? { state: 'failed', sentence: cannotPlay } : { state: 'on', address })
    } catch (error) {
      if (!isGone.current) setPlaying({ state: 'failed', sentence: sentenceOf(error) })
    }
  }

  return {
    playing,
    begin() {
      setPlaying({ state: 'opening' })
      void open(false)
    },
    events: {
      onTimeUpdate: () => note(media.current, mark.current),
      onSeeking: () => note(media.current, mark.current),
      onPlay: () => note(media.current, mark.current),
      onPause: () => note(media.current, mark.current),
      onLoadedMetadata: () => resumePlaying(media.current, mark.current),
      onError() {
        const isAgain = performance.now() - renewedAtMs.current < soonMs
        renewedAtMs.current = performance.now()
        if (isAgain) setPlaying({ state: 'failed', sentence: cannotPlay })
        else void open(true)
      },
    },
  }
}

/** Some browsers rewind the element when it gets a new URL. */
function note(element: HTMLMediaElement | null, mark: Mark) {
  if (!element || element.error || element.readyState === HTMLMediaElement.HAVE_NOTHING) return
  mark.atSeconds = element.ended ? 0 : element.currentTime
  mark.isRunning = !element.paused
}

function resumePlaying(element: HTMLMediaElement | null, { atSeconds, isRunning }: Mark) {
  if (!element) return
  if (atSeconds > 0) element.currentTime = atSeconds
  // Blocked without a recent tap: the user sees the browser's own Play.
  if (isRunning) void element.play().catch(() => undefined)
}
