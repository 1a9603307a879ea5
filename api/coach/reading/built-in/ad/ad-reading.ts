import { adLines, type AdLine as SourceLine } from '../../../lines/ad-lines.ts'
import { rankOf } from '../../../text/word-vectors.ts'
import type { AdPart, AdReading, AdUnit } from '../../match-reading.ts'
import { companyOf, titleOf } from './ad-names.ts'
import { classifyLines, type LabelledLine, type LineLabel, lineLabels } from './line-classifier.ts'

/** Under this many words a text is no job ad. */
const fewestWords = 8
/** From these chances on a line asks for something: with a word of asking or as a fragment of a list, and without (evals/README.md). */
const leastAsking = { withSign: 0.42, without: 0.6 }

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
/** What the heading above says of a line; null where there is none. */
type Heading = 'must' | 'nice' | 'other' | null
const headings: Partial<Record<LineLabel, Heading>> = { 'heading-must': 'must', 'heading-nice': 'nice' }

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
  let heading: Heading = null
  const marked = new Set(requirementLines.flatMap((line) => adLines(line)).map((line) => line.text))
  return {
    title: titleOf(lines, labelled, jobDescription),
    company: companyOf(jobDescription),
    units: lines.flatMap((line, at) => {
      const { label } = labelled[at]!
      if (marked.has(line.text)) return [{ text: line.text, part: 'must' as const }]
      const unit = english && unitOf(line, labelled[at]!, heading)
      if (label.startsWith('heading-') && !unit) heading = headings[label] ?? 'other'
      return unit || []
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
  /\b(?:must|requir\w+|need\w*|you\w*|exp(?:erience\w*)?|knowledge|skills?|ability|able|willing\w*|familiar\w*|prefer\w*|degree|licen[cs]\w+|certif\w+)\b/i
const needless = /^[^,;]*\bnot (?:essential|necessary|needed|required)\W*$/i

const askingLabels: readonly LineLabel[] = ['must', 'nice', 'duty']
const otherLabels = lineLabels.filter((label) => !askingLabels.includes(label))

/** A heading asks for nothing itself; a line between several parts is what it is likeliest of those that ask, if it rather asks than not. */
function unitOf({ text, opens, column }: SourceLine, line: LabelledLine, heading: Heading): AdUnit | null {
  if (column) return { text, part: column }
  const asking = askingLabels.reduce((sum, label) => sum + chanceOf(line, label), 0)
  const isListed = heading !== null && opens && !/[.!?]$/.test(text)
  const least = leastAsking[isListed || askingWord.test(text) ? 'withSign' : 'without']
  const asks = asking >= least && (wish.test(text) || !needless.test(text))
  const [label] = (asks ? askingLabels : otherLabels).toSorted((a, b) => chanceOf(line, b) - chanceOf(line, a))
  const asked = requiredPart(text) === '' ? 'nice' : heading
  const part = asks && (asked === 'must' || asked === 'nice') ? asked : parts[label!]
  return part ? { text, part } : null
}
