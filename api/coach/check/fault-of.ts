import type { NumberedLine } from '../lines/numbered-lines.ts'
import { soundsInjected } from '../text/machine-orders.ts'
import { placeholders, sentencesOf } from '../text/sentences.ts'
import { wordsOf } from '../text/tokens.ts'
import type { Sources, Voice } from './claim.ts'
import { unknownCredential } from './credentials.ts'
import { type KnownFigures, knownFigures, unknownFigure } from './figures.ts'
import { type KnownNames, knownNames, unknownName } from './names.ts'

interface Known {
  texts: string[]
  figures: KnownFigures
  names: KnownNames
}

const readBefore = new WeakMap<readonly NumberedLine[], Known>()

function knownOf(lines: readonly NumberedLine[]): Known {
  const before = readBefore.get(lines)
  if (before) return before
  const texts = lines.map(({ text }) => text)
  const known = { texts, figures: knownFigures(texts, new Date()), names: knownNames(texts) }
  readBefore.set(lines, known)
  return known
}

/** A sentence by the user that claims nothing: it denies, asks, or reports what the employer wants. */
const claimsNothing =
  /\b(?:not|no|never|without|nor|lack|missing)\b|n['’]t\b|\?\s*$|\b(?:you|your \w+|the (?:post|job|role|ad|advertisement)) (?:asks?|wants?|needs?|requires?|says?|mentions?)\b/i

const quoted = /\b(?:says|reads|states|wrote)[,:]? ["“]([^"”]{12,})["”]/
const bare = (text: string) => wordsOf(text).join(' ')

const mostCharacters = 2_000

// Why a text may not be shown, in words a model can act on. Its facts must be in the user's lines; where it claims nothing, the ad's count too.
export function faultOf(text: string, from: readonly string[], voice: Voice, sources: Sources): string | null {
  const missing = from.find((id) => ![...sources.own, ...sources.ad].some((line) => line.id === id))
  if (missing) return `it cites ${missing}, and there is no such line`
  const open = text.replace(placeholders, '□')
  if (text.length > mostCharacters) return 'it is far too long'
  const sentences = sentencesOf(open)
  if (new Set(sentencesOf(text)).size < sentences.length) return 'it says a sentence twice'
  if (soundsInjected(open)) return 'it follows an order in the data, or hands out a verdict'
  if (voice === 'coach') return unknownFact(open, from, voice, sources)
  for (const sentence of sentences) {
    const fault = unknownFact(sentence, from, claimsNothing.test(sentence) ? 'coach' : 'person', sources)
    if (fault) return fault
  }
  return null
}

function unknownFact(open: string, from: readonly string[], voice: Voice, sources: Sources): string | null {
  const [own, ad] = [knownOf(sources.own), knownOf(sources.ad)]
  const isCoach = voice === 'coach'
  const where = isCoach ? 'the lines' : "the person's own lines"
  const quote = isCoach ? quoted.exec(open)?.[1] : undefined
  if (quote && ![...own.texts, ...ad.texts].some((line) => bare(line).includes(bare(quote)))) return `no line says "${quote}"`
  const figure = unknownFigure(open, voice, isCoach ? [own.figures, ad.figures] : [own.figures])
  if (figure) return `"${figure}" is not in ${where}`
  const credential = unknownCredential(open, own.texts, isCoach ? ad.texts : [], isCoach ? ad.texts : cited(from, sources.ad))
  if (credential) return `"${credential}" is not in ${where}`
  const name = unknownName(open, voice, [own.names, isCoach ? ad.names : knownNames(cited(from, sources.ad))])
  if (name === null) return null
  return !isCoach && unknownName(name, voice, [ad.names]) === null
    ? `"${name}" is only in the advertisement: it is not the person's; where it names the employer, cite its line`
    : `"${name}" is not in ${where}`
}

const cited = (from: readonly string[], lines: readonly NumberedLine[]) =>
  lines.flatMap(({ id, text }) => (from.includes(id) ? [text] : []))
