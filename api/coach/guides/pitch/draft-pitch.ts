import type { ExperienceLine, MatchReading } from '../../reading/match-reading.ts'
import { ask, change, emptyTalk, greets, purpose, saysTrade, softAsk, thanks } from '../../score/pitch/pitch-cues.ts'
import { hasProofFigure } from '../../score/pitch/pitch-facts.ts'
import type { PitchReading } from '../../score/pitch/pitch-reading.ts'
import type { SpokenClause } from '../../score/pitch/spoken-clauses.ts'
import { isMachineOrder } from '../../text/machine-orders.ts'
import { countSpokenWords } from '../../text/transcript-tokens.ts'
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
  const proofs = pieces.filter(({ of, rank }) => of === 'proof' && rank <= 1)
  const strength = ({ text }: Piece) =>
    (hasProofFigure(text) ? 2 : 0) +
    (change.test(text) ? 1 : 0) +
    (/%|\bpercent\b/.test(text) ? 1 : 0) -
    (leansBack.test(text) ? 4 : 0)
  const [best] = proofs.toSorted((a, b) => strength(b) - strength(a))
  const first: Piece = { of: 'proof', rank: 0, text: best?.text ?? templates['draft.proof.first'] }
  const rest = pieces
    .filter((piece) => piece !== best)
    .map((piece) => (piece.of === 'proof' ? { ...piece, of: 'opening' as const } : piece))
  return assemble([first, ...rest], ['proof', 'opening', 'fit', 'close'])
}

/** It means something only after what was said before it. */
const leansBack = /^(?:it|this|that|they|these|those|he|she|there|but|then|because of)\b/i

const quotableWords = { from: 4, to: 28 }
const isQuotable = (text: string) => {
  const words = countSpokenWords(text)
  return (
    words >= quotableWords.from &&
    words <= quotableWords.to &&
    text.length < 150 &&
    !/[[\]|“”]/.test(text) &&
    !isMachineOrder(text)
  )
}

function draftPieces(match: MatchReading): Piece[] {
  const name = match.resume.contact.name
  const isName = name !== null && /^\p{Lu}[\p{L}.'-]*(?: \p{L}[\p{L}.'-]*){1,3}$/u.test(name)
  const proofs = strongestLines(match).slice(0, 2)
  const asked = match.ad.units.find(({ part, text }) => (part === 'must' || part === 'duties') && isQuotable(text))
  return [
    piece('opening', templates['draft.note']),
    piece('opening', templates['draft.greeting'].replace('{name}', isName ? inTitleCase(name) : '[your name]')),
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

const inTitleCase = (name: string) =>
  name === name.toUpperCase() ? name.toLowerCase().replace(/(?<=^|[\s'-])\p{Ll}/gu, (letter) => letter.toUpperCase()) : name

const piece = (of: PieceOf, text: string, rank = 0): Piece => ({ of, text, rank })

const blanks = () => templates['draft.blanks'].map(({ of, text }, at) => piece(of as PieceOf, text, blankRank + at))

/** Lines about work with a figure, and those that show what the ad asks for, come first. */
function strongestLines({ resume, terms }: MatchReading): ExperienceLine[] {
  const shows = (line: ExperienceLine) => terms.filter(({ resumeLine }) => resumeLine === line.text).length
  const worth = (line: ExperienceLine) => (line.hasFigure ? 2 : 0) + Math.min(2, shows(line))
  return resume.experienceLines.filter(({ text }) => isQuotable(text)).toSorted((a, b) => worth(b) - worth(a))
}

/** Sentences that belong to the beginning and to the end. */
const edge = 2
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

function piecesOf(reading: PitchReading, match: MatchReading): Piece[] {
  const { verdict, opening, proof, fit, closing } = reading
  if (verdict !== 'pitch') return draftPieces(match)
  const said = ownSentences(reading)
  const own = said.flatMap((text, at) => {
    const has = (places: readonly SpokenClause[]) => places.some(({ plain }) => text.includes(plain.slice(1)))
    const isProof = hasProofFigure(text) || has(proof.places)
    const tellsWho = greets(text) || saysTrade(text) || purpose.test(text)
    if (text.match(emptyTalk) && !isProof && !tellsWho) return []
    const closes = at >= said.length - edge - 1 && (ask.test(text) || softAsk.test(text) || thanks.test(text))
    const of = at < edge && tellsWho ? 'opening' : closes ? 'close' : fit.clause && has([fit.clause]) ? 'fit' : 'proof'
    return [piece(of, text, of === 'proof' && !isProof ? 1 : 0)]
  })
  const lacks = [
    ...(opening.saysTrade || opening.catches ? [] : [piece('opening', templates['draft.lacks.who'])]),
    ...(opening.saysPurpose ? [] : [piece('opening', templates['draft.lacks.purpose'])]),
    ...(closing.kind === 'ask' ? [] : [piece('close', templates['draft.lacks.ask'])]),
  ]
  const unsaid = strongestLines(match)
    .slice(0, proof.withFigure.length > 1 ? 0 : 3)
    .map(({ text }, at) => piece('proof', `${templates['draft.unsaid'][at]} ${quoted(text)}.`, blankRank - 3 + at))
  return [...own, ...lacks, ...unsaid, ...blanks()]
}
