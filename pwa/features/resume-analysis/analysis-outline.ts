import type { AnalysisSectionData, LineEdit, RequirementLine } from '../../../api/contract/resume-analysis.ts'
import { bandOf } from '../../../api/contract/score-band.ts'
import { shownCount } from '../../../api/contract/shown-count.ts'
import type { GapQuestion } from '../../../api/contract/told-line.ts'
import type { ExportSource } from '../../export/export-files.ts'
import { type Block, bullet, heading, note, notedUnder, paragraph, subheading } from '../../export/outline.ts'
import { answerBlocks, type Suggested } from '../../generation/answer-rows.ts'
import { standInWords } from '../../generation/status-words.ts'
import type { ToldAnswer } from '../../generation/told-answers.ts'
import { type Received, type ShownSection, saysNothing } from './analysis.ts'
import {
  changeWords,
  detailWords,
  gainWords,
  lanesOf,
  linesIn,
  openGaps,
  replyWords,
  type Scored,
  scoreBars,
  verdictWord,
} from './requirement-lines.ts'

/** Page one: how good, what to do first, and what to say aloud tonight. */
function planBlocks(outlined: Outlined): Block[] {
  const { score, questions } = outlined.received
  if (!score) return []
  const lines = linesIn(outlined.received)
  const { tone } = bandOf(score.atsScore)
  const word = verdictWord(score.atsScore, lines) ?? shownCount(lines)
  const things = thingsToDo(outlined)
  const aloud = (questions?.interviewQuestions ?? [])
    .filter(({ question }) => question.length <= longestTitle)
    .slice(0, mostInPlan)
  return [
    heading('ATS score'),
    { kind: 'score', value: score.atsScore, of: 100, word, tone },
    ...scoreBars(score).map(
      ({ label, points, most }): Block => ({
        ...{ kind: 'bar', label, percent: most === 0 ? 0 : Math.round((100 * points) / most), words: `${points} of ${most}` },
      }),
    ),
    note(scoreMeaning),
    ...(isChanged(outlined)
      ? [note(`With your answers and edited lines. Your file alone has ${outlined.edited?.before.atsScore}.`)]
      : []),
    ...(things.length > 0
      ? [heading(things.length === 1 ? 'One thing to do' : `${numberWords[things.length]} things to do`)]
      : []),
    ...things.flatMap(({ title, text }, at) => [subheading(`${at + 1}. ${title}`), paragraph(text)]),
    ...(aloud.length > 0 ? [heading('Tonight’s practice'), paragraph('Say these answers aloud, two minutes each:')] : []),
    ...aloud.map(({ question }) => bullet(question)),
  ]
}

const mostInPlan = 3
const numberWords = ['', 'One', 'Two', 'Three'] as const

/** A problem with the file first, then what is asked first, then other advice. */
function thingsToDo({ received, answers = [] }: Outlined): { title: string; text: string }[] {
  const { document, recommendations } = received
  const problem = document?.parserView.findings.find(({ level }) => level === 'problem')
  const questions = openGaps(received, [], answers)
  const lines = linesIn(received)
  const open = questions.map(({ requirement, ownLine, question }) => {
    const line = lines.find(({ text }) => text === requirement)
    const title = [shortened(requirement ?? ownLine ?? ''), line && gainWords(line)].filter(Boolean).join(' ')
    return { title, text: ownLine === null ? `${question} If so, add a line that says so.` : question }
  })
  return [
    ...(problem ? [{ title: problem.title, text: problem.detail }] : []),
    ...open,
    ...(recommendations?.recommendations ?? []).map(({ title, description }) => ({ title, text: description })),
  ].slice(0, mostInPlan)
}

const longestTitle = 120
/** Of a line of the ad, cut at a word. */
export const shortened = (text: string) =>
  text.length <= longestTitle ? text : `${text.slice(0, text.lastIndexOf(' ', longestTitle)).replace(/[,;:]$/u, '')}…`

