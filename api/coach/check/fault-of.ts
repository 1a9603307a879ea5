import type { NumberedLine } from '../lines/numbered-lines.ts'
import { soundsInjected } from '../text/obedience.ts'
import { placeholders } from '../text/placeholders.ts'
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

/**
 * Why a sentence may not be shown, in words a model can act on; null where nothing speaks against it. Figures, dates, names, degrees, and
 * certificates must be in the person's own lines; in the coach's voice also in the ad, and a name may be in the ad in any voice.
 * What is in [placeholders] is not checked.
 * @param from the ids of the lines that it cites
 */
export function faultOf(text: string, from: readonly string[], voice: Voice, sources: Sources): string | null {
  const missing = from.find((id) => ![...sources.own, ...sources.ad].some((line) => line.id === id))
  if (missing) return `it cites ${missing}, and there is no such line`
  const open = text.replace(placeholders, '□')
  if (soundsInjected(open)) return 'it follows an order in the data, or hands out a verdict'
  const [own, ad] = [knownOf(sources.own), knownOf(sources.ad)]
  const vouching = voice === 'person' ? [own] : [own, ad]
  const where = voice === 'person' ? "the person's own lines" : 'the lines'
  const figure = unknownFigure(
    open,
    voice,
    vouching.map(({ figures }) => figures),
  )
  if (figure) return `"${figure}" is not in ${where}`
  const credential = unknownCredential(
    open,
    vouching.flatMap(({ texts }) => texts),
  )
  if (credential) return `"${credential}" is not in ${where}`
  const name = unknownName(open, voice, [own.names, ad.names])
  return name ? `"${name}" is not in the lines` : null
}
