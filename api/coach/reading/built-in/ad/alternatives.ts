import type { Token } from '../../../text/tokens.ts'
import type { FoundTerm } from '../terms/ad-term.ts'

/** Between two alternatives: "or", "and/or", a slash, with at most two small words ("or a", "or similar"). */
const orBetween = /^[\s,)]*(?:and\/or|or|\/)[\s(]*(?:an? |the |other |another |similar |any )?$/i
const commaBetween = /^\s*,\s*$/

/** "(e.g. Salesforce, HubSpot)", "an ERP such as SAP or NetSuite", "Xero, Sage or similar": examples of one thing. */
const exampleBefore = /(?:\beg\b|\bsuch as\b|\blike\b|\be\.g\.?)[\s,:(]*(?:an? |the )?$/i
const similarAfter = /^\)?[\s,]*(?:or|and)? ?(?:a |an |any |other )?(?:similar|equivalent|comparable|related|other|like)\b/i

/** The bracket before "(Manhattan, SAP EWM)" or "(GCP, AWS or Azure)": names, not "(replication, backups)", which are parts. */
export const namesInBrackets = /\((?=\p{Lu}[^(),]*(?:(?:,|\bor\b)\s*(?:or )?\p{Lu}[^(),]*)+\))/u

/**
 * Groups of terms that one requirement accepts in each other's place, as indexes into `found`. "A, B or C" is one group; "A, B and C" is
 * none; examples in brackets are one.
 */
export function alternativesIn(text: string, tokens: readonly Token[], found: readonly FoundTerm[]): number[][] {
  const groups: number[][] = []
  let run: number[] = []
  let hasOr = false
  const finish = () => {
    if (run.length > 1 && (hasOr || areExamples(text, tokens, found, run))) groups.push(run)
    run = []
    hasOr = false
  }
  for (let index = 0; index < found.length; index++) {
    const previous = found[index - 1]
    const between = previous ? text.slice(tokens[previous.to - 1]!.end, tokens[found[index]!.from]!.start) : ''
    const or = previous !== undefined && orBetween.test(between)
    if (!previous || !(or || commaBetween.test(between))) finish()
    run.push(index)
    hasOr ||= or && run.length > 1
  }
  finish()
  return groups
}

function areExamples(text: string, tokens: readonly Token[], found: readonly FoundTerm[], run: readonly number[]): boolean {
  const first = tokens[found[run[0]!]!.from]!.start
  const last = tokens[found[run.at(-1)!]!.to - 1]!.end
  // "Certificates (BLS, ACLS)" asks for all of them.
  const areNames = run.every((at) => found[at]!.kind !== 'certificate') && text.slice(first - 1).search(namesInBrackets) === 0
  const before = text.slice(Math.max(0, first - 24), first)
  return areNames || exampleBefore.test(before) || similarAfter.test(text.slice(last, last + 40))
}
