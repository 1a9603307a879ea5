export interface ScriptLine {
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

export interface PrompterStep {
  offset: number
  upPx: number
}

/** Scrolling smoothly, a line crosses the lamp bar at its middle word; by line, it stays from its first word to its last. */
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
