import { linesOf, stepsOf } from './prompter-lines.ts'

/** What the person wants of the script at this moment. */
export interface RollerWish {
  isRolling: boolean
  /** 1 is the speed of the target time. */
  pace: number
  sizePx: number
  /** Jumps from line to line, for who wants no motion. */
  isByLine: boolean
  /** Another value begins at the first word. */
  take: number
}

/** Moves the script's text up under the lamp bar. */
export interface ScriptRoller {
  follow(wish: RollerWish): void
  /** A line back (-1) or ahead (1). */
  step(by: 1 | -1): void
  close(): void
}

/**
 * By the browser's own animation: it costs a phone that is busy recording nothing. Its clock is in words, so that another text size or a
 * turned phone goes on at the same word.
 * @param text holds a `[data-word]` for each word, the first one under the lamp bar
 * @param wholeMs how long it takes from the first word to the last at pace 1
 */
export function openScriptRoller(text: HTMLElement, wholeMs: number): ScriptRoller {
  let animation: Animation | null = null
  let offsets: number[] = []
  let wish: RollerWish | null = null
  const place = () => Number(animation?.currentTime ?? 0)
  const roll = () => {
    // Played at its end, an animation would begin anew.
    if (wish?.isRolling && place() < wholeMs) animation?.play()
    else animation?.pause()
  }
  const lay = () => {
    const before = place()
    animation?.cancel()
    const steps = measure(text, wish?.isByLine ?? false)
    offsets = steps.map(({ offset }) => offset)
    const frames = steps.map(({ offset, upPx }) => ({ offset, transform: `translateY(${-upPx}px)` }))
    animation = text.animate(frames, { duration: wholeMs, fill: 'both', easing: 'linear' })
    animation.updatePlaybackRate(wish?.pace ?? 1)
    animation.currentTime = before
    roll()
  }
  const watch = new ResizeObserver(lay)
  watch.observe(text)
  return {
    follow(next) {
      const last = wish
      wish = next
      if (last?.sizePx !== next.sizePx || last.isByLine !== next.isByLine) lay()
      if (last?.pace !== next.pace) animation?.updatePlaybackRate(next.pace)
      if (animation && last?.take !== next.take) animation.currentTime = 0
      roll()
    },
    step(by) {
      const now = offsets.findLastIndex((offset) => offset * wholeMs <= place() + 1)
      const next = Math.min(Math.max(now + by, 0), Math.max(0, offsets.length - 2))
      if (animation) animation.currentTime = (offsets[next] ?? 0) * wholeMs
      roll()
    },
    close() {
      watch.disconnect()
      animation?.cancel()
    },
  }
}

function measure(text: HTMLElement, isByLine: boolean) {
  const tops = Array.from(text.querySelectorAll<HTMLElement>('[data-word]'), ({ offsetTop }) => offsetTop)
  const steps = stepsOf(linesOf(tops), Number.parseFloat(getComputedStyle(text).lineHeight), isByLine)
  if (!isByLine) return steps
  // Two steps at nearly one moment are a jump: it needs no timing function of its own.
  return steps.flatMap((step, index) => {
    const next = steps[index + 1]
    return next ? [step, { ...step, offset: Math.max(step.offset, next.offset - 0.0001) }] : [step]
  })
}
