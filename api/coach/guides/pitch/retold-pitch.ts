import type { PitchOptions } from '../../../contract/elevator-pitch.ts'
import { bestChoices, scriptOf } from '../../../contract/pitch-choices.ts'
import { goodEnough, openingShare } from '../../score/pitch/pitch-parts.ts'
import { hasProofFigure, type PitchReading } from '../../score/pitch/pitch-reading.ts'
import { change, emptyTalk, firstPerson, greets, purpose, saysTrade } from '../../score/pitch/pitch-rules.ts'
import { sentenceTemplates } from '../../score/wording.ts'
import { countSpokenWords } from '../../text/transcript-tokens.ts'
import { capitalized, sentence } from '../wording.ts'
import templates from './sentences.json' with { type: 'json' }

const say = sentenceTemplates(templates)
const noResult = say('blank.result')

/** The pitch in its own sentences, in speaking order: without empty phrases, and with a blank for each part that was not found. */
export function refinedPitch(reading: PitchReading, options: PitchOptions): string {
  if (reading.verdict !== 'pitch') return scriptOf(bestChoices(options), options)
  const { opening, proofs, closing } = partsOf(reading)
  return paragraphs(opening, proofs, closing)
}

/** The same sentences with the strongest result right after the greeting; '' where none is surely one that stands on its own. */
export function alternatePitch(reading: PitchReading): string {
  if (reading.verdict !== 'pitch') return ''
  const { opening, proofs, closing } = partsOf(reading)
  const results = proofs.filter((text, at) => isResult(text) && !leansBack.test(text) && !leansBack.test(proofs[at + 1] ?? ''))
  const strongest = results.find((text) => /%|\bpercent\b/.test(text)) ?? results[0]
  if (!strongest) return ''
  const greeting = opening.slice(0, greets(opening[0] ?? '') ? 1 : 0)
  const rest = proofs.filter((text) => text !== strongest && text !== noResult)
  return paragraphs([...greeting, strongest], opening.slice(greeting.length), rest, closing)
}

const paragraphs = (...parts: readonly (readonly string[])[]) =>
  parts
    .map((sentences) => sentences.join(' '))
    .filter(Boolean)
    .join('\n\n')

/** It means something only after what was said before it. */
const leansBack =
  /^(?:and|also|since (?:then|that)|(?:before|after) (?:that|this)|when (?:I|we) took (?:it|that)|(?:so )?(?:it|this|that|they|these|those|he|she|there|but|then|because of)|I (?:also|was there)|I['’]ve been there)\b/i

const isResult = (text: string) =>
  hasProofFigure(text) &&
  change.test(text) &&
  (firstPerson.test(text) || /%|\bpercent\b/.test(text)) &&
  !/\bnot\b|n['’]t\b/i.test(text)

/** Sentences that belong to the beginning. */
const openingSentences = 2
/** An ask that comes earlier than this many sentences before the end is not the closing. */
const closingSentences = 3
const trailsOff = /^(?:(?:okay|so|yeah),? )*that's (?:it|all|me)\b|^cheers\b/i

function partsOf(reading: PitchReading) {
  const { opening, withFigure, closing, end } = reading
  const fitting = reading.fits.flatMap(({ clause }) => clause ?? [])
  const said = ownSentences(reading)
  const has = (text: string, clause: { plain: string } | null) =>
    clause !== null && text.toLowerCase().includes(clause.plain.toLowerCase())
  const asks = said.findLastIndex((text) => has(text, end))
  const closesAt = closing === 'none' ? said.length : Math.max(asks, said.length - (asks < 0 ? 1 : closingSentences))
  const saysSomething = (text: string, at: number) =>
    !text.match(emptyTalk) ||
    hasProofFigure(text) ||
    greets(text) ||
    purpose.test(text) ||
    (at < openingSentences && saysTrade(text)) ||
    fitting.some((clause) => has(text, clause))
  const kept = (from: number, to: number) =>
    said.slice(from, to).filter((text, at) => !trailsOff.test(text) && saysSomething(text, from + at))
  const begins = Math.min(openingSentences, closesAt)
  const opens = openingShare(reading) >= goodEnough
  return {
    opening: [
      ...kept(0, begins),
      ...(opens || opening.saysTrade || opening.catches ? [] : [say('blank.who')]),
      ...(opens || opening.saysPurpose ? [] : [say('blank.purpose')]),
    ],
    proofs: [...kept(begins, closesAt), ...(withFigure.length > 0 ? [] : [noResult])],
    closing: [...kept(closesAt, said.length), ...(closing === 'ask' ? [] : [say('blank.ask')])],
  }
}

const longestSentenceWords = 45
const asksSomething = /^(?:and |so )?(?:when|what|how|can|could|may|would|will|is)\b/i

/** What was said, sentence by sentence without fillers; where the transcript has no full stops, as its clauses are cut. */
export function ownSentences({ pitch, clauses }: Pick<PitchReading, 'pitch' | 'clauses'>): string[] {
  const isEnd = (text: string) => /[.!?]["”]?$/.test(text)
  const isPunctuated = clauses.filter(({ text }) => isEnd(text)).length * longestSentenceWords > countSpokenWords(pitch)
  const sentences: string[] = []
  let open = ''
  const close = () => {
    const written = open.replace(/\bi\b/g, 'I')
    if (written) sentences.push(sentence(capitalized(asksSomething.test(written) && !isEnd(written) ? `${written}?` : written)))
    open = ''
  }
  for (const { plain } of clauses) {
    open = `${open} ${plain}`.trim()
    if (!isPunctuated || isEnd(plain) || countSpokenWords(open) >= longestSentenceWords) close()
  }
  close()
  return sentences
}
