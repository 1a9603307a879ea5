import phrases from '../../../data/phrases.json' with { type: 'json' }
import { isPlaceOrForm } from '../vocabulary/places.ts'
import type { LabelledLine } from './line-classifier.ts'
import type { AdLine } from './line-features.ts'

const namePattern = "[A-Z][\\w&'.-]*(?: (?:of|the|and|&|for|de|[A-Z0-9][\\w&'.-]*)){0,4}"
const companyPatterns = [
  new RegExp(`^(?:Company|Employer|Organi[sz]ation):\\s*(${namePattern})`, 'm'),
  new RegExp(`^About (?!Us|You|The|Our|This)(${namePattern})\\s*:?$`, 'm'),
  new RegExp(
    `\\b(?:[Jj]oin|[Ww]e(?:'re| are)|[Aa]bout|[Aa]t|[Ww]elcome to) (${namePattern}),? (?:is|are|we|as|a|an|and|team|helps|makes|in)\\b`,
  ),
  new RegExp(
    `^(${namePattern}),? (?:is|are|has|was|makes|helps|offers|provides|moves|designs|builds|celebrates|does not|participates)\\b`,
    'm',
  ),
]
const notCompanies = new RegExp(`^(?:${phrases.notCompanies.join('|')})\\b`)

/** The employer's name where the ad says it in a usual way, else null. */
export function companyOf(jobDescription: string): string | null {
  for (const pattern of companyPatterns) {
    const name = pattern.exec(jobDescription)?.[1]?.replace(/[.,]$/, '').trim()
    if (name && name.length < 60 && !notCompanies.test(name) && !isPlaceOrForm(name)) return name
  }
  return null
}

/** The job's title: a labelled one, else the first line that is one, else "seeking a ..." in prose; else null. */
export function titleOf(lines: readonly AdLine[], labelled: readonly LabelledLine[], jobDescription: string): string | null {
  const said = /^(?:job title|position|title|role|post|vacancy)\s*:\s*(.{3,60})$/im.exec(jobDescription)?.[1]
  if (said) return cleaned(said)
  const line = lines.find((_, at) => labelled[at]!.label === 'title')
  const title = line && cleaned(line.text)
  if (title && title.split(' ').length <= longestTitle) return title
  const inProse = soughtInProse.exec(jobDescription)?.[1]
  return inProse ? cleaned(inProse) : null
}

const soughtInProse = new RegExp(
  `\\b(?:${phrases.seeking.join('|')}) (?:an?|our next|an experienced|a qualified) ((?:[\\w/&-]+ ){0,4}?[\\w/-]+?)(?=\\s+(?:to|who|with|for|in|at|on|based|you)\\b|[.,;:!])`,
  'i',
)

/** In words. */
const longestTitle = 9

/** Cuts place, pay and hours that stand behind the title on the same line. */
function cleaned(line: string): string | null {
  const title = line
    .replace(/^[#*\s]+/, '')
    .replace(/\((?:[^)]{0,40})\)/g, '')
    .split(/\s+[–—|•·]\s+|\s+-\s+|\s*\|\s*|\s*[,;:]\s+|\s+\/\s+/)[0]
    ?.replace(/\b(?:wanted|needed(?: for .*)?|required(?: for .*)?|full[- ]?time|part[- ]?time)\b.*$/i, '')
    .replace(/[!*]+$/g, '')
    .trim()
  if (!title || title.length < 3) return null
  return title === title.toUpperCase() && title.length > 6
    ? title.replace(/\p{L}+/gu, (word) => (isInitials(word) ? word : `${word[0]}${word.slice(1).toLowerCase()}`))
    : title
}

/** "CNC" and "HGV" keep their capitals among words that lose theirs. */
function isInitials(word: string): boolean {
  return word.length <= 4 && !/[AEIOUY]/.test(word)
}
