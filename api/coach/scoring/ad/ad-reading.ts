import type { AdPart, AdReading, AdUnit } from '../match-reading.ts'
import { type LogicalLine, logicalLines, sentencesOf } from '../text/lines.ts'
import { isMachineOrder } from '../text/machine-orders.ts'
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
  return { title: titleOf(lines, jobDescription), company: companyOf(jobDescription), units: unitsOf(lines) }
}

function unitsOf(lines: readonly LogicalLine[]): AdUnit[] {
  const units: AdUnit[] = []
  let headed: AdPart | null = null
  let nothingAsked = true
  lines.forEach((line, number) => {
    // A bullet may be a heading only when it ends with a colon ("* Requirements:").
    const opensList = lines[number + 1]?.bullet === true
    const opened = line.bullet && !/:\s*$/.test(line.text) ? null : partOfHeading(line.text, opensList)
    if (opened) {
      headed = opened
      return
    }
    if (metadata.test(line.text) && line.text.split(' ').length < 12) {
      units.push({ text: line.text, part: 'title', confident: true })
      return
    }
    const inline = inlineHeading(line.text)
    // "Benefits: pension" speaks for its own line; "Requirements: ..." also for the list below.
    const passing =
      inline !== null && !opensList && (inline.part === 'benefits' || inline.part === 'legal' || inline.part === 'about')
    if (inline && !passing) headed = inline.part
    else if (line.afterGap && !line.bullet && headed !== null && leaves(headed, line.text)) headed = null
    for (const sentence of sentencesOf(inline ? inline.rest : line.text)) {
      if (isMachineOrder(sentence)) continue
      const within = inlineHeading(sentence)
      if (within) headed = within.part
      const cued = partOfSentence(within ? within.rest : sentence, passing ? inline.part : headed)
      const front = headed === null && nothingAsked && !line.bullet && isFrontMatter(sentence, units.length < 2)
      units.push({
        text: within ? within.rest : sentence,
        part: front ? 'title' : cued.part,
        confident: front ? false : cued.confident,
      })
      if (!front && (cued.part === 'must' || cued.part === 'duties')) nothingAsked = false
    }
  })
  return units
}

/** "Location: Leeds", "Hours: 40": facts about the post, not demands. */
const metadata =
  /^(?:role|job title|title|position|post|vacancy|base|based|location|company|employer|organi[sz]ation|department|team|division|reports? to|reporting to|contract(?: type)?|hours|salary|pay(?: rate| range)?|rate|wage|start(?: date)?|closing date|deadline|ref(?:erence)?|job (?:type|id|ref)|employment type|schedule|shift|duration|grade|band|flsa status|status|clearance|number of (?:posts|openings))\s*:/i

/** Lines above the first sentence: title, place, hours; the very first may end like one. */
function isFrontMatter(text: string, first: boolean): boolean {
  const words = text.split(/\s+/).length
  return (words <= 14 && !/[.!?]$/.test(text)) || (first && words <= 8)
}

/** A paragraph after a bullet list under "Requirements" may be something else: the closing praise, the equal-opportunity line. */
function leaves(headed: AdPart, text: string): boolean {
  const own = partOfSentence(text, null).part
  return own === 'legal' || own === 'benefits' || (headed !== 'about' && own === 'about')
}
