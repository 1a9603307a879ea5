import { isRegion } from './locations.ts'
import { isCapital, type NounPhrase, nameIn, nounPhraseAt, type Word } from './noun-phrases.ts'
import { isOccupation, isWorkplace } from './occupations.ts'
import type { Tenure } from './tenure.ts'
import type { TitleMention } from './title-mention.ts'

export interface EmployerMention {
  text: string
  /** A name, not "a small bakery". */
  isName: boolean
  /** "The bank": an employer mentioned before, or one with no other name. */
  isThe: boolean
  /** "That was Packrite": the name of the current employer, or of the one before it. */
  isIdentity: boolean
}

/** What else a clause says, by which an employer is known from a customer or a place. */
export interface Around {
  title: TitleMention | null
  tenure: Tenure
  /** Lower case; '' for none. */
  subject: string
  hasCapitals: boolean
  /** Dates or "before that" are said. */
  isTimed: boolean
  /** How long is said. */
  isLong: boolean
}

/** Nouns behind "at", "for" and "in" that say when, how or where, and not for whom. */
const noEmployer =
  /^(?:home|nights?|days|school|college|uni|university|work|least|first|last|lunch|once|all|sea|while|bit|times?|moment|point|end|start|beginning|weekends?|living|money|fun|ages|free|life|me|us|people|customers?|clients?|team|crew|staff|years?|months?|weeks?|office|desk|job|role|position|charge|minute|same|age|most|part|season|summer|winter|course|industry|trade|field|business|hand|front|back|morning|evening|afternoon|road|phone|floor|shifts?|rest|sake|example|instance|reason|kids|children|family|section|department|room|kitchen|ward)$/

/** For whom somebody worked, as one clause says it. */
export function employerIn(words: readonly Word[], around: Around): EmployerMention | null {
  const isIt = /^(?:it|that)$/.test(around.subject)
  const identity = isIt ? identityIn(words) : null
  // "It's twelve years of driving for ...": who has a time or a title there says more than what it was.
  const isTold = !isIt || around.title !== null || words.some(({ tag }) => tag === 'TIME')
  const phrase = identity ?? (isTold ? (calledIn(words) ?? besideIn(words, around)) : null)
  if (!phrase) return null
  const { text, isName, article } = nameIn(words, phrase)
  return { text, isName, isThe: article === 'the', isIdentity: identity !== null }
}

/** "It is Kindly", "that was Packrite". */
function identityIn(words: readonly Word[]): NounPhrase | null {
  const at = words.findIndex(({ lower }) => /^(?:is|was)$/.test(lower))
  const phrase = at < 0 ? null : nounPhraseAt(words, at + 1)
  return phrase?.isName && phrase.article === '' && !isOccupation(phrase.head) ? phrase : null
}

/** "a place called Mama Lou's", "Kahurua Station it was called". */
function calledIn(words: readonly Word[]): NounPhrase | null {
  const called = words.findIndex(({ lower }) => lower === 'called')
  if (called < 1) return null
  const after = nounPhraseAt(words, called + 1)
  if (after) return after
  for (let at = 0; at < called; at++) {
    const phrase = nounPhraseAt(words, at)
    if (phrase?.isName && called - phrase.to <= 3) return phrase
  }
  return null
}

/** The phrase that stands most surely where an employer does. */
function besideIn(words: readonly Word[], around: Around): NounPhrase | null {
  const { title } = around
  let best: { phrase: NounPhrase; sureness: number } | null = null
  for (let at = 0; at < words.length; at++) {
    if ((title && at > title.from && at < title.to) || isLandmark(words, at)) continue
    const plain = around.hasCapitals ? nounPhraseAt(words, at) : plainNameAt(words, at)
    const phrase = apposed(words, plain) ?? plain
    const sureness = phrase ? surenessOf(words, at, phrase, around) : 0
    if (phrase && sureness > (best?.sureness ?? 0)) best = { phrase, sureness }
  }
  return best?.phrase ?? null
}

/** "At a tire place, Big Lou's Tires", "at a firm of accountants in town, Dell and Purvis": what it is, and then its name. */
function apposed(words: readonly Word[], phrase: NounPhrase | null): NounPhrase | null {
  if (!phrase || phrase.isName || phrase.article === '') return null
  let at = phrase.to
  while (at < phrase.to + 5 && /^(?:ADP|NOUN|ADJ|DET)$/.test(words[at]?.tag ?? '')) at++
  const name = words[at]?.tag === 'PUNCT' ? nounPhraseAt(words, at + 1) : null
  return name?.isName && name.article === '' && !isOccupation(name.head)
    ? { ...name, from: phrase.from, article: phrase.article }
    : null
}

/** "Before joining Corbel I ...": no employer but a point on the way. */
function isLandmark(words: readonly Word[], at: number): boolean {
  const turn = words.slice(Math.max(0, at - 4), at).map(({ lower }) => lower)
  const from = turn.findLastIndex((word) => /^(?:before|after|prior|until|till|between)$/.test(word))
  return from >= 0 && !turn.slice(from).some((word) => /^(?:i|that|this|then|was)$/.test(word))
}