function scoreBlocks(score: AnalysisSectionData<'score'>): Block[] {
  const { scoreParts, copiedLines } = score
  return [
    heading('How this score is made'),
    paragraph(sumWords(score)),
    ...scoreParts.map(({ label, explanation }) => bullet(`${label}. ${explanation}`)),
    ...(copiedLines.length > 0 ? [note(copiedWords(copiedLines)), ...copiedLines.map(bullet)] : []),
  ]
}

/** "Must-haves 37 + Other asks 4 + Evidence 10 + Readable 8 = 59", on the page and in the file. */
export const sumWords = (score: AnalysisSectionData<'score'>) =>
  `${scoreBars(score)
    .map(({ label, points }) => `${label} ${points}`)
    .join(' + ')} = ${score.atsScore}`

function keywordBlocks({ missingKeywords, checked }: AnalysisSectionData<'keywords'>): Block[] {
  const title = heading('Missing keywords')
  if (!checked) return [title, paragraph(nothingChecked)]
  return missingKeywords.length === 0 ? [] : [title, ...missingKeywords.map(bullet)]
}

/** Each line of the ad with what shows it, what was told about it, or its question. */
function requirementBlocks({ received, answers = [] }: Outlined): Block[] {
  const lines = linesIn(received)
  const open = openGaps(received, [], answers)
  const asked = ({ question }: GapQuestion) => note(`Question: ${question}`)
  const line = (one: RequirementLine): Block[] => {
    const told = answers.find(({ line: { requirement } }) => requirement === one.text)
    const gap = open.find(({ requirement }) => requirement === one.text)
    const details = [detailWords(one), gainWords(one)].filter(Boolean).join(', ')
    return [
      bullet(details ? `${one.text} (${details})` : one.text),
      ...(one.resumeLine && one.resumeLineFrom !== 'told'
        ? [note(`${one.state === 'shown' ? 'Your resume' : 'Closest in your resume'}: ${one.resumeLine}`)]
        : []),
      ...(told ? [note(toldWords(told))] : gap ? [asked(gap)] : []),
    ]
  }
  const own = open.filter(({ requirement }) => requirement === null)
  const answered = answers.filter(({ line: { requirement } }) => requirement === null)
  return [
    heading('What the ad asks for'),
    ...(lines.length > 0 ? [paragraph(`${shownCount(lines)}.`)] : []),
    ...lanesOf(lines).flatMap(({ title, lines: inLane }): Block[] => [
      subheading(`${title} (${inLane.length})`),
      ...inLane.flatMap(line),
    ]),
    ...(own.length + answered.length > 0 ? [subheading(addResult)] : []),
    ...own.flatMap((gap) => [bullet(gap.ownLine ?? ''), asked(gap)]),
    ...answered.flatMap((answer) => [bullet(answer.line.ownLine ?? ''), note(toldWords(answer))]),
  ]
}

export const addResult = 'Add a number or a result'

const toldWords = ({ line: { reply, text }, gap, bullet: made }: ToldAnswer) =>
  [
    `You told us: ${replyWords[reply].toLowerCase()}.`,
    text,
    reply === 'no' ? gap.bridge : '',
    made ? `A line for your resume: ${made}` : '',
  ]
    .filter(Boolean)
    .join(' ')

export const questionBlocks = (suggested: Suggested, index: number): Block[] => [
  subheading(`${index + 1}. ${suggested.question}`),
  ...answerBlocks(suggested),
]

export const nothingChecked = 'Nothing was checked: we found no requirements in this ad.'
export const companySource = 'Taken from this job description alone. Check it before you quote it.'

type Written = ShownSection | 'keywords'
type Writers = { [N in Written]: (data: AnalysisSectionData<N>, outlined: Outlined) => Block[] }

