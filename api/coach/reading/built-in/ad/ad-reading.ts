import { adLines, type AdLine as SourceLine } from '../../../lines/ad-lines.ts'
import { taggedWords } from '../../../text/part-of-speech.ts'
import { tokensOf } from '../../../text/tokens.ts'
import { rankOf } from '../../../text/word-vectors.ts'
import type { AdPart, AdReading, AdUnit } from '../../match-reading.ts'
import { findKnown } from '../vocabulary/find-known.ts'
import { companyOf, titleOf } from './ad-names.ts'
import { classifyLines, type LabelledLine, type LineLabel, lineLabels } from './line-classifier.ts'

/** Under this many words a text is no job ad. */
const fewestWords = 8
/** A line whose chance of asking for something is less than this is not searched for terms. */
const leastAsking = 0.42
/** A line with a smaller chance must have a word or the shape of a demand. */
const surelyAsking = 0.75
/** From this chance on a line is surely a must-have. */
const surelyMust = 0.8

/** Of the words of an English ad at least nine in ten are among the 25,000 most frequent; of other languages a third. */
const leastEnglish = 0.6

function isEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}{2,}/gu) ?? []
  return words.filter((word) => rankOf(word) !== undefined).length >= words.length * leastEnglish
}

/** A heading is no part of its own. */
const parts: Partial<Record<LineLabel, AdPart>> = {
  must: 'must',
  nice: 'nice',
  duty: 'duties',
  benefit: 'benefits',
  company: 'about',
  process: 'legal',
  legal: 'legal',
  title: 'title',
}

export interface ReadAdOptions {
  /** Lines of the ad that the person marked as its requirements, word for word; they are must-haves whatever the classifier thinks. */
  requirementLines?: readonly string[] | undefined
}

/** Splits the ad into sentences and bullets and says what each is for: asked, wished, to be done, given, told or required by law. */
export function readAd(jobDescription: string, { requirementLines = [] }: ReadAdOptions = {}): AdReading {
  const lines = adLines(jobDescription)
  if (lines.reduce((sum, line) => sum + line.text.split(/\s+/).length, 0) < fewestWords)
    return { title: null, company: null, units: [] }
  const english = isEnglish(jobDescription)
  const labelled = classifyLines(lines)
  const marked = new Set(requirementLines.flatMap((line) => adLines(line)).map((line) => line.text))
  let heading: LineLabel | null = null
  return {
    title: titleOf(lines, labelled, jobDescription),
    company: companyOf(jobDescription),
    units: lines.flatMap((line, at) => {
      const { label } = labelled[at]!
      if (label.startsWith('heading-')) heading = label
      if (marked.has(line.text)) return [{ text: line.text, part: 'must' as const, confident: true, chance: 1 }]
      const unit = english ? unitOf(line, labelled[at]!, heading) : null
      return unit ? [unit] : []
    }),
  }
}

const chanceOf = ({ probabilities }: LabelledLine, label: LineLabel) => probabilities[lineLabels.indexOf(label)]!

const wish =
  /\b(?:bonus|preferr\w+|preferably|ideally|desir\w+|an? (?:\w+ )?(?:plus|bonus|advantage|asset)|nice to have|helpful)\b/i

/** "Five years of HVAC, hospital experience preferred": what is not only wished for; empty where all is, whatever the heading says. */
export function requiredPart(text: string): string {
  const parts = text.split(/[,;]|\s[–—-]\s/)
  return parts.filter((part) => !wish.test(part.replace(/\([^)]*\)/g, ''))).join(', ')
}

const askingWord =
  /\b(?:must|requir\w+|needed|you\w*|exp(?:erience\w*)?|knowledge|skills?|ability|able|willing\w*|familiar\w*|prefer\w*|desir\w+|degree|licen[cs]\w+|certif\w+|flexible|available)\b/i
const askingHeadings: ReadonlySet<LineLabel | null> = new Set(['heading-must', 'heading-nice', 'heading-duty'])

const longestTagged = 200
const fewestKnown = 2

/** A word that asks, a verb at the beginning, things of a known trade, or a fragment below a heading that asks; not a statement about the employer. */
function looksAsking({ text, bullet }: SourceLine, heading: LineLabel | null): boolean {
  if (/\b(?:we|our|us)\b/i.test(text) && !/\byou\w*\b/i.test(text)) return false
  if (askingWord.test(text) || (!/[.!?]$/.test(text) && (bullet || askingHeadings.has(heading)))) return true
  const tags = taggedWords(text.slice(0, longestTagged)).map(({ tag }) => tag)
  const isSentence = tags.some((tag) => tag === 'VERB' || tag === 'AUX')
  return tags[0] === 'VERB' || findKnown(tokensOf(text)).length >= (isSentence ? fewestKnown : 1)
}

const askingLabels: readonly LineLabel[] = ['must', 'nice', 'duty']
const otherLabels = lineLabels.filter((label) => !askingLabels.includes(label))

/** A heading asks for nothing itself; a line between several parts is what it is likeliest of those that ask, if it rather asks than not. */
function unitOf(source: SourceLine, line: LabelledLine, heading: LineLabel | null): AdUnit | null {
  const { text, column } = source
  if (column) return { text, part: column, confident: column === 'must', chance: 1 }
  const asking = askingLabels.reduce((sum, label) => sum + chanceOf(line, label), 0)
  const asks = asking >= surelyAsking || (asking >= leastAsking && looksAsking(source, heading))
  const [label] = (asks ? askingLabels : otherLabels).toSorted((a, b) => chanceOf(line, b) - chanceOf(line, a))
  const chance = asks ? asking : 1 - asking
  if (asks && (requiredPart(text) === '' || (heading === 'heading-nice' && label === 'must')))
    return { text, part: 'nice', confident: false, chance }
  const part = parts[label!]
  const confident = chanceOf(line, label!) >= surelyMust && (!asks || label === 'must')
  return part ? { text, part, confident, chance } : null
}