/** "university of lindqvist", "sunrise senior living": where names have no capitals, they go on to the next small word. */
function plainNameAt(words: readonly Word[], from: number): NounPhrase | null {
  const start = /^(?:the|an?|my)$/.test(words[from]?.lower ?? '') ? from + 1 : from
  let to = start
  while (to < words.length && to - start < 6 && goesOn(words, to, start)) to++
  if (to === start) return null
  const text = words
    .slice(start, to)
    .map((word) => word.text)
    .join(' ')
  return { text, from, to, article: start > from ? words[from]!.lower : '', isName: false, head: words[to - 1]!.lower }
}

function goesOn(words: readonly Word[], at: number, start: number): boolean {
  const { tag, lower } = words[at]!
  const next = words[at + 1]?.tag ?? 'PUNCT'
  if (at > start && /^(?:of|&|and)$/.test(lower))
    return lower !== 'and' ? next === 'NOUN' : next === 'NOUN' && isShortList(words, at)
  // "At tesco stacking shelves" ends before what was done there.
  if (tag === 'VERB') return at > start ? !/^(?:NOUN|DET|ADP)$/.test(next) : true
  return /^(?:NOUN|PROPN|ADJ|NUM|X)$/.test(tag)
}

/** "harlow and pike", "forge and anvil fabrication": a name's own "and" has nouns and a break behind it. */
function isShortList(words: readonly Word[], and: number): boolean {
  const end = words.findIndex(({ tag }, at) => at > and && !/^(?:NOUN|PROPN|ADJ)$/.test(tag))
  return end < 0 || (end - and < 4 && /^(?:PUNCT|TIME|ADP)$/.test(words[end]!.tag))
}

/** How surely a phrase says for whom somebody worked, 0 for not at all. */
function surenessOf(words: readonly Word[], at: number, phrase: NounPhrase, around: Around): number {
  const { title, tenure, hasCapitals, isTimed, isLong } = around
  // "I work for, Marlow Council"
  const isHeld = words[at - 1]?.tag === 'PUNCT' && /^(?:for|at|with)$/.test(words[at - 2]?.lower ?? '')
  const before = words[isHeld ? at - 2 : at - 1]?.lower ?? ''
  const { isName, article, head } = phrase
  if (isRegion(phrase.text) || (!isName && (noEmployer.test(head) || isOccupation(head)))) return 0
  // "At harvest", "for families": where names have capitals, an employer has one, or an article.
  if (hasCapitals && !isName && article === '') return 0
  const known = isName ? 2 : 0
  const isLikeName = isName || !hasCapitals
  const says = (pattern: RegExp) => words.some(({ lower }) => pattern.test(lower))
  if (isFragment(words, at, around)) return isName && !isOccupation(head) ? 1 : 0
  if (tenure === 'other' && !title && !isTimed && !(isLong && isName)) return 0
  // "My own business, Fraser Plumbing".
  if (isName && title?.text === 'owner' && (words[at - 1]?.tag === 'PUNCT' || before === 'called')) return 6
  if (isName && before === 'from') return isTimed && says(/^c[ao]me$/) && says(/^where$/) ? 3 : 0
  // "My ticket for the dangerous goods" is no "worked for the council".
  const held = words[at - 2]
  if (!isLikeName && /^(?:NOUN|PROPN)$/.test(held?.tag ?? '') && at - 2 !== (title?.to ?? 0) - 1) return 0
  if (before === 'at' || /^join/.test(before)) return 6 + known
  if (before === 'for') return 5 + known
  if (before === 'with' && !isLikeName) return isWorkplace(head) && tenure === 'is' ? 3 : 0
  if (before === 'with') return title || isTimed || !says(/^work/) ? 4 + known : 0
  if (/^own/.test(before)) return isName ? 6 : 0
  if (before === 'by') return isName && says(/^(?:employed|hired|taken|recruited)$/) ? 5 : 0
  if (before === 'to' || before === 'into') return isLikeName && tenure === 'begins' && (title || isTimed) ? 3 : 0
  // "In the Army", "in a bakery", "a job in Pemberton's"; "in Leeds" is where.
  const isWhom =
    article !== '' || (phrase.text.includes(' ') && (says(/^work/) || isWorkplace(head))) || says(/^(?:job|post|position)$/)
  return before === 'in' && isWhom && !/^(?:it|that)$/.test(around.subject) ? 1 : 0
}

/** "Then the Navy", "before that, Packrite": a name and no verb behind a turn of the story. */
function isFragment(words: readonly Word[], at: number, { tenure, isTimed }: Around): boolean {
  const before = words[at - 1]
  const name = words[at + (words[at]!.tag === 'DET' ? 1 : 0)]
  return (
    tenure === 'none' &&
    isTimed &&
    before !== undefined &&
    (before.tag === 'PUNCT' || /^(?:then|that|before|was)$/.test(before.lower)) &&
    name !== undefined &&
    isCapital(name)
  )
}
