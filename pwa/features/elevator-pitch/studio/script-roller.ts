interface RollerOptions {
  isRolling: boolean
  pace: number
  sizePx: number
  isByLine: boolean
  take: number
}

/** A browser animation, which costs a recording phone nothing. Positions count words, so they survive a new text size. */
export function openScriptRoller(text: HTMLElement, wholeMs: number) {
  let animation: Animation | null = null
  let offsets: number[] = []
  let options: RollerOptions | null = null
  const currentMs = () => Number(animation?.currentTime ?? 0)
  const roll = () => {
    // An animation played at its end would start over.
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
    update(next: RollerOptions) {
      const last = options
      options = next
      if (last?.sizePx !== next.sizePx || last.isByLine !== next.isByLine) layOut()
      if (last?.pace !== next.pace) animation?.updatePlaybackRate(next.pace)
      if (animation && last?.take !== next.take) animation.currentTime = 0
      roll()
    },
    step(by: 1 | -1) {
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

export type ScriptRoller = ReturnType<typeof openScriptRoller>

function measure(text: HTMLElement, isByLine: boolean) {
  const tops = Array.from(text.querySelectorAll<HTMLElement>('[data-word]'), ({ offsetTop }) => offsetTop)
  const steps = stepsOf(linesOf(tops), Number.parseFloat(getComputedStyle(text).lineHeight), isByLine)
  if (!isByLine) return steps
  // Two steps at almost the same time make a jump without a timing function.
  return steps.flatMap((step, index) => {
    const next = steps[index + 1]
    return next ? [step, { ...step, offset: Math.max(step.offset, next.offset - 0.0001) }] : [step]
  })
}

interface ScriptLine {
  topPx: number
  words: number
}

export function linesOf(wordTopsPx: readonly number[]): ScriptLine[] {
  const lines: ScriptLine[] = []
  const first = wordTopsPx[0] ?? 0
  for (const top of wordTopsPx) {
    const line = lines.at(-1)
    if (line && Math.abs(line.topPx - (top - first)) < 1) line.words += 1
    else lines.push({ topPx: top - first, words: 1 })
  }
  return lines
}

/** Scrolling smoothly, a line crosses the lamp bar at its middle word; by line, it stays from its first word to its last. */
export function stepsOf(lines: readonly ScriptLine[], lineHeightPx: number, isByLine: boolean) {
  const all = Math.max(
    1,
    lines.reduce((sum, { words }) => sum + words, 0),
  )
  const last = lines.at(-1)
  if (!last) return []
  const early = isByLine ? 0 : lineHeightPx / 2
  let said = 0
  const steps = lines.map(({ topPx, words }, index) => {
    const step = { offset: said / all, upPx: index === 0 ? 0 : topPx - early }
    said += words
    return step
  })
  return [...steps, { offset: 1, upPx: last.topPx }]
}
