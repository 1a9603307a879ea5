import { linesOf, stepsOf } from './prompter-lines.ts'

/** How the script should move now. */
export interface RollerOptions {
  isRolling: boolean
  /** 1 is the speed of the target time. */
  pace: number
  sizePx: number
  /** Jumps from line to line, for people who want no motion. */
  isByLine: boolean
  /** A new value starts at the first word. */
  take: number
}

/** Moves the script's text up under the lamp bar. */
export interface ScriptRoller {
  update(options: RollerOptions): void
  /** A line back (-1) or ahead (1). */
  step(by: 1 | -1): void
  close(): void
}

/**
 * Uses the browser's own animation, which costs a phone that is busy recording nothing. It counts in words: after another text size, or
 * turning the phone, it continues at the same word.
 * @param text holds a `[data-word]` for each word, the first one under the lamp bar
 * @param wholeMs how long it takes from the first word to the last at pace 1
 */
export function openScriptRoller(text: HTMLElement, wholeMs: number): ScriptRoller {
  let animation: Animation | null = null
  let offsets: number[] = []
  let options: RollerOptions | null = null
  const currentMs = () => Number(animation?.currentTime ?? 0)
  const roll = () => {
    // Played at its end, an animation would start over.
    if (options?.isRolling && currentMs() < wholeMs) animation?.play()
    else animation?.pause()
  }
  const layOut = () => {
    const before = currentMs()
    animation?.cancel()
    const steps = measure(text, options?.isByLine ?? false)
    offsets = steps.map(({ offset }) => offset)
    const frames = steps.map(({ offset, upPx }) => ({ offset, transform: `translateY(${-upPx}px)` }))
    animation = text.animate(frames, { duration: wholeMs, fill: 'both', easing: 'linear' })
    animation.updatePlaybackRate(options?.pace ?? 1)
    animation.currentTime = before
    roll()
  }
  const watch = new ResizeObserver(layOut)
  watch.observe(text)
  return {
    update(next) {
      const last = options
      options = next
      if (last?.sizePx !== next.sizePx || last.isByLine !== next.isByLine) layOut()
      if (last?.pace !== next.pace) animation?.updatePlaybackRate(next.pace)
      if (animation && last?.take !== next.take) animation.currentTime = 0
      roll()
    },
    step(by) {
      const now = offsets.findLastIndex((offset) => offset * wholeMs <= currentMs() + 1)
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
  // Two steps at nearly the same moment make a jump, without a timing function.
  return steps.flatMap((step, index) => {
    const next = steps[index + 1]
    return next ? [step, { ...step, offset: Math.max(step.offset, next.offset - 0.0001) }] : [step]
  })
}
