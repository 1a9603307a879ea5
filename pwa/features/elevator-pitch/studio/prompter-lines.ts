/** One line of the script as it stands on the screen. */
export interface ScriptLine {
  /** Upper edge in px, from the first line's. */
  topPx: number
  words: number
}

/** Gathers words, in reading order, into the lines they stand on. */
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

/** How the text stands at one moment of its way. */
export interface PrompterStep {
  /** 0 to 1 of the whole time. */
  offset: number
  /** How far the text has gone up, px. */
  upPx: number
}

/**
 * When each line reaches the lamp bar: after the words before it have been said. Moving smoothly, a line crosses the bar with its middle
 * word (the first stands on it from the start, the last stays there); by jumps, it stands on the bar from its first word to its last.
 */
export function stepsOf(lines: readonly ScriptLine[], lineHeightPx: number, isByLine: boolean): PrompterStep[] {
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
