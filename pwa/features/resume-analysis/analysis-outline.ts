import type { AnalysisSectionData, LineEdit, MatchEvidence } from '../../../api/contract/resume-analysis.ts'
import { bandOf } from '../../../api/contract/score-band.ts'
import { notedUnder } from '../../export/noted-under.ts'
import type { Block } from '../../export/outline.ts'
import { starParts, starPartsOf } from '../../generation/star-answer.ts'
import { standInWords } from '../../generation/status-words.ts'
import type { Received } from './analysis.ts'
import { copiedWords } from './copied-words.ts'
import { changeWords, lineChange } from './line-change.ts'
import { missingGroups, stateOf, stateWords } from './requirement-state.ts'
import { scoreMeaning } from './score-meaning.ts'
import type { ShownSection } from './sections.ts'

const heading = (text: string): Block => ({ kind: 'heading', text })
const paragraph = (text: string): Block => ({ kind: 'paragraph', text })
const note = (text: string): Block => ({ kind: 'note', text })
const bullet = (text: string): Block => ({ kind: 'bullet', text })

/** "Match: 70 of 100, counts 70 %." and how it came about. */
function partLine({ label, points, weight, explanation }: AnalysisSectionData<'score'>['scoreParts'][number]) {
  if (points === null) return `${label}: ${/^not measured/iu.test(explanation) ? '' : 'not measured. '}${explanation}`
  return `${label}: ${Math.round(points)} of 100, counts ${Math.round(weight * 100)}%. ${explanation}`
}

function scoreBlocks({ atsScore, scoreParts, scoreCap, copiedLines }: AnalysisSectionData<'score'>): Block[] {
  const { tone, word } = bandOf(atsScore)
  return [
    heading('ATS score'),
    { kind: 'score', value: atsScore, word, tone },
    note(scoreMeaning),
    ...scoreParts.map((part) => bullet(partLine(part))),
    ...(scoreCap ? [note(scoreCap)] : []),
    ...(copiedLines.length > 0 ? [note(copiedWords(copiedLines)), ...copiedLines.map(bullet)] : []),
  ]
}

function keywordBlocks({ missingKeywords, checked }: AnalysisSectionData<'keywords'>, { score }: Received): Block[] {
  const [title, evidence] = [heading('Missing keywords'), score?.evidence ?? []]
  if (!checked) return [title, paragraph(nothingChecked)]
  const groups = missingGroups(evidence)
  if (groups.length === 0 && missingKeywords.length === 0) return [title, paragraph(noneMissing)]
  if (groups.length === 0) return [title, ...missingKeywords.map(bullet)]
  const group = (name: string, rows: readonly MatchEvidence[]): Block[] => [
    { kind: 'subheading', text: `${name}: ${rows.length}` },
    ...rows.map(({ term, requirement }) => bullet(`${term} (the ad: ${requirement})`)),
  ]
  return [title, ...groups.flatMap(({ title: name, rows }) => group(name, rows))]
}

/** The requirements in the order of the score, each with the line that shows it. */
function adBlocks({ score }: Received): Block[] {
  if (!score) return []
  const line = ({ term, resumeLine, ...row }: MatchEvidence) =>
    bullet(`${stateWords[stateOf(row)]}: ${term}${resumeLine ? ` (your resume: ${resumeLine})` : ''}`)
  return [heading('The ad, marked'), ...score.evidence.map(line)]
}

function questionBlocks({ interviewQuestions }: AnalysisSectionData<'questions'>): Block[] {
  const one = ({ question, starAnswer }: (typeof interviewQuestions)[number], i: number): Block[] => {
    const parts = starPartsOf(starAnswer)
    const answer = parts
      ? starParts.map((label): Block => ({ kind: 'labelled', label, text: parts[label] }))
      : [paragraph(starAnswer)]
    return [{ kind: 'subheading', text: `${i + 1}. ${question}` }, ...answer]
  }
  return [heading('Interview preparation'), ...interviewQuestions.flatMap(one)]
}

export const nothingChecked = 'Nothing was checked: no requirements could be read from this ad.'
export const noSkills = 'No skills could be read from this ad.'
export const noneMissing = 'No keyword of this ad is missing.'
export const noRewrites = 'No line was rewritten, because only you can add what is missing.'
export const companySource = 'Taken from this job description alone. Check it before you quote it.'

type Written = Exclude<ShownSection, 'ad'>
type Writers = { [N in Written]: (data: AnalysisSectionData<N>, received: Received) => Block[] }

