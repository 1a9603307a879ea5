import { ownDeeds } from '../../scoring/answer/verbs.ts'
import type { AdReading } from '../../scoring/match-reading.ts'
import { ask, purpose, softAsk } from '../../scoring/pitch/pitch-cues.ts'

const toYou = /\b(?:you|your)\b/i
/** What somebody says to have done or to be. */
const claims =
  /\b(?:I(?:'ve| have| had| am|'m| was) (?!here|interested|applying|looking|excited|ready|happy|glad|sure|free|available|told|asking|calling|speaking)|my (?:time|years|job|role|work|career|experience|background|degree|training) (?:at|with|in|as|from)|(?:worked|employed|served|trained|hired|promoted) (?:at|by|for|with)|when I (?:was|worked|led|ran))/

/**
 * Whether a sentence looks ahead (what the person is here for, wants, asks) and claims nothing: only then may it use the names and the words
 * of the advertisement. "I would like to work for Lakeview" may, "I worked for Lakeview" may not.
 */
export function looksAhead(sentence: string): boolean {
  const turns = [purpose, ask, softAsk, toYou].some((cue) => cue.test(sentence))
  return turns && !claims.test(sentence) && ownDeeds(sentence).length === 0
}

const ofTheAd =
  /\b(?:you(?:['’]re| are)? (?:also )?(?:looking for|search|ask|need|want|write|describe|mention|require|expect)|your (?:ad|advertisement|posting|job description))/i

/** Whether a sentence speaks of the advertisement alone: "You ask for wound care." */
export function tellsOfTheAd(sentence: string): boolean {
  return ofTheAd.test(sentence) && !/\b(?:I|I['’]\w+|my|me|mine|we|our)\b/.test(sentence)
}

const capitalised = /\p{Lu}[\p{L}\p{N}&.'’-]*(?:\s+(?:of\s+|the\s+|and\s+|&\s+)?\p{Lu}[\p{L}\p{N}&.'’-]*){0,5}/gu
const headLines = 4

/** How the ad names the job and its employer, longest first; what the person's own texts name too is left to them. */
export function jobNames({ title, company }: AdReading, jobDescription: string, own: string): string[] {
  const head = jobDescription.split('\n').slice(0, headLines).join('\n')
  const found = [...(head.match(capitalised) ?? []), title ?? '', company ?? '']
  const names = found.flatMap((name) => [name, name.split(/\s+/)[0] ?? '']).filter((name) => name.length > 2)
  return [...new Set(names)].filter((name) => !own.includes(name)).sort((a, b) => b.length - a.length)
}

/** What leads to the name of a job or employer that one wishes for. */
const wishes =
  /\b(?:here (?:for|because|to)|appl\w+|interested|(?:like|love|want|wanted|hope|ready|excited|keen|plan) to|join(?:ing)?|draws? me|attracts? me|bring|position|opening|vacancy|advertis\w+|look(?:ing)? (?:for|forward)|do for|talk to)\b/i
const joints = /[,;:]\s+|\s(?:and|but|because|so)\s/

/**
 * Holds a sentence to the facts, and lets it name what it wishes for: "I'm a nurse, and I'd like to join Lakeview" may, "I joined
 * Lakeview as a nurse" may not.
 */
export function besideWishes(sentence: string, names: readonly string[], held: (text: string) => string): string {
  const masked: string[] = []
  let open = sentence
  for (const name of names) {
    const at = open.toLowerCase().indexOf(name.toLowerCase())
    if (at < 0) continue
    const part = open.slice(0, at).split(joints).at(-1) ?? ''
    if (!wishes.test(part) || claims.test(part)) continue
    const asWritten = open.slice(at, at + name.length)
    open = `${open.slice(0, at)}[wish ${letters[masked.length]}]${open.slice(at + name.length)}`
    masked.push(asWritten)
    if (masked.length === letters.length) break
  }
  return masked.reduce((text, name, at) => text.replace(`[wish ${letters[at]}]`, () => name), held(open))
}

/** A placeholder with a number in it would be read as a figure. */
const letters = 'abcdef'
