import type { PitchOptions } from '../../../contract/elevator-pitch.ts'
import { bestChoices, scriptOf } from '../../../contract/pitch-choices.ts'
import type { PitchReading } from '../../score/pitch/pitch-reading.ts'
import { emptyTalk } from '../../score/pitch/pitch-rules.ts'
import { countSpokenWords } from '../../text/transcript-tokens.ts'
import { capitalized, sentence } from '../wording.ts'
import templates from './sentences.json' with { type: 'json' }

const trailsOff = /^(?:(?:okay|so|yeah),? )*that's (?:it|all|me)\b|^cheers\b/i

/** The pitch in its own sentences and their order, without empty ones; blanks for who the user is and what they ask, where neither was heard. A draft follows what is no pitch yet. */
export function refinedPitch(reading: PitchReading, options: PitchOptions): string {
  if (reading.verdict !== 'pitch') {
    const own = reading.verdict === 'read-aloud' ? '' : ownSentences(reading).join(' ')
    return [own, scriptOf(bestChoices(options), options)].filter(Boolean).join('\n\n')
  }
  const { opening, name, trade, purpose, withFigure, fits, closing, close } = reading
  const telling = [...name, ...trade, ...purpose, ...withFigure, ...fits.flatMap(({ clause }) => clause ?? []), ...close]
  const saysSomething = (text: string) =>
    !text.match(emptyTalk) || telling.some(({ plain }) => text.toLowerCase().includes(plain.toLowerCase()))
  return [
    ...(opening.saysTrade || opening.catches ? [] : [templates['blank.who']]),
    ownSentences(reading)
      .filter((text) => !trailsOff.test(text) && saysSomething(text))
      .join(' '),
    ...(closing === 'ask' ? [] : [templates['blank.ask']]),
  ].join('\n\n')
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
    if (/[\p{L}\d]/u.test(written))
      sentences.push(sentence(capitalized(asksSomething.test(written) && !isEnd(written) ? `${written}?` : written)))
    open = ''
  }
  for (const { plain } of clauses) {
    open = `${open} ${plain}`.trim()
    if (!isPunctuated || isEnd(plain) || countSpokenWords(open) >= longestSentenceWords) close()
  }
  close()
  return sentences
}
