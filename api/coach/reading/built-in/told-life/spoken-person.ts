import type { Taken } from '../../../../contract/spoken-address.ts'
import { titleCased } from './spoken-text.ts'

const nameWord = String.raw`\p{L}[\p{L}\p{M}.'-]*`
const isCalled = new RegExp(
  String.raw`\b(?:my (?:full )?name(?:'s| is)|^name\s*:|^name's|i(?: am|'m) called|they call me)\s+(${nameWord}(?:\s+${nameWord}){0,4})`,
  'iu',
)
const thisIs =
  /\b(?:[Ii]'m|[Ii] am|[Tt]his is)\s+(\p{Lu}[\p{L}\p{M}'-]+(?:\s+(?:de|da|van|von|der|bin|al|la|\p{Lu}\.|\p{Lu}[\p{L}\p{M}'-]*)){1,3})(?=\s*(?:[,.!]|and\b|i\b|from\b|$))/u
/** No name goes past these. */
const afterName =
  /^(?:i|i'm|i've|i'd|and|my|from|live|the|a|an|is|am|so|um|uh|in|with|but|you|at|for|we|here|currently|now|that's|age)$/i

/** The name someone gives for themselves. */
export function takeName(text: string): Taken {
  const called = isCalled.exec(text)
  if (!called) {
    const said = thisIs.exec(text)
    return said ? { value: said[1]!, rest: text.replace(said[0], '') } : { value: '', rest: text }
  }
  const said = called[1]!.split(/\s+/)
  const hasCapitals = /\p{Lu}/u.test(called[1]!)
  const end = said.findIndex(
    (word, at) =>
      afterName.test(word) ||
      (hasCapitals ? at > 0 && !/^(?:\p{Lu}|de$|da$|van$|von$|der$|bin$|al$|la$|y$)/u.test(word) : at === 3),
  )
  const words = end < 0 ? said : said.slice(0, end)
  const name = words.join(' ')
  const from = called.index + called[0].length - called[1]!.length
  if (name === '') return { value: '', rest: text }
  return { value: titleCased(name.replace(/[.,]+$/, '')), rest: text.slice(0, called.index) + text.slice(from + name.length) }
}

const livesIn =
  /\b(?:(?:i |i'm |i am )?(?:now |currently )?(?:live|living|based|located|reside)(?: out)? in|(?:location|address|city|home)\s*:|(?:i'm|i am) (?:originally )?(?:from|in))\s+/i
const place = /^\p{Lu}[\p{L}.'-]*(?:\s\p{Lu}[\p{L}.'-]*){0,3}(?:,\s*\p{Lu}[\p{L}.'-]*(?:\s\p{Lu}[\p{L}.'-]*){0,2})?/u
const placeInSmallLetters =
  /^(?!(?:a|an|the|my|our|this|peace)\b)(?:(?!(?:and|my|i|i'm|with|now|so|for|but|where)\b)[\p{L}'-]+(?:\s|$)){1,3}/u

/** Where someone says they live. */
export function takeLocation(text: string, hasCapitals: boolean): Taken {
  const lives = livesIn.exec(text)
  if (!lives) return { value: '', rest: text }
  const after = text.slice(lives.index + lives[0].length)
  const found = (hasCapitals ? place : placeInSmallLetters).exec(after)?.[0] ?? ''
  if (found === '') return { value: '', rest: text }
  return {
    value: titleCased(found.trim().replace(/\.$/, '')),
    rest: `${text.slice(0, lives.index)} ${after.slice(found.length)}`,
  }
}
