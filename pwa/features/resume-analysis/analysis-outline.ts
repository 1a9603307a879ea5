import type { AnalysisSectionData, LineEdit, RequirementLine } from '../../../api/contract/resume-analysis.ts'
import { bandOf } from '../../../api/contract/score-band.ts'
import { notedUnder } from '../../export/noted-under.ts'
import type { Block } from '../../export/outline.ts'
import { answerBlocks, type Suggested } from '../../generation/answer-rows.ts'
import { standInWords } from '../../generation/status-words.ts'
import type { ToldAnswer } from '../../generation/told-answers.ts'
import type { Received, ShownSection } from './analysis.ts'
import {
  changeWords,
  countWords,
  importanceWords,
  lanesOf,
  linesIn,
  openGaps,
  replyWords,
  type Scored,
} from './requirement-lines.ts'

const heading = (text: string): Block => ({ kind: 'heading', text })
const paragraph = (text: string): Block => ({ kind: 'paragraph', text })
const note = (text: string): Block => ({ kind: 'note', text })
const bullet = (text: string): Block => ({ kind: 'bullet', text })

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

function keywordBlocks({ missingKeywords, checked }: AnalysisSectionData<'keywords'>): Block[] {
  const title = heading('Missing keywords')
  if (!checked) return [title, paragraph(nothingChecked)]
  return [title, ...(missingKeywords.length === 0 ? [paragraph(noneMissing)] : missingKeywords.map(bullet))]
}

function requirementBlocks({ received, answers = [] }: Outlined): Block[] {
  const lines = linesIn(received)
  const line = ({ text, importance, resumeLine, resumeLineFrom }: RequirementLine): Block[] => {
    const told = answers.find(({ line: { requirement } }) => requirement === text)
    return [
      bullet(`${text} (${importanceWords[importance].toLowerCase()})`),
      ...(resumeLine && resumeLineFrom !== 'told' ? [note(`Your resume: ${resumeLine}`)] : []),
      ...(told ? [note(toldWords(told))] : []),
    ]
  }
  return [
    heading('What the ad asks for'),
    ...(lines.length > 0 ? [paragraph(`${countWords(lines)}.`)] : []),
    ...lanesOf(lines).flatMap(({ title, lines: inLane }): Block[] => [
      { kind: 'subheading', text: `${title}: ${inLane.length}` },
      ...inLane.flatMap(line),
    ]),
  ]
}

const toldWords = ({ line: { reply, text }, gap, bullet: made }: ToldAnswer) =>
  [
    `You told us: ${replyWords[reply].toLowerCase()}.`,
    text,
    reply === 'no' ? gap.bridge : '',
    made ? `A line for your resume: ${made}` : '',
  ]
    .filter(Boolean)
    .join(' ')

function gapBlocks({ received, answers = [] }: Outlined): Block[] {
  const open = openGaps(received.gaps?.gaps ?? [], [], answers)
  const own = answers.filter(({ line }) => line.requirement === null)
  return [
    heading('Questions for you'),
    ...(open.length + own.length === 0 ? [paragraph(nothingToAsk)] : []),
    ...open.map(({ requirement, ownLine, question }) => bullet(`${requirement ?? ownLine}: ${question}`)),
    ...own.flatMap((answer) => [bullet(answer.line.ownLine ?? ''), note(toldWords(answer))]),
  ]
}

export const questionBlocks = (suggested: Suggested, index: number): Block[] => [
  { kind: 'subheading', text: `${index + 1}. ${suggested.question}` },
  ...answerBlocks(suggested),
]

export const nothingChecked = 'Nothing was checked: we found no requirements in this ad.'
export const noSkills = 'We can’t tell yet. Your answers to the questions above fill this in.'
export const nothingToAsk = 'Nothing to ask: your resume shows what this ad asks for.'
export const noneMissing = 'No keyword is missing for certain.'
export const noRewrites = 'No line was rewritten, because only you can add what is missing.'
export const companySource = 'Taken from this job description alone. Check it before you quote it.'

