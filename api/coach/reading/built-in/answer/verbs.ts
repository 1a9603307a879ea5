import lists from '../../../data/answer-words.json' with { type: 'json' }
import { type TaggedWord, taggedWords } from '../../../text/part-of-speech.ts'
import { stem } from '../../../text/stem.ts'
import { isPast, wordScore } from './words.ts'

/** `own`: the speaker did it; `shared`: "we" did; `planned`: the speaker would do it; `usual`: the speaker does it. */
type DeedBy = 'own' | 'shared' | 'planned' | 'usual'

export interface Deed {
  by: DeedBy
  verb: string
  /** 1 for a deed one can picture, 0.5 for "helped", "tried", "worked on it". */
  worth: number
  start: number
}

/** Being, feeling, knowing and wishing are no doing; what happened to somebody neither. */
const states = new Set(lists.states)
const subordinate = new Set(['when', 'since', 'if', 'until', 'what', 'while', 'whenever'])
const would = new Set(["'d", 'would', 'will', "'ll", 'could', 'can'])
const not = new Set(["n't", 'not', 'never', 'hardly'])
const skipped: ReadonlySet<string> = new Set(['AUX', 'ADV', 'PART', 'INTJ'])
const ends = /^[.!?;…]+$/
const reach = 7
const picturable = 0.6

/** What was done and by whom, in order. A deed told twice counts once. */
export function deedsOf(words: readonly TaggedWord[]): Deed[] {
  const deeds: Deed[] = []
  let last: { by: DeedBy; at: number } | null = null
  words.forEach((word, at) => {
    if (ends.test(word.lower)) last = null
    if ((word.tag !== 'VERB' && !isSplit(words, at)) || words[at - 1]?.lower === 'to') return
    const by = doerOf(words, at, last)
    if (by === null) return
    // "I moved the pans so I could reach them, and called the chef": a purpose is no new beginning.
    if (by !== 'planned' || last === null) last = { by, at }
    if (states.has(word.lower)) return
    deeds.push({ by, verb: word.lower, worth: worthOf(words, at), start: word.start })
  })
  const seen = new Set<string>()
  return deeds.filter(({ by, verb }) => !seen.has(`${by} ${stem(verb)}`) && seen.add(`${by} ${stem(verb)}`))
}

/** Whether a text mentions a past event. */
export const tellsPast = (text: string): boolean => taggedWords(text).some(({ tag, lower }) => tag === 'VERB' && isPast(lower))

/** "I moved two beds, split the rounds": the tagger takes such a verb for a noun. */
const isSplit = (words: readonly TaggedWord[], at: number): boolean =>
  words[at]!.tag === 'NOUN' && isPast(words[at]!.lower) && words[at - 1]?.lower === ',' && words[at + 1]?.tag === 'DET'

function doerOf(words: readonly TaggedWord[], at: number, last: { by: DeedBy; at: number } | null): DeedBy | null {
  const verb = words[at]!.lower
  let before = at - 1
  let helper = ''
  while (before >= 0 && (skipped.has(words[before]!.tag) || words[before]!.lower === 'myself')) {
    if (not.has(words[before]!.lower)) return null
    if (would.has(words[before]!.lower)) helper = words[before]!.lower
    before--
  }
  const subject = words[before]
  if (!subject || ends.test(subject.lower))
    return isPast(verb) && words[at + 1]?.lower !== 'by' ? 'own' : verb.endsWith('ing') ? null : 'planned'
  if (subject.lower === 'i' || subject.lower === 'we') {
    if (subordinate.has(words[before - 1]?.lower ?? '')) return null
    if (subject.lower === 'we') return helper === '' || isPast(verb) ? 'shared' : null
    if (helper !== '' && !(helper === "'d" && verb.endsWith('ed'))) return 'planned'
    return isPast(verb) ? 'own' : verb.endsWith('ing') ? null : 'usual'
  }
  return goesOn(words, before, at, last) ? last!.by : null
}

/** "I called the supplier, moved the date and wrote it down": three deeds with one subject. */
function goesOn(words: readonly TaggedWord[], before: number, at: number, last: { by: DeedBy; at: number } | null): boolean {
  if (!last || !(words[before]!.lower === ',' || words[before]!.tag === 'CCONJ')) return false
  const past = isPast(words[last.at]!.lower)
  return isPast(words[at]!.lower) === past && !words[at]!.lower.endsWith('ing')
}

function worthOf(words: readonly TaggedWord[], at: number): number {
  const after = words.slice(at + 1, at + 1 + reach)
  const end = after.findIndex(({ tag, lower }) => ends.test(lower) || tag === 'CCONJ')
  const object = end < 0 ? after : after.slice(0, end)
  const isPictured = object.some(
    ({ tag, lower }) =>
      tag === 'PROPN' || tag === 'NUM' || persons.has(lower) || (tag === 'NOUN' && wordScore('concrete', lower) > picturable),
  )
  return isPictured || wordScore('concrete', words[at]!.lower) > picturable ? 1 : 0.5
}

const persons = new Set(['him', 'her', 'them', 'it'])
