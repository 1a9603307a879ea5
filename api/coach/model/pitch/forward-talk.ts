import { ownDeeds } from '../../reading/built-in/answer/verbs.ts'
import type { AdReading } from '../../reading/match-reading.ts'
import { ask, purpose, softAsk } from '../../score/pitch/pitch-cues.ts'

const toYou = /\b(?:you|your)\b/i
/** "I'd love to", "I'm happy to come in", "can we". */
const wishes =
  /\b(?:I(?:['’]m| am) (?:also |very |really |so )?(?:here|interested|applying|looking|excited|ready|happy|glad|sure|free|available|willing|eager|keen|asking|calling|thrilled|drawn)|I(?:['’]d| would|['’]ll| will| want| hope)|(?:can|could|may|shall|would|will) (?:I|we|you)|let me|do you have|draws me|attracts me|next step|here for|appl\w+ for|with my eye on|about your)\b/i
/** What somebody says to have done or to be, or what others did for them. */
const claims =
  /\b(?:I(?:['’]ve| have| had| am|['’]m| was) (?!(?:also |very |really |so )?(?:here|interested|applying|looking|excited|ready|happy|glad|sure|free|available|willing|eager|keen|told|asking|calling|speaking|thrilled|drawn))|my (?:time|years|job|role|work|career|experience|background|degree|training) (?:at|with|in|as|from)|(?:worked|employed|served|trained|hired|promoted|joined) (?:at|by|for|with)?|when I (?:was|worked|led|ran)|\w+(?:ed|gave|told|made|won|named|chose) (?:me|my|us|our)\b)/

/**
 * Whether a part of a sentence looks ahead (what the person is here for, wants, asks) and claims nothing: only then may it use the names and
 * the words of the advertisement. "I would like to work for Lakeview" may, "I worked for Lakeview" may not.
 */
export function looksAhead(part: string): boolean {
  const turns = [wishes, purpose, ask, softAsk, toYou].some((cue) => cue.test(part))
  return turns && !claims.test(part) && ownDeeds(part).length === 0
}

/** A plain wish or question, which can be put in any words; speaking to somebody alone is none. */
export const isWish = (part: string): boolean => looksAhead(part) && (wishes.test(part) || ask.test(part))

const ofTheAd =
  /\b(?:you(?:['’]re| are)? (?:also )?(?:looking for|search|ask|need|want|write|describe|mention|require|expect)|your (?:ad|advertisement|posting|job description))/i

/** Whether words speak of the advertisement alone: "You ask for wound care." */
export function tellsOfTheAd(part: string): boolean {
  return ofTheAd.test(part) && !/\b(?:I|I['’]\w+|my|me|mine|we|our)\b/.test(part)
}

/** What leads to a name that one wishes for. */
const towards =
  /\b(?:I(?:['’]d| would) (?:\w+ )?(?:like|love)|(?:want|hope|ready) to|here (?:for|because)|appl\w+ (?:for|to)|interested in|(?:excited|calling) about|eye on|(?:about|for|to) your|your (?:\w+ ){0,4}(?:position|role|job|opening|vacancy)|join(?:ing)?|bring)\b/i

/** Names that a part wishes for after what it claims: "I'm a chef with my eye on the position at the Saltmarsh Inn". */
export function wishedFor(part: string, names: readonly string[]): string[] {
  return namesIn(part, names).filter((name) => {
    const before = part.slice(0, part.indexOf(name))
    const afterClaims = before.slice(
      [...before.matchAll(new RegExp(claims, 'g'))].reduce((end, { 0: claim, index }) => Math.max(end, index + claim.length), 0),
    )
    return towards.test(afterClaims) && ownDeeds(before).length === 0
  })
}

/** An open "not yet" may name what it denies. */
export const denies = (part: string): boolean =>
  /\b(?:(?:have|had|do|did) not|(?:haven|hadn|don|didn)['’]t|(?:have|had) (?:never|no)|no experience)\b(?! (?:only|just|merely))/i.test(
    part,
  ) && ownDeeds(part).length === 0

/** Where one thing ends and the next begins: "I'm a nurse, and I'd like to join you". */
const joints =
  /(?<=[,;:])\s+(?=(?:and|but|so|which|though|although|while|because)\b)|\s+(?=and (?:I|I['’]\w+|we)\s)|(?<=:)\s+(?=\[)/g

export const partsOf = (sentence: string): string[] => sentence.split(joints)

const capitalised = /\p{Lu}[\p{L}\p{N}&.'’-]*(?: +(?:of +|the +|and +|& +)?\p{Lu}[\p{L}\p{N}&.'’-]*){0,5}/gu
const headLines = 4
const shortestWord = 4

/** How the ad names the job and its employer, longest first; what the person's own texts name too is left to them. */
export function jobNames({ title, company }: AdReading, jobDescription: string, own: string): string[] {
  const head = jobDescription.split('\n').slice(0, headLines).join('\n')
  const found = [...(head.match(capitalised) ?? []), title ?? '', company ?? ''].map((name) => name.replace(/^The |[.,]$/g, ''))
  const names = found.flatMap((name) => [name, ...name.split(/\s+/)]).filter((name) => name.length >= shortestWord)
  return [...new Set(names)].filter((name) => !own.includes(name)).sort((a, b) => b.length - a.length)
}

/** The names as they stand in a text, in any letters. */
export function namesIn(text: string, names: readonly string[]): string[] {
  const lower = text.toLowerCase()
  return names.flatMap((name) => {
    const at = lower.indexOf(name.toLowerCase())
    return at < 0 ? [] : [text.slice(at, at + name.length)]
  })
}
