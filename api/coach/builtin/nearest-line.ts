import type { ExperienceLine, MatchReading } from '../scoring/match-reading.ts'
import { family } from '../scoring/text/stem.ts'
import { tokensOf } from '../scoring/text/tokens.ts'
import { breakingStems } from '../scoring/vocabulary/ordinary-words.ts'

/** The words of substance in a text, without their endings. */
export function contentOf(text: string): Set<string> {
  return new Set(
    tokensOf(text)
      .filter((token) => token.stem.length > 2 && !breakingStems.has(token.stem))
      .map((token) => family(token.stem)),
  )
}

/**
 * The line about the person's work that has most in common with a text of the ad; the first (latest) one on a tie.
 * @param used lines already spoken about, taken only when nothing else is left
 */
export function nearestLine(
  text: string,
  reading: MatchReading,
  used: ReadonlySet<ExperienceLine> = new Set(),
): ExperienceLine | null {
  const lines = reading.resume.experienceLines
  const wanted = contentOf(text)
  let best: ExperienceLine | null = null
  let most = -1
  for (const line of lines) {
    const shared = [...contentOf(line.text)].filter((word) => wanted.has(word)).length
    // A line with a figure makes the better story.
    const worth = shared * 2 + (line.hasFigure ? 1 : 0) - (used.has(line) ? 5 : 0)
    if (worth > most || best === null) {
      best = line
      most = worth
    }
  }
  return best
}

/** Whether a line has a word of substance in common with a text of the ad. */
export function touches(line: Pick<ExperienceLine, 'text'>, text: string): boolean {
  const wanted = contentOf(text)
  return [...contentOf(line.text)].some((word) => wanted.has(word))
}

/** The experience line with exactly this text, where the evidence row names one. */
export function lineNamed(text: string | null, reading: MatchReading): ExperienceLine | null {
  return text === null ? null : (reading.resume.experienceLines.find((line) => line.text === text) ?? null)
}
