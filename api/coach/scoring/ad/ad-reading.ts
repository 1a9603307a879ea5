import type { AdPart, AdReading, AdUnit } from '../match-reading.ts'
import { logicalLines, sentencesOf } from '../text/lines.ts'
import { tidy } from '../text/tidy.ts'
import { partOfSentence } from './ad-cues.ts'
import { inlineHeading, partOfHeading } from './ad-headings.ts'
import { companyOf, titleOf } from './ad-names.ts'

/** Under this many words a text is no job ad. */
const fewestWords = 8

/** Splits the ad into sentences and bullets and says which part of the ad each belongs to. */
export function readAd(jobDescription: string): AdReading {
  const lines = logicalLines(tidy(jobDescription))
  if (lines.reduce((sum, line) => sum + line.text.split(/\s+/).length, 0) < fewestWords)
    return { title: null, company: null, units: [] }
  const units: AdUnit[] = []
  let headed: AdPart | null = null
  let nothingAsked = true
  for (const line of lines) {
    // A bullet may be a heading only when it ends with a colon ("* Requirements:").
    const opened = line.bullet && !/:\s*$/.test(line.text) ? null : partOfHeading(line.text)
    if (opened) {
      headed = opened
      continue
    }
    const inline = inlineHeading(line.text)
    if (inline) headed = inline.part
    else if (line.afterGap && !line.bullet && headed !== null && leaves(headed, line.text)) headed = null
    for (const sentence of sentencesOf(inline ? inline.rest : line.text)) {
      const cued = partOfSentence(sentence, headed)
      const front = headed === null && nothingAsked && !line.bullet && isFrontMatter(sentence)
      units.push({ text: sentence, part: front ? 'title' : cued.part, confident: front ? false : cued.confident })
      if (!front && (cued.part === 'must' || cued.part === 'duties')) nothingAsked = false
    }
  }
  return { title: titleOf(lines, jobDescription), company: companyOf(jobDescription), units }
}

/** Lines above the first sentence: title, place, hours. */
function isFrontMatter(sentence: string): boolean {
  return sentence.split(/\s+/).length <= 14 && !/[.!?]$/.test(sentence)
}

/** A paragraph after a bullet list under "Requirements" may be something else: the closing praise, the equal-opportunity line. */
function leaves(headed: AdPart, text: string): boolean {
  const own = partOfSentence(text, null).part
  return own === 'legal' || own === 'benefits' || (headed !== 'about' && own === 'about')
}