const writers: Writers = {
  score: scoreBlocks,
  summary: ({ summary }) => [heading('Summary'), paragraph(summary)],
  skills: ({ skillsMatch }) => [
    heading('Skills match'),
    ...(skillsMatch.length === 0 ? [paragraph(noSkills)] : []),
    ...skillsMatch.map(({ name, percentage }): Block => ({ kind: 'bar', label: name, percent: percentage })),
  ],
  recommendations: ({ recommendations }) => [
    heading('Recommendations'),
    ...recommendations.flatMap(({ title, description, bulletPoint }): Block[] => [
      { kind: 'subheading', text: title },
      paragraph(description),
      ...(bulletPoint ? [bullet(bulletPoint)] : []),
    ]),
  ],
  keywords: keywordBlocks,
  improvements: ({ resumeImprovements, resumeBulletPoints }) => [
    heading('Resume improvements'),
    ...resumeImprovements.map(bullet),
    heading('Resume bullet points'),
    ...(resumeBulletPoints.length === 0 ? [paragraph(noRewrites)] : []),
    ...resumeBulletPoints.map(bullet),
  ],
  company: ({ companyInsights, departmentOverview, industryNews }) => [
    heading('The company'),
    note(companySource),
    ...[companyInsights, departmentOverview, industryNews].filter(Boolean).map(paragraph),
  ],
  questions: questionBlocks,
}

/** The order of the sections in an export. */
const printedOrder: readonly Written[] = [
  'score',
  'summary',
  'skills',
  'recommendations',
  'keywords',
  'improvements',
  'questions',
  'company',
]

/** One section as blocks, for copying; empty while it has not arrived. */
export function sectionOutline(name: ShownSection, received: Received): Block[] {
  return name === 'ad' ? adBlocks(received) : writtenOutline(name, received)
}

function writtenOutline<N extends Written>(name: N, received: Received): Block[] {
  const data = received[name]
  if (data === undefined) return []
  const blocks = writers[name](data as AnalysisSectionData<N>, received)
  return received.standIns?.includes(name) ? notedUnder('heading', standInWords, blocks) : blocks
}

/** "Ana Costa · Registered Nurse, Riverside Hospital · January 2, 2026": what the two texts say, and nothing else. */
function aboutLine({ score }: Received, madeOn: Date): string {
  const { name = null, jobTitle = null, company = null } = score?.about ?? {}
  const job = [jobTitle, company].filter(Boolean).join(', ')
  return [name, job, madeOn.toLocaleDateString('en-US', { dateStyle: 'long' })].filter(Boolean).join(' · ')
}

/** The lines that were tried in these results, and the score with them. */
export interface Edited {
  edits: readonly LineEdit[]
  score: AnalysisSectionData<'score'>
}

/** What the file would score with the lines that were tried, named as such; nothing where none was. */
function editedBlocks({ score, document }: Received, edited: Edited | null): Block[] {
  if (!edited || edited.edits.length === 0 || !score) return []
  const { tone, word } = bandOf(edited.score.atsScore)
  const was = ({ from, to }: LineEdit) => document?.parserView.text.slice(from, to).replace(/\s+/gu, ' ')
  const line = (edit: LineEdit) => bullet(edit.from < edit.to ? `${edit.text} (instead of: ${was(edit)})` : `${edit.text} (new)`)
  return [
    heading('With your edited lines'),
    { kind: 'score', value: edited.score.atsScore, word, tone },
    note(editedNote),
    paragraph(changeWords(lineChange(score, edited.score))),
    ...edited.edits.map(line),
  ]
}

export const editedNote =
  'These lines are not in your file yet: all else here is about the file as you uploaded it. Copy in what is true, then analyze it anew.'

/** What the score's explanation refers to: the findings on the file. */
function parserBlocks({ document }: Received): Block[] {
  if (!document) return []
  return [
    heading('What the parser saw'),
    ...document.parserView.findings.map(({ title, detail }) => bullet(`${title}: ${detail}`)),
  ]
}

/** Everything that has arrived, as blocks for PDF, copy and share. */
export function analysisOutline(received: Received, madeOn = new Date(), edited: Edited | null = null): Block[] {
  const top = [{ kind: 'title', text: 'Resume analysis' } as const, note(aboutLine(received, madeOn))]
  const section = (name: Written) => sectionOutline(name, received)
  const [first, ...others] = printedOrder
  return [...top, ...section(first!), ...editedBlocks(received, edited), ...others.flatMap(section), ...parserBlocks(received)]
}
