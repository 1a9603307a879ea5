import words from '../../../data/action-verbs.json' with { type: 'json' }
import { stem } from '../../../text/stem.ts'

/** Verbs that begin a line about work done, of all professions, in their plain form. */
const plainVerbs: ReadonlySet<string> = new Set(words.plain)

const verbs = new Set([...words.plain, ...words.irregularPasts].map(stem))

/** Whether a line begins with a verb of doing: "Led a team", "I have led a team", "Spot welded brackets". */
export function startsWithActionVerb(line: string): boolean {
  const [first = ''] = /^[\p{L}'-]+/u.exec(line.toLowerCase().replace(/^(?:i |have |has |also |re-)*/, '')) ?? []
  return isVerb(first) || isCompoundVerb(line)
}

/** "Cycle counted 2,000 parts", "Spot welded brackets"; but "Data collected for clients" and "Staff trained" tell what was done to them. */
function isCompoundVerb(line: string): boolean {
  const [, past] =
    /^\p{L}+ (\p{Ll}+ed) (?!(?:by|for|in|at|on|to|with|from|per|and|or|as|of|during|under|within)\b)\S/u.exec(line) ?? []
  return past !== undefined && isVerb(past)
}

function isVerb(word: string): boolean {
  const base = word.replace(/^(?:re|co|over|under|pre|out)-?(?=\p{L}{4,})/u, '')
  return [word, base].some((one) => verbs.has(stem(one)) || plainVerbs.has(`${stem(one)}e`))
}
