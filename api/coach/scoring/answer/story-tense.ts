import { plainVerbs } from '../resume/action-verbs.ts'
import type { Clause } from './clauses.ts'

/** Somebody does something now, in a story: "She says the cat", "so it is a Friday". What one does in general has no such others. */
const livesInPresent =
  /\b(?:he|she|they|somebody|the (?:\w+ )?(?:man|woman|customer|patient|guest|owner|father|mother|doctor|vet|manager|chef|teacher|foreman|driver|boss)|my (?:boss|manager|colleague|supervisor)) (?:says?|tells?|asks?|comes?|calls?|looks?|gets?|wants?|starts?|goes|walks?|shouts?|cries|has)\b|\bso (?:it is|it's|i am|i'm) (?:a|an|on|at|in)\b|\b(?:it is|it's) (?:a )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/gi
/** Once may be chance. */
const fewestSigns = 2

const spokenVerbs = new Set('go say tell ask sit stand stop put take get make give find come run bring show call'.split(' '))
const ownPresent = /\b(I|and I)\s+((?:then|also|just|quickly|immediately)\s+)?([a-z]+)\b/gi
const past: Readonly<Record<string, string>> = { go: 'went', say: 'told', sit: 'sat', get: 'fetched', come: 'came' }

/** Whether a story is told in the present tense, as many people do. */
function isToldInPresent(clauses: readonly Clause[]): boolean {
  const text = clauses.map((clause) => clause.text).join(' ')
  return [...text.matchAll(livesInPresent)].length >= fewestSigns
}

/** Stories in the present tense with their deeds in the past, for reading only; every other answer as it is. */
export function inPast(clauses: readonly Clause[]): Clause[] {
  if (!isToldInPresent(clauses)) return [...clauses]
  return clauses.map((clause) => ({
    ...clause,
    text: clause.text.replace(ownPresent, (whole, subject: string, adverb = '', verb: string) =>
      plainVerbs.has(verb) || spokenVerbs.has(verb) ? `${subject} ${adverb}${past[verb] ?? `${verb}ed`}` : whole,
    ),
  }))
}
