import type { AnalysisSection, AnalysisSectionData, EditedScore } from '../../contract/resume-analysis.ts'
import { shownCount } from '../../contract/shown-count.ts'
import { contentOf } from '../reading/built-in/terms/words.ts'
import type { MatchReading } from '../reading/match-reading.ts'
import { requirementLines } from '../reading/requirement-lines.ts'
import { comparedSections } from '../score/analysis-numbers.ts'
import { type EditedScoreInput, editedScore } from '../score/edited-score.ts'
import { type Filling, listed, sentenceTemplates } from '../score/wording.ts'
import sentences from './analysis-sentences.json' with { type: 'json' }
import { gapQuestions } from './gaps/gap-questions.ts'
import { linesWithoutResult, ownLinesOf, tellsAStory, tellsWork } from './own-lines.ts'
import { materialFor } from './preparation/material.ts'
import { plannedQuestions } from './questions/plan.ts'
import { dutiesOf, employerSentences, isWorkToTell } from './requirements.ts'
import { quoted } from './wording.ts'

const say = sentenceTemplates(sentences)

/** The sections that follow from the reading without a model, in the order of the page: the same input gives the same words. */
export const analysisTexts = {
  gaps: (reading: MatchReading) => ({ gaps: gapQuestions(reading) }),
  summary: summaryOf,
  recommendations: recommendationsFor,
  improvements: improvementsFor,
  company: companyOf,
  questions: questionsFor,
}
type WordSection = keyof typeof analysisTexts
export const wordSections = Object.keys(analysisTexts) as WordSection[]

export const writeSection = (section: WordSection, reading: MatchReading) =>
  ({ section, data: analysisTexts[section](reading) }) as AnalysisSection

function summaryOf(reading: MatchReading): AnalysisSectionData<'summary'> {
  const [{ data }] = comparedSections(reading, null)
  const { lines } = data
  const best = ownLinesOf(reading).slice(0, 2)
  const worthOf = (requirement: string | null) => lines.find(({ text }) => text === requirement)?.worth ?? 0
  const [gap] = gapQuestions(reading).toSorted((a, b) => worthOf(b.requirement) - worthOf(a.requirement))
  const next = gap
    ? say(gap.requirement ? 'next.open' : 'next.result', { line: quoted(gap.requirement ?? gap.ownLine!) })
    : say('next.practice')
  const parts = [
    lines.length > 0 ? `${shownCount(lines)}.` : say('summary.nothing-asked'),
    best.length > 0
      ? say(best.length > 1 ? 'summary.strongest' : 'summary.strongest-one', { lines: quotedList(best) })
      : say('summary.no-lines'),
    next,
  ]
  return { summary: parts.join(' ') }
}

const advice = (name: 'no-result' | 'listed', filling?: Filling) => ({
  ...{ title: say(`${name}.title`), description: say(name, filling), bulletPoint: '' },
})

const quotedList = (lines: readonly { text: string }[]) => listed(lines.map(({ text }) => quoted(text)))

/** What is certain: what was told and is not in the file yet, and what is only listed. */
function recommendationsFor(reading: MatchReading): AnalysisSectionData<'recommendations'> {
  const onlyListed = linesOnlyListed(reading)
  const requirements = requirementLines(reading)
  const recommendations = [
    ...reading.told
      .filter((told) => tellsWork(told, requirements) && !isInResume(told.text, reading))
      .map(({ id, text }) => ({ title: say('told.title', { id: id.slice(1) }), description: say('told'), bulletPoint: text })),
    ...(ownLinesOf(reading).some(tellsAStory) ? [] : [advice('no-result')]),
    ...(onlyListed.length > 0 ? [advice('listed', { lines: quotedList(onlyListed) })] : []),
  ]
  return { recommendations }
}

/** Whether a line of the resume has most words of an answer. */
function isInResume(answer: string, { resume }: MatchReading): boolean {
  const said = contentOf(answer)
  return resume.written.some(({ text }) => contentOf(text).intersection(said).size >= sameShare * said.size)
}

const sameShare = 0.75
const mostListed = 2

/** Must-haves that the resume has in a list of skills only. */
function linesOnlyListed(reading: MatchReading) {
  const asked = new Set(gapQuestions(reading).map(({ requirement }) => requirement))
  return requirementLines(reading)
    .filter((line) => isWorkToTell(line) && line.importance === 'must' && !asked.has(line.text))
    .filter(({ resumeLine }) => reading.resume.written.some(({ text, section }) => text === resumeLine && section === 'skills'))
    .slice(0, mostListed)
}

/** Lines without a result that no card asks about, and contact details. */
function improvementsFor(reading: MatchReading): AnalysisSectionData<'improvements'> {
  const cards = [...gapQuestions(reading), ...reading.told]
  const asked = new Set(cards.flatMap(({ requirement, ownLine }) => [requirement, ownLine]))
  const { contact } = reading.resume
  const lines = linesWithoutResult(reading)
    .filter(({ text }) => !asked.has(text))
    .slice(0, mostLines)
  const advice = [
    lines.length > 0 ? say('lines.result', { lines: quotedList(lines) }) : '',
    contact.email ? '' : say('contact.email'),
    contact.phone ? '' : say('contact.phone'),
  ].filter(Boolean)
  return { resumeImprovements: advice, resumeBulletPoints: [], rewrites: [] }
}

const mostLines = 3
const mostQuotes = 3
const listedBelow = (heading: string, lines: readonly string[]) => [heading, ...lines.map((line) => `• ${line}`)].join('\n')

/** The ad's own words and what to look up: nothing else is known here of the employer. */
function companyOf(reading: MatchReading): AnalysisSectionData<'company'> {
  const about = employerSentences(reading).slice(0, mostQuotes).map(quoted)
  const duties = dutiesOf(reading).slice(0, mostQuotes).map(quoted)
  return {
    companyInsights: about.length > 0 ? listedBelow(say('company.about'), about) : say('company.no-about'),
    departmentOverview: duties.length > 0 ? listedBelow(say('company.duties'), duties) : say('company.no-duties'),
    industryNews: say('company.look-up'),
  }
}

function questionsFor(reading: MatchReading): AnalysisSectionData<'questions'> {
  const material = materialFor(reading, 'hiring-manager', true)
  const planned = plannedQuestions(material, 'analysis')
  return { interviewQuestions: planned.map(({ question, answer, plan }) => ({ question, starAnswer: answer, plan })) }
}

/** What moves when lines of the resume are changed or told. The texts follow where no model wrote them. */
export function editedAnalysis(input: EditedScoreInput, now: Date): EditedScore {
  const { reading, ...numbers } = editedScore(input, now)
  const gaps = analysisTexts.gaps(reading)
  if (reading.reader === 'model') return { ...numbers, gaps }
  const [summary, recommendations] = [summaryOf(reading), recommendationsFor(reading)]
  const [improvements, questions] = [improvementsFor(reading), questionsFor(reading)]
  return { ...numbers, gaps, texts: { summary, recommendations, improvements, questions } }
}
