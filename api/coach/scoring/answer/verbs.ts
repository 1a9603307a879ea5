import { plainVerbs } from '../resume/action-verbs.ts'
import { stem } from '../text/stem.ts'

const words = (list: string) => new Set(list.split(/\s+/))

const irregular = words(
  `ran began brought built bought caught chose cut drew drove dug fed found fought gave held kept laid led left lent let lit made met paid put
  rang rebuilt redid rewrote rode sat saw sent set shot sold spent split spoke spread stood stuck swept took taught told threw tore undid went withdrew woke wound wrote
  shut bound hung grew won beat broke did read`,
)
/** Being, feeling and wishing are no doing; what happened to somebody neither. */
const states = words(
  `wanted needed liked loved hated believed hoped seemed used lived wished preferred enjoyed failed missed happened remained felt thought knew had was were got
  supposed guessed figured assumed remembered forgot realized realised understood feared worried struggled looked appeared cared deserved expected owned belonged
  graduated passed received experienced suffered lost born tired excited interested motivated concerned scared frustrated surprised`,
)
/** Doing of which nobody learns anything: worth half. */
const vague = words(
  'tried worked helped handled dealt managed did communicated talked supported assisted participated contributed focused ensured gave went kept made saw',
)

const stems = new Set([...plainVerbs].map(stem))

export interface Deed {
  verb: string
  /** 1 for a deed one can picture, 0.5 for "helped", "tried", "worked". */
  worth: number
  /** Place in the text. */
  start: number
}

const adverb =
  '(?:(?:also|then|first|next|finally|immediately|quickly|personally|simply|just|even|already|always|later|still|carefully|quietly|calmly|only|soon|actually|really|eventually|afterwards|myself|[a-z]{3,}ly)\\s+){0,2}'
const bySelf = new RegExp(`\\b(?:i|and i)(?:'ve|'d| have| had)?\\s+${adverb}([a-z'-]+)\\b`, 'gi')
const byUs = new RegExp(`\\bwe(?:'ve| have| had)?\\s+${adverb}([a-z'-]+)\\b`, 'gi')
const goesOn = new RegExp(`(?:,|\\band|\\bthen|,\\s*and)\\s+(?:then\\s+)?${adverb}([a-z-]+)\\b`, 'gi')

/** "gave him the dose", "kept the veto": with an object that says what, these are more than the bare word. */
const needsObject = words('gave went kept made saw talked')
const object =
  /^\s+(?:\S+\s+){0,3}(?:the|a|an|my|our|their|his|her|them|him|every|each|all|to the|through|back|up|out|\d+|two|three|four)\b/i
const unspecific = /^\s+(?:so )?(?:many|a lot|lots|all kinds|various|different|several|everything|things|hard|well|it)\b/i

/** "took action", "took responsibility": said of anything. */
const hollow =
  /^\s+(?:action|responsibility|charge|care|part|initiative|my best|it|that|this|everything|a solution|the problem|the situation|the task)\b/i

function worthOf(verb: string, after: string): number {
  if (unspecific.test(after) || hollow.test(after)) return 0.5
  if (!vague.has(verb)) return 1
  return needsObject.has(verb) && object.test(after) ? 1 : 0.5
}

const notPast = words('need feed speed proceed exceed indeed succeed embed bleed breed weed heed seed')
const isPast = (verb: string) => irregular.has(verb) || (/[a-z]{2}(?:ed|'d)$/.test(verb) && !notPast.has(verb))
/** "when I started", "what I did": part of something else that is told. */
const subordinate = /\b(?:when|since|if|until|before|what|while)[\s,]+$/i

function deedsBy(subject: RegExp, text: string): Deed[] {
  const deeds: Deed[] = []
  for (const match of text.matchAll(subject)) {
    const verb = match[1]!.toLowerCase()
    if (!isPast(verb) || states.has(verb)) continue
    if (subordinate.test(text.slice(Math.max(0, match.index - 60), match.index))) continue
    deeds.push({ verb, worth: worthOf(verb, text.slice(match.index + match[0].length)), start: match.index })
  }
  return deeds
}

/** What the speaker says to have done: "I called the supplier, moved the date and wrote it down" is three deeds. */
export function ownDeeds(text: string): Deed[] {
  const first = deedsBy(bySelf, text)
  if (first.length === 0) return []
  const others: Deed[] = []
  for (const match of text.slice(first[0]!.start).matchAll(goesOn)) {
    const verb = match[1]!.toLowerCase()
    if (!isPast(verb) || states.has(verb) || !(irregular.has(verb) || stems.has(stem(verb)))) continue
    // After another subject ("and the manager called") the deed is not the speaker's: a verb right after the comma or "and" is.
    others.push({
      verb,
      worth: worthOf(verb, text.slice(first[0]!.start + match.index + match[0].length)),
      start: first[0]!.start + match.index,
    })
  }
  return different([...first, ...others])
}

/** What "we" did; the speaker's own part remains open. */
export function sharedDeeds(text: string): Deed[] {
  return different(deedsBy(byUs, text))
}

function different(deeds: Deed[]): Deed[] {
  const seen = new Set<string>()
  return deeds.filter(({ verb }) => {
    const key = stem(verb)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
