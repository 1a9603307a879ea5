import { locationAt, named } from './locations.ts'
import type { Taken } from './spoken-address.ts'

const nameWord = String.raw`\p{L}[\p{L}\p{M}.'’-]*`
const isCalled = new RegExp(
  String.raw`\b(?:my (?:full )?name(?:'s| is)|(?<=^\s*|\n)(?:full )?name\s*:|(?<=^|[.!\n]\s?)name's|i(?: am|'m) called|they call me)\s+(${nameWord}(?:\s+${nameWord}){0,4})`,
  'iu',
)
const thisIs =
  /\b(?:[Ii]'m|[Ii] am|[Tt]his is)\s+(\p{Lu}[\p{L}\p{M}'’-]+(?:\s+(?:de|da|van|von|der|bin|al|la|\p{Lu}\.|\p{Lu}[\p{L}\p{M}'’-]*)){1,3})(?=[\s]*(?:[,.!\n]|and\b|i\b|from\b|$))/u
/** No name goes past these. */
const afterName =
  /^(?:i|i'm|i've|i'd|and|my|from|live|the|a|an|is|am|so|um|uh|in|with|but|you|at|for|we|here|currently|now|that's|age)$/i

/** The name somebody gives for themself, and where that was said. */
export function takeName(text: string): Taken {
  const said = isCalled.exec(text)
  if (said) {
    const all = said[1]!.trim().split(/\s+/)
    const hasCapitals = /\p{Lu}/u.test(said[1]!)
    const words: string[] = []
    for (const word of all) {
      if (
        afterName.test(word) ||
        (hasCapitals && words.length > 0 && !/^(?:\p{Lu}|de$|da$|van$|von$|der$|bin$|al$|la$|y$)/u.test(word))
      )
        break
      words.push(word)
      if (/[.]$/.test(word) && word.length > 2) break
      if (!hasCapitals && words.length === 3) break
    }
    const name = named(words.join(' ').replace(/[.,]+$/, ''))
    const start = said.index
    const end = text.indexOf(words.join(' '), start) + words.join(' ').length
    if (words.length > 0) return { value: name, rest: `${text.slice(0, start)} . ${text.slice(end)}` }
  }
  const other = thisIs.exec(text)
  if (other)
    return { value: other[1]!.trim(), rest: `${text.slice(0, other.index)} . ${text.slice(other.index + other[0].length)}` }
  return nameOnTop(text)
}

/** A typed resume begins with the name: alone, or before the city. */
function nameOnTop(text: string): Taken {
  const top = /^\s*(\p{Lu}[\p{L}\p{M}'’-]*(?:\s+(?:["“(]\p{L}+["”)]|de|van|von|\p{Lu}[\p{L}\p{M}.'’-]*)){1,4})\s*(?=[,\n])/u.exec(
    text,
  )
  if (!top) return { value: '', rest: text }
  return { value: top[1]!.replace(/\s*["“(][^"“”()]*["”)]/, '').trim(), rest: text.slice(top[0].length).replace(/^,/, '') }
}

const livesIn =
  /(?<=^|\n)\s*(?:location|address|city|home)\s*:\s*|\b(?:i(?:'m| am)? )?(?:now |currently |presently )?(?:live|living|based|located|reside|residing)(?: out)? in\s+|\bi(?:'m| am) (?:in|from)\s+/i

/** Where somebody says they live. */
export function takeLocation(text: string): Taken {
  const lives = livesIn.exec(text)
  if (lives) {
    const at = lives.index + lives[0].length
    const found = locationAt(text.slice(at))
    if (found) return { value: found.place, rest: `${text.slice(0, lives.index)} . ${text.slice(at + found.length)}` }
  }
  // "a hair stylist in Tampa, Florida": with its region, near the beginning.
  const head = text.slice(0, 300)
  for (const match of head.matchAll(/(?:^|\n|\.\s|\bin |\bfrom )\s*(?=\p{Lu})/gu)) {
    const at = match.index + match[0].length
    const found = locationAt(text.slice(at), { alone: false })
    if (found?.place.includes(','))
      return { value: found.place, rest: `${text.slice(0, match.index)} . ${text.slice(at + found.length)}` }
  }
  return { value: '', rest: text }
}
