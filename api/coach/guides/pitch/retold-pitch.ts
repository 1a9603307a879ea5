import { change, greets } from '../../score/pitch/pitch-cues.ts'
import { hasProofFigure } from '../../score/pitch/pitch-facts.ts'
import type { PitchReading } from '../../score/pitch/pitch-reading.ts'
import { stemKey } from '../../text/tokens.ts'
import { isAlreadySaid } from './already-said.ts'
import { ownSentences } from './own-sentences.ts'
import { assemble, type Piece, type PieceOf, placeholderRank } from './pieces.ts'
import type { PitchMaterial } from './pitch-material.ts'
import { purposeOf, scriptPieces, whoOf } from './script-pieces.ts'

/** The pitch rebuilt from its own sentences and the resume: in order, without fillers and empty phrases, gaps filled. */
export function refinedPitch(reading: PitchReading, material: PitchMaterial): string {
  if (reading.verdict !== 'pitch') return assemble(scriptPieces(material))
  return assemble(piecesOf(reading, material))
}

/** The same facts in another order: the strongest proof first. */
export function alternatePitch(reading: PitchReading, material: PitchMaterial): string {
  const pieces = reading.verdict === 'pitch' ? piecesOf(reading, material) : scriptPieces(material)
  const facts = pieces.filter(({ of, rank }) => of === 'evidence' && rank < placeholderRank)
  const strength = ({ text }: Piece) =>
    (hasProofFigure(text) ? 2 : 0) + (change.test(text) ? 1 : 0) + (gain.test(text) ? 1 : 0) - (leansBack.test(text) ? 4 : 0)
  const proof = facts.reduce<Piece | null>((best, next) => (best && strength(best) >= strength(next) ? best : next), null)
  const first: Piece = {
    of: 'evidence',
    rank: 0,
    text: proof ? asFirst(proof.text) : '[Your strongest result in one sentence, with a number.]',
  }
  const rest = pieces.filter((piece) => piece !== proof).map(afterTheName)
  return assemble([first, ...rest], ['evidence', 'opening', 'fit', 'closing'])
}

/** Plainly better than before. */
const gain =
  /\b(?:percent|from .{1,40} to|(?:went|came|go) (?:up|down)|dropp\w+|fell|rose|cut|saved|doubled|halved|tripled|reduced|increased|raised|grew)\b|%/i

/** It means something only after what was said before it. */
const leansBack = /^(?:it|this|that|they|these|those|he|she|there|but|then)\b/i
const leadIn =
  /^(?:because of (?:that|this|it)|thanks to (?:that|this)|as a result|this way|in the end|after that|and|so)\b,?\s+/i

/** "Because of that the falls went down" begins a pitch as "The falls went down". */
function asFirst(text: string): string {
  const bare = text.replace(leadIn, '')
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}

/** Only the proof opens the pitch; the other deeds follow the person's name. */
const afterTheName = (piece: Piece): Piece => (piece.of === 'evidence' ? { ...piece, of: 'opening' } : piece)

/** A gap beside results that are there already asks for one more. */
const asFurther = (text: string) =>
  text.replace(/^One result I am/, 'Another result I am').replace(/^In my last job at \[/, 'In another job, at [')

function piecesOf(reading: PitchReading, material: PitchMaterial): Piece[] {
  const own = ownSentences(reading)
  const told = own.map(({ text }) => text)
  const { opening, proof, closing, fit } = reading
  const said = ` ${stemKey(reading.pitch)} `
  const asked = material.asked.filter(({ term }) => !fit.named.includes(term) && !said.includes(` ${stemKey(term)} `))
  const bank = scriptPieces({ ...material, asked })
    .filter(({ text }) => !isAlreadySaid(text, told))
    .map((piece) => (proof.withFigure.length > 0 ? { ...piece, text: asFurther(piece.text) } : piece))
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