const writers: Writers = {
  score: scoreBlocks,
  requirements: (_, outlined) => requirementBlocks(outlined),
  summary: ({ summary }) => [heading('Summary'), paragraph(summary)],
  skills: ({ skillsMatch }) => [
    heading('Skills match'),
    ...skillsMatch.map(({ name, percentage }): Block => ({ kind: 'bar', label: name, percent: percentage })),
  ],
  recommendations: ({ recommendations }) => [
    heading('Recommendations'),
    ...recommendations.flatMap(({ title, description, bulletPoint }): Block[] => [
      subheading(title),
      paragraph(description),
      ...(bulletPoint ? [bullet(bulletPoint)] : []),
    ]),
  ],
  keywords: keywordBlocks,
  improvements: ({ resumeImprovements, resumeBulletPoints }) => [
    ...(resumeImprovements.length > 0 ? [heading('Resume improvements'), ...resumeImprovements.map(bullet)] : []),
    ...(resumeBulletPoints.length > 0 ? [heading('Resume bullet points'), ...resumeBulletPoints.map(bullet)] : []),
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
  ...(['requirements', 'summary', 'skills', 'recommendations', 'keywords', 'improvements', 'questions'] as const),
  ...(['company', 'score'] as const),
]

export interface Outlined {
  received: Received
  edited?: { before: Scored; edits: readonly LineEdit[] } | undefined
  answers?: readonly ToldAnswer[] | undefined
}

export function sectionOutline(name: ShownSection, outlined: Outlined): Block[] {
  if (name === 'score') return [...planBlocks(outlined), ...writtenOutline('score', outlined)]
  const keywords = name === 'requirements' ? writtenOutline('keywords', outlined) : []
  return [...writtenOutline(name, outlined), ...keywords]
}

function writtenOutline<N extends Written>(name: N, outlined: Outlined): Block[] {
  const { received } = outlined
  const data = received[name]
  if (data === undefined || (name !== 'keywords' && saysNothing(name, received))) return []
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
  if (!edited || !score || !isChanged({ received, edited, answers })) return []
  const was = ({ from, to }: LineEdit) => document?.parserView.text.slice(from, to).replace(/\s+/gu, ' ')
  const line = (edit: LineEdit) => bullet(edit.from < edit.to ? `${edit.text} (instead of: ${was(edit)})` : `${edit.text} (new)`)
  return [
    heading('With your answers and edited lines'),
    paragraph(changeWords(edited.before, { atsScore: score.atsScore, lines: linesIn(received) })),
    note(editedNote),
    ...answers.filter(({ line: { text } }) => text !== '').map(({ line: { text } }) => bullet(`You told us: ${text}`)),
    ...edited.edits.map(line),
  ]
}

const isChanged = ({ edited, answers = [] }: Outlined) => edited !== undefined && edited.edits.length + answers.length > 0

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
  const top = [{ kind: 'title', text: 'Resume analysis' } as const, note(aboutLine(received, madeOn)), ...planBlocks(outlined)]
  const [first, ...details] = [
    ...changedBlocks(outlined),
    ...printedOrder.flatMap((name) => writtenOutline(name, outlined)),
    ...parserBlocks(received),
  ]
  if (!first) return top
  // Page one is the plan.
  return [...top, first.kind === 'heading' && received.score ? { ...first, startsPage: true } : first, ...details]
}

/** On the page and in the PDF, about lines copied from the job description. */
export function copiedWords({ length }: readonly string[]): string {
  return length === 1
    ? 'One line of your resume repeats the job description word for word; it does not count.'
    : `${length} lines of your resume repeat the job description word for word; they do not count.`
}

export const scoreMeaning = "It compares this file with this ad; it can't know what an employer decides."

/** Named `{product}-analysis.pdf`. */
export const analysisSource = (outlined: Outlined, madeOn?: Date): ExportSource => ({
  ...{ title: 'Resume analysis', fileName: 'greenroom-analysis', blocks: () => analysisOutline(outlined, madeOn) },
})
