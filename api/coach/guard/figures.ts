import { familyOf } from '../text/stem.ts'
import { wordsOf } from '../text/words.ts'
import { codes, idioms, phones, rules } from './figure-rules.ts'
import type { FigureKind } from './figure-values.ts'
import lists from './word-lists.json' with { type: 'json' }

/** One figure in a text, in a form that can be compared: 1,200 = 1200 = 1.2k = twelve hundred. */
export interface Figure {
  kind: FigureKind
  /** More than one where the writing is ambiguous (1.200 is 1200 in Berlin and 1.2 in Boston). */
  values: number[]
  /** `month`, `year`… of a duration; the currency of money; `2019-03` of a date; the word of a vague one. */
  unit: string | null
  /** "over 50", "nearly 50", "about 50": true of values a little beside it. */
  hedge: 'over' | 'under' | 'about' | null
  start: number
  end: number
  /** Stems of the words around it, to tell 12 nurses from 12 residents. */
  around: Set<string>
}

/** Every figure of a text, in order. `[placeholders]`, idioms, codes and telephone numbers are none. */
export function figuresIn(text: string): Figure[] {
  const open = mask(mask(mask(mask(text, /\[[^\]\d]{0,120}\]/g), idioms), codes), phones)
  const figures: Figure[] = []
  let rest = open
  for (const [pattern, read] of rules) {
    for (const match of rest.matchAll(pattern)) {
      const found = read(match as RegExpExecArray)
      if (found.kind !== 'vague' && found.values.length === 0) continue
      const start = match.index + (/^\s*/.exec(match[0])?.[0].length ?? 0)
      const end = match.index + match[0].trimEnd().length
      figures.push({
        unit: null,
        ...found,
        start,
        end,
        hedge: hedgeBefore(text, start, text.slice(end, end + 12)),
        around: aroundOf(text, start, end),
      })
    }
    rest = mask(rest, pattern)
  }
  figures.sort((a, b) => a.start - b.start)
  shareUnits(figures, text)
  return figures
}

/** In "from 81 to 93 percent" and "10 days to 5" one unit stands for both. */
function shareUnits(figures: Figure[], text: string): void {
  for (const [at, second] of figures.entries()) {
    const first = figures[at - 1]
    if (!first || !/^\s*(?:-|–|—|to|or|and)\s*(?:about |only |just |over )?$/i.test(text.slice(first.end, second.start))) continue
    const [bare, full] = first.kind === 'plain' ? [first, second] : [second, first]
    if (bare.kind !== 'plain' || !['percent', 'duration', 'money', 'times'].includes(full.kind)) continue
    bare.kind = full.kind
    bare.unit = full.unit
  }
}

/** Blanks what matched, keeping every position. */
function mask(text: string, pattern: RegExp): string {
  return text.replace(pattern, (whole) => '\ue000'.repeat(whole.length))
}

function hedgeBefore(text: string, start: number, after: string): Figure['hedge'] {
  const before = text.slice(Math.max(0, start - 24), start).toLowerCase()
  if (
    /^\s?(?:\+|plus\b|or more\b)/i.test(after) ||
    /(?:over|more than|above|at least|upwards? of|exceeding|>)\s?(?:a\s)?[$€£]?$/.test(before)
  )
    return 'over'
  if (/(?:nearly|almost|under|up to|less than|fewer than|just below|close to|<)\s?[$€£]?$/.test(before)) return 'under'
  if (/(?:about|around|approximately|roughly|some|approx\.?|~|circa)\s?[$€£]?$/.test(before)) return 'about'
  return null
}

const emptyWords = new Set(lists.aroundFigures)

/** Four words are hardly ever longer than this on either side. */
const nearbyCharacters = 160

/** The words nearest to a figure within its own sentence or line. */
function aroundOf(text: string, start: number, end: number): Set<string> {
  const before =
    text
      .slice(Math.max(0, start - nearbyCharacters), start)
      .split(/[\n;]|[.!?]\s/)
      .at(-1) ?? ''
  const after = text.slice(end, end + nearbyCharacters).split(/[\n;]|[.!?](?:\s|$)/)[0] ?? ''
  const near = [...contentWords(before).slice(-4), ...contentWords(after).slice(0, 4)]
  return new Set(near.map(familyOf))
}

function contentWords(text: string): string[] {
  return wordsOf(text).filter((word) => !emptyWords.has(word) && /\p{L}/u.test(word))
}
