import type { PitchOptions } from '../../../contract/elevator-pitch.ts'
import { bestChoices, scriptOf } from '../../../contract/pitch-choices.ts'
import { change, emptyTalk, greets, saysTrade } from '../../score/pitch/pitch-cues.ts'
import { hasProofFigure } from '../../score/pitch/pitch-facts.ts'
import type { PitchReading } from '../../score/pitch/pitch-reading.ts'
import { countSpokenWords } from '../../text/transcript-tokens.ts'
import { capitalized, sentence } from '../wording.ts'

/** The pitch in its own sentences, in speaking order: without empty phrases, and with a blank for each part that was not said. */
export function refinedPitch(reading: PitchReading, options: PitchOptions): string {
  if (reading.verdict !== 'pitch') return scriptOf(bestChoices(options), options)
  const { opening, proofs, closing } = partsOf(reading)
  return paragraphs(opening, proofs, closing)
}

/** The same sentences with the strongest proof first. */
export function alternatePitch(reading: PitchReading, options: PitchOptions): string {
  if (reading.verdict !== 'pitch') return scriptOf(bestChoices(options), options)
  const { opening, proofs, closing } = partsOf(reading)
  const told = proofs.filter((text) => !leansBack.test(text) && !text.startsWith('['))
  const strongest =
    told.find((text) => /%|\bpercent\b/.test(text)) ??
    told.find((text) => text.match(change)) ??
    told.find(hasProofFigure) ??
    blanks.first
  return paragraphs(
    [strongest],
    opening,
    proofs.filter((text) => text !== strongest),
    closing,
  )
}

const paragraphs = (...parts: readonly (readonly string[])[]) =>
  parts
    .map((sentences) => sentences.join(' '))
    .filter(Boolean)
    .join('\n\n')

/** It means something only after what was said before it. */
const leansBack = /^(?:it|this|that|they|these|those|he|she|there|but|then|because of)\b/i

const blanks = {
  who: '[Who you are: your work, and for how long]',
  purpose: '[The job you are here for, by its name]',
  result: '[One thing that got better because of you, with a number]',
  first: '[Your strongest result in one sentence, with a number]',
  ask: '[Ask for one next step, such as a visit or a call]',
}

/** Sentences that belong to the beginning. */
const openingSentences = 2

function partsOf(reading: PitchReading) {
  const { opening, proof, closing } = reading
  const said = ownSentences(reading)
  const kept = said.filter((text) => !text.match(emptyTalk) || hasProofFigure(text) || greets(text) || saysTrade(text))
  const last = closing.kind === 'none' ? undefined : said.at(-1)
  const begins = kept.filter((text) => text !== last && said.indexOf(text) < openingSentences)
  return {
    opening: [
      ...begins,
      ...(opening.saysTrade || opening.catches ? [] : [blanks.who]),
      ...(opening.saysPurpose ? [] : [blanks.purpose]),
    ],
    proofs: [
      ...kept.filter((text) => text !== last && !begins.includes(text)),
      ...(proof.withFigure.length > 0 ? [] : [blanks.result]),
    ],
    closing: [...(last && kept.includes(last) ? [last] : []), ...(closing.kind === 'ask' ? [] : [blanks.ask])],
  }
}

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
