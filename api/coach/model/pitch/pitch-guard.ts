import { keepAdvice } from '../../guard/keep-to-facts.ts'
import { cleanerFor, placeholdersIn, quotations, quotationsIn, uniqueTexts } from '../../guard/model-text.ts'
import { isQuoteOf } from '../../guard/quotes.ts'
import { isMachineOrder } from '../../text/machine-orders.ts'
import { soundsInjected } from '../../text/obedience.ts'
import { keepSentences, sentencesOf } from '../../text/sentences.ts'
import { withoutOrders } from '../../text/spoken-orders.ts'
import { type PitchSources, pitchSentenceGuard } from './pitch-sentence-guard.ts'

/** Characters; made for the page and the PDF. */
const sizes = { line: 360, paragraph: 2400 }
const mostSuggestions = 6
const fewestWords = 5

/** A model's words about a pitch, held to what the person wrote and said. */
export interface PitchGuard {
  /** A pitch in paragraphs; what is in neither resume nor transcript is cut or becomes a `[placeholder]`. '' where nothing is left. */
  pitch(text: string): string
  suggestions(items: readonly string[]): string[]
}

export function pitchGuard({ resumeText, jobDescription, transcript, script, today }: PitchSources): PitchGuard {
  const own = [resumeText, transcript].join('\n')
  const { facts, sentence: spoken } = pitchSentenceGuard({ resumeText, jobDescription, transcript, today })
  const links = { own, named: jobDescription }
  const sources = { text: [own, jobDescription, script].join('\n') }
  const obeys = (sentence: string) => {
    const bare = withoutOwnGrades(sentence, own)
    return soundsInjected(bare) || isMachineOrder(bare) || withoutOrders(bare).trim() === ''
  }
  const clean = cleanerFor(links, obeys)
  const suggestion = (text: string): string => {
    const cleaned = clean(text, sizes.line)
    const quoted = keepSentences(
      cleaned,
      (sentence) =>
        !speaksAsMe(sentence) && quotationsIn(sentence).every((quote) => quote.includes('[') || isQuoteOf(quote, sources)),
    )
    const kept = keepAdvice(quoted, facts)
    // What had to become a placeholder was no observation of this pitch.
    return placeholdersIn(kept) > placeholdersIn(cleaned) ? '' : kept
  }
  return {
    pitch(text) {
      const said = new Set<string>()
      /** Nobody says the same sentence twice: a model that is stuck does. */
      const isNew = (sentence: string) => sentence !== '' && said.size < said.add(sentence.toLowerCase()).size
      return text
        .split(/\n\s*\n|\n/)
        .map((paragraph) =>
          sentencesOf(speakable(clean(paragraph, sizes.paragraph)))
            .map(spoken)
            .filter(isNew)
            .join(' '),
        )
        .filter(Boolean)
        .join('\n\n')
    },
    suggestions: (items) => uniqueTexts(items.map(suggestion), fewestWords).slice(0, mostSuggestions),
  }
}

/** A coach says "you": a sentence in the person's name outside of quotation marks is no advice. */
const speaksAsMe = (sentence: string) => /\b(?:I|my|me|mine|we|our)\b/.test(sentence.replace(quotations, ' '))

/** Nobody says a dash, and no two counters of words agree on it. */
const speakable = (text: string) => text.replace(/\s+[–—-]+\s+/g, ', ')

/** A grade, a rating or a job as an assistant in the person's own words is no verdict and no AI talking. */
function withoutOwnGrades(sentence: string, own: string): string {
  const bare = /\bassistant\b/i.test(own) ? sentence.replace(/\bassistant\b/gi, 'helper') : sentence
  return bare.replace(/\b(?:score|rating|grade)s?\b.{0,40}?(\d{1,3}(?:\.\d+)?)(?!\d)/gi, (grade, figure: string) =>
    figure === '10' || figure === '100' || !own.includes(figure) ? grade : '',
  )
}
