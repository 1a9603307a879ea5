import { bySentence, clausesOf } from '../../scoring/answer/clauses.ts'
import { figure } from '../../scoring/answer/star-cues.ts'
import { ask, emptyTalk, greets, purpose, softAsk, thanks, trade } from '../../scoring/pitch/pitch-cues.ts'
import type { PitchReading } from '../../scoring/pitch/pitch-reading.ts'
import { countSpokenWords } from '../../scoring/speech/tokens.ts'
import { cleanSentence } from '../interview/clean-sentence.ts'
import { isTold } from './already-told.ts'
import { assemble, type Piece, type PieceOf, placeholderRank } from './pieces.ts'
import type { PitchMaterial } from './pitch-material.ts'
import { purposeOf, scriptPieces, whoOf } from './script-pieces.ts'

interface OwnSentence {
  of: PieceOf
  text: string
  /** How much it gives the pitch. */
  worth: number
}

/** Own words up to here; the rest is room for what lacks. */
const mostOwnWords = 195
/** The comma that went with an "um". */
const greetingWithoutComma = /^(?:hello|hi|hey|good (?:morning|afternoon|evening))(?= (?:my|I|this)\b)/i
const shortestKeptWords = 4
const longestKeptWords = 48

/** The pitch told better from its own sentences and the resume: without fillers and idle phrases, in order, and with what lacks. */
export function refinedPitch(reading: PitchReading, material: PitchMaterial): string {
  if (reading.verdict !== 'pitch') return assemble(scriptPieces(material))
  return assemble(piecesOf(reading, material))
}

/** The same facts told in another way: what proves most comes first. */
export function alternatePitch(reading: PitchReading, material: PitchMaterial): string {
  const pieces = reading.verdict === 'pitch' ? piecesOf(reading, material) : scriptPieces(material)
  const proof =
    pieces.find(({ of, text, rank }) => of === 'evidence' && rank < placeholderRank && figure.test(text)) ??
    pieces.find(({ of, rank }) => of === 'evidence' && rank < placeholderRank)
  const first: Piece = {
    of: 'evidence',
    rank: 0,
    text: proof?.text ?? '[Your strongest result in one sentence, with a number.]',
  }
  const rest = pieces.filter((piece) => piece !== proof).map(afterTheName)
  return assemble([first, ...rest], ['evidence', 'opening', 'fit', 'closing'])
}

/** Only the proof opens the pitch; the other deeds follow the person's name. */
const afterTheName = (piece: Piece): Piece => (piece.of === 'evidence' ? { ...piece, of: 'opening' } : piece)

function piecesOf(reading: PitchReading, material: PitchMaterial): Piece[] {
  const own = ownSentences(reading)
  const told = own.map(({ text }) => text)
  const bank = scriptPieces(material).filter(({ text }) => !isTold(text, told))
  const { opening, proof, closing, fit } = reading
  const lacks = (of: PieceOf) => bank.filter((piece) => piece.of === of)
  const mine = (of: PieceOf): Piece[] => own.filter((one) => one.of === of).map(({ text }) => ({ of, rank: 0, text }))
  const later = (pieces: Piece[]): Piece[] => pieces.map((piece) => ({ ...piece, rank: Math.max(piece.rank, 2) }))
  return [
    ...(own.some(({ of, text }) => of === 'opening' && greets(text)) ? [] : lacks('opening').slice(0, 1)),
    ...mine('opening'),
    ...(opening.saysTrade || reading.evidence.saysTrade ? [] : [{ of: 'opening' as const, rank: 0, text: whoOf(material) }]),
    ...(opening.saysPurpose ? [] : [{ of: 'opening' as const, rank: 0, text: purposeOf(material) }]),
    ...mine('evidence'),
    ...(proof.withFigure.length > 0
      ? later(lacks('evidence'))
      : lacks('evidence').map((piece) => ({ ...piece, rank: piece.rank === placeholderRank ? 1 : Math.max(2, piece.rank) }))),
    ...mine('fit'),
    ...(fit.named.length > 1 ? later(lacks('fit')) : lacks('fit')),
    ...mine('closing'),
    ...(closing.kind === 'ask' ? [] : lacks('closing')),
  ]
}

/** The person's sentences as one would say them on a good day, each in its paragraph; the least telling ones go where there are too many. */
function ownSentences({ clauses, pitch, closing, fit }: PitchReading): OwnSentence[] {
  const groups = bySentence(clauses, pitch)
  const told = groups.flatMap((parts, at): OwnSentence[] =>
    pieced(parts.map(({ text }) => text).join(' ')).flatMap((raw) => {
      const text = cleanSentence(raw).replace(greetingWithoutComma, '$&,')
      const words = countSpokenWords(text)
      if (words < shortestKeptWords && !greets(text)) return []
      const isFirst = at < 3 && (greets(text) || trade.test(text) || purpose.test(text))
      const isLast = at >= groups.length - 3 && (ask.test(text) || softAsk.test(text) || thanks.test(text))
      const isFit = fit.clause !== null && parts.includes(fit.clause)
      const of =
        isFirst && !figure.test(text)
          ? 'opening'
          : isLast || parts.includes(closing.clause!)
            ? 'closing'
            : isFit
              ? 'fit'
              : 'evidence'
      const isIdle = (text.match(emptyTalk)?.length ?? 0) > 0 && !figure.test(text)
      return isIdle && words < 16
        ? []
        : [{ of, text, worth: (figure.test(text) ? 3 : 0) + (of === 'evidence' ? 0 : 2) + (isIdle ? -2 : 0) }]
    }),
  )
  return withinRoom(told)
}

/** A sentence without an end is cut where a new one could begin. */
function pieced(text: string): string[] {
  if (countSpokenWords(text) <= longestKeptWords) return [text]
  const pieces: string[] = []
  for (const clause of clausesOf(
    text.replace(/\s+(?=(?:and|so|but|then|because) (?:i|we|my|the)\b)/gi, '. ').replace(/\. (?:and|so|but|then) /gi, '. '),
  )) {
    const words = clause.text.split(/\s+/)
    for (let from = 0; from < words.length; from += longestKeptWords)
      pieces.push(words.slice(from, from + longestKeptWords).join(' '))
  }
  return pieces
}

function withinRoom(sentences: OwnSentence[]): OwnSentence[] {
  const kept = [...sentences]
  const size = () => kept.reduce((sum, { text }) => sum + countSpokenWords(text), 0)
  while (size() > mostOwnWords) {
    const least = kept.reduce((low, next) => (next.worth <= low.worth ? next : low))
    kept.splice(kept.indexOf(least), 1)
  }
  return kept
}
