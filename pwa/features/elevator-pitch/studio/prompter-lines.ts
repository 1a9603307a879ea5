export interface ScriptLine {
  /** From the top of the first line. */
  topPx: number
  words: number
}

/** Groups words into lines, in reading order. */
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

export interface PrompterStep {
  /** 0 to 1 of the total time. */
  offset: number
  /** How far the text has moved up. */
  upPx: number
}

/**
 * When each line reaches the lamp bar. Scrolling smoothly, a line crosses it at its middle word (the first starts on it, the
 * last ends there); by line, it stays from its first word to its last.
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
