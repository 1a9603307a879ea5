import type { MatchReading } from '../../reading/match-reading.ts'
import { change, emptyTalk, greets, saysTrade } from '../../score/pitch/pitch-cues.ts'
import { hasProofFigure } from '../../score/pitch/pitch-facts.ts'
import type { PitchReading } from '../../score/pitch/pitch-reading.ts'
import { isMachineOrder } from '../../text/machine-orders.ts'
import { countSpokenWords } from '../../text/transcript-tokens.ts'
import { isQuotable, strongestLines } from '../requirements.ts'
import { capitalized, quoted, sentence } from '../wording.ts'
import templates from './draft.json' with { type: 'json' }
import { assemble, blankRank, type Piece, type PieceOf } from './pieces.ts'

/** A draft in four parts: the person's own lines and the ad's sentences quoted whole, and blanks for the rest. */
export const draftPitch = (match: MatchReading) => assemble(draftPieces(match))

/** The pitch in its own sentences: without empty phrases, gaps left open for the person. */
export const refinedPitch = (reading: PitchReading, match: MatchReading) => assemble(piecesOf(reading, match))

/** The same sentences with the strongest proof first. */
export function alternatePitch(reading: PitchReading, match: MatchReading): string {
  const pieces = piecesOf(reading, match)
  const proofs = pieces.filter(({ of, rank, text }) => of === 'proof' && rank === 0 && !leansBack.test(text))
  const best =
    [/%|\bpercent\b/, change].flatMap((proves) => proofs.find(({ text }) => proves.test(text)) ?? [])[0] ??
    proofs[0] ??
    piece('proof', templates['draft.proof.first'])
  return assemble([{ ...best, of: 'first' }, ...pieces.filter((one) => one !== best)])
}

/** It means something only after what was said before it. */
const leansBack = /^(?:it|this|that|they|these|those|he|she|there|but|then|because of)\b/i

const mostQuotedWords = 28
const isShort = ({ text }: { text: string }) =>
  isQuotable(text) && countSpokenWords(text) <= mostQuotedWords && !/[[\]“”]/.test(text) && !isMachineOrder(text)

function draftPieces(match: MatchReading): Piece[] {
  const { name } = match.resume.contact
  const isName = name !== null && /^\p{Lu}[\p{L}.'-]*(?: \p{L}[\p{L}.'-]*){1,3}$/u.test(name)
  const proofs = strongestLines(match).filter(isShort).slice(0, 2)
  const asked = match.ad.units.find((unit) => (unit.part === 'must' || unit.part === 'duties') && isShort(unit))
  return [
    piece('opening', templates['draft.note']),
    piece('opening', templates['draft.greeting'].replace('{name}', isName ? name : '[your name]')),
    piece('opening', templates['draft.who']),
    ...proofs.map(({ text }, at) =>
      piece('proof', `${templates['draft.proof'][at]} ${quoted(text)}. ${templates['draft.proof.blank'][at]}`),
    ),
    ...(asked ? [piece('fit', `${templates['draft.fit']} ${quoted(asked.text)}. ${templates['draft.fit.blank']}`)] : []),
    piece('fit', templates['draft.why']),
    piece('close', templates['draft.close']),
    ...blanks(),
  ]
}

const piece = (of: PieceOf, text: string, rank = 0): Piece => ({ of, text, rank })

const blanks = () => templates['draft.blanks'].map(({ of, text }, at) => piece(of as PieceOf, text, blankRank + at))

const longestSentenceWords = 45

/** What was said, sentence by sentence without fillers; where the transcript has no full stops, as its clauses are cut. */
export function ownSentences({ pitch, clauses }: Pick<PitchReading, 'pitch' | 'clauses'>): string[] {
  const isEnd = (text: string) => /[.!?]["”]?$/.test(text)
  const isPunctuated = clauses.filter(({ text }) => isEnd(text)).length * longestSentenceWords > countSpokenWords(pitch)
  const sentences: string[] = []
  let open = ''
  for (const { plain } of clauses) {
    open = `${open} ${plain}`.trim()
    if (isPunctuated && !isEnd(plain) && countSpokenWords(open) < longestSentenceWords) continue
    sentences.push(sentence(capitalized(open)))
    open = ''
  }
  return open ? [...sentences, sentence(capitalized(open))] : sentences
}

/** Sentences that belong to the beginning. */
const openingSentences = 2

function piecesOf(reading: PitchReading, match: MatchReading): Piece[] {
  const { verdict, opening, proof, closing } = reading
  if (verdict !== 'pitch') return draftPieces(match)
  const said = ownSentences(reading)
  const own = said.flatMap((text, at) => {
    const isProof = hasProofFigure(text)
    if (text.match(emptyTalk) && !isProof && !greets(text) && !saysTrade(text)) return []
    if (at < openingSentences) return [piece('opening', text)]
    const closes = at === said.length - 1 && closing.kind !== 'none'
    return [closes ? piece('close', text) : piece('proof', text, isProof ? 0 : 1)]
  })
  const lacks = [
    ...(opening.saysTrade || opening.catches ? [] : [piece('opening', templates['draft.lacks.who'])]),
    ...(opening.saysPurpose ? [] : [piece('opening', templates['draft.lacks.purpose'])]),
    ...(closing.kind === 'ask' ? [] : [piece('close', templates['draft.lacks.ask'])]),
  ]
  const unsaid = strongestLines(match)
    .filter(isShort)
    .slice(0, proof.withFigure.length > 1 ? 0 : 3)
    .map(({ text }, at) => piece('proof', `${templates['draft.unsaid'][at]} ${quoted(text)}.`, blankRank - 3 + at))
  return [...own, ...lacks, ...unsaid, ...blanks()]
}
