import type { Token } from '../../../text/tokens.ts'
import type { FoundTerm } from '../terms/ad-term.ts'

/** Between two alternatives: "or", "and/or", a slash, with at most two small words ("or a", "or similar"). */
const orBetween = /^[\s,)]*(?:and\/or|or|\/)[\s(]*(?:an? |the |other |similar |any )?$/i
const commaBetween = /^\s*,\s*$/

/**
 * Groups of terms that one requirement accepts in each other's place, as indexes into `found`. "A, B or C" is one group; "A, B and C" is
 * none.
 */
export function alternativesIn(text: string, tokens: readonly Token[], found: readonly FoundTerm[]): number[][] {
  const groups: number[][] = []
  let run: number[] = []
  let hasOr = false
  const finish = () => {
    if (run.length > 1 && hasOr) groups.push(run)
    run = []
    hasOr = false
  }
  for (let index = 0; index < found.length; index++) {
    const previous = found[index - 1]
    const between = previous ? text.slice(tokens[previous.to - 1]!.end, tokens[found[index]!.from]!.start) : ''
    const or = previous !== undefined && orBetween.test(between)
    if (!previous || !(or || commaBetween.test(between)) || found[index]!.kind === 'soft') finish()
    run.push(index)
    hasOr ||= or && run.length > 1
  }
  finish()
  return groups
}