type Written = ShownSection | 'keywords'
type Writers = { [N in Written]: (data: AnalysisSectionData<N>, outlined: Outlined) => Block[] }

const writers: Writers = {
  score: scoreBlocks,
  gaps: (_, outlined) => gapBlocks(outlined),
  requirements: (_, outlined) => requirementBlocks(outlined),
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
  questions: ({ interviewQuestions }) => [
    heading('Interview preparation'),
    ...interviewQuestions.flatMap(({ question, starAnswer: answer, plan }, index) =>
      questionBlocks({ question, answer, plan }, index),
    ),
  ],
}

const printedOrder: readonly Written[] = [
  ...(['score', 'requirements', 'gaps', 'summary', 'skills', 'recommendations', 'keywords', 'improvements'] as const),
  ...(['questions', 'company'] as const),
]

export interface Outlined {
  received: Received
  edited?: { before: Scored; edits: readonly LineEdit[] } | undefined
  answers?: readonly ToldAnswer[] | undefined
}

export function sectionOutline(name: ShownSection, outlined: Outlined): Block[] {
  const keywords = name === 'requirements' ? writtenOutline('keywords', outlined) : []
  return [...writtenOutline(name, outlined), ...keywords]
}

function writtenOutline<N extends Written>(name: N, outlined: Outlined): Block[] {
  const { received } = outlined
  const data = received[name]
  if (data === undefined) return []
  const blocks = writers[name](data as AnalysisSectionData<N>, outlined)
  return received.standIns?.includes(name) ? notedUnder('heading', standInWords, blocks) : blocks
}

/** "Ana Costa · Registered Nurse, Riverside Hospital · January 2, 2026", only from the two texts. */
function aboutLine({ score }: Received, madeOn: Date): string {
  const { name = null, jobTitle = null, company = null } = score?.about ?? {}
  const job = [jobTitle, company].filter(Boolean).join(', ')
  return [name, job, madeOn.toLocaleDateString('en-US', { dateStyle: 'long' })].filter(Boolean).join(' · ')
}

/** What the score includes besides the file, and the file's own score. */
function changedBlocks({ received, edited, answers = [] }: Outlined): Block[] {
  const { score, document } = received
  const edits = edited?.edits ?? []
  if (!edited || !score || edits.length + answers.length === 0) return []
  const was = ({ from, to }: LineEdit) => document?.parserView.text.slice(from, to).replace(/\s+/gu, ' ')
  const line = (edit: LineEdit) => bullet(edit.from < edit.to ? `${edit.text} (instead of: ${was(edit)})` : `${edit.text} (new)`)
  return [
    heading('With your answers and edited lines'),
    paragraph(changeWords(edited.before, { atsScore: score.atsScore, lines: linesIn(received) })),
    note(editedNote),
    ...answers.filter(({ line: { text } }) => text !== '').map(({ line: { text } }) => bullet(`You told us: ${text}`)),
    ...edits.map(line),
  ]
}

const editedNote = 'This is not in your file yet. Copy in what is true, then analyze it again.'

function parserBlocks({ document }: Received): Block[] {
  if (!document) return []
  return [
    heading('What the parser saw'),
    ...document.parserView.findings.map(({ title, detail }) => bullet(`${title}: ${detail}`)),
  ]
}

export function analysisOutline(outlined: Outlined, madeOn = new Date()): Block[] {
  const { received } = outlined
  const top = [{ kind: 'title', text: 'Resume analysis' } as const, note(aboutLine(received, madeOn))]
  const section = (name: Written) => writtenOutline(name, outlined)
  const [first, ...others] = printedOrder
  return [...top, ...section(first!), ...changedBlocks(outlined), ...others.flatMap(section), ...parserBlocks(received)]
}

/** On the page and in the PDF, about lines copied from the job description. */
export function copiedWords({ length }: readonly string[]): string {
  return length === 1
    ? 'One line of your resume repeats the job description word for word; it does not count.'
    : `${length} lines of your resume repeat the job description word for word; they do not count.`
}

export const scoreMeaning = "It compares this file with this ad; it can't know what an employer decides."
