import { breakingStems } from '../reading/built-in/vocabulary/ordinary-words.ts'
import type { ExperienceLine, MatchReading } from '../reading/match-reading.ts'
import { family } from '../text/stem.ts'
import { tokensOf } from '../text/tokens.ts'

/** The words of substance in a text, without their endings. */
export function contentOf(text: string): Set<string> {
  return new Set(
    tokensOf(text)
      .filter((token) => token.stem.length > 2 && !breakingStems.has(token.stem))
      .map((token) => family(token.stem)),
  )
}

/** The lines about the person's work by their words, so that no line is read again for every term of the ad. */
interface LineIndex {
  /** Numbers of the lines that hold a word. */
  byWord: Map<string, number[]>
  byText: Map<string, ExperienceLine>
  words: Map<ExperienceLine, Set<string>>
}

const indexes = new WeakMap<readonly ExperienceLine[], LineIndex>()

function indexOf(lines: readonly ExperienceLine[]): LineIndex {
  const known = indexes.get(lines)
  if (known) return known
  const index: LineIndex = { byWord: new Map(), byText: new Map(), words: new Map() }
  lines.forEach((line, number) => {
    const words = contentOf(line.text)
    index.words.set(line, words)
    if (!index.byText.has(line.text)) index.byText.set(line.text, line)
    for (const word of words) {
      const numbers = index.byWord.get(word)
      if (numbers) numbers.push(number)
      else index.byWord.set(word, [number])
    }
  })
  indexes.set(lines, index)
  return index
}

/**
 * The line about the person's work that has most in common with a text of the ad; the first (latest) one on a tie.
 * @param used lines already spoken about, taken only when nothing else is left
 */
function nearestLine(text: string, reading: MatchReading, used: ReadonlySet<ExperienceLine> = new Set()): ExperienceLine | null {
  const lines = reading.resume.experienceLines
  const { byWord } = indexOf(lines)
  const shared = new Uint32Array(lines.length)
  for (const word of contentOf(text)) for (const number of byWord.get(word) ?? []) shared[number]!++
  let best: ExperienceLine | null = null
  let most = -1
  for (let number = 0; number < lines.length; number++) {
    const line = lines[number]!
    // A line with a figure makes the better story.
    const worth = shared[number]! * 2 + (line.hasFigure ? 1 : 0) - (used.has(line) ? 5 : 0)
    if (worth > most || best === null) {
      best = line
      most = worth
    }
  }
  return best
}

/** The nearest line, where it has a word of substance in common with the text. */
export function relatedLine(text: string, reading: MatchReading, used?: ReadonlySet<ExperienceLine>): ExperienceLine | null {
  const line = nearestLine(text, reading, used)
  const words = line && indexOf(reading.resume.experienceLines).words.get(line)
  return words && [...contentOf(text)].some((word) => words.has(word)) ? line : null
}

/** The experience line with exactly this text, where the evidence row names one. */
export function lineNamed(text: string | null, reading: MatchReading): ExperienceLine | null {
  return text === null ? null : (indexOf(reading.resume.experienceLines).byText.get(text) ?? null)
}
