import type { AnalysisSection, AnalysisSectionData } from '../../contract/resume-analysis.ts'

import type { AnalysisNumbers, ExperienceLine, MatchReading } from '../reading/match-reading.ts'
import sentences from './analysis-sentences.json' with { type: 'json' }
import { answerTo } from './preparation/answers.ts'
import { materialFor } from './preparation/material.ts'
import { pickQuestions } from './preparation/pick-questions.ts'
import { quotedLine } from './quotes.ts'
import {
  dutiesOf,
  employerSentences,
  isQuotable,
  type Requirement,
  relatedLine,
  requirementsOf,
  strongestLines,
} from './requirements.ts'
import { sentenceTemplates } from './sentence-templates.ts'
import { withoutOrders } from './without-orders.ts'
import { listed, quoted } from './wording.ts'

const say = sentenceTemplates(sentences)

/** The sections that are words, in the order of the page. */
export const wordSections = ['summary', 'recommendations', 'improvements', 'company', 'questions'] as const
type WordSection = (typeof wordSections)[number]

/** One section of words from the reading alone: the same input gives the same words. */
export function writeSection(section: WordSection, { reading, sections }: AnalysisNumbers): AnalysisSection {
  const safe = withoutOrders(reading)
  switch (section) {
    case 'summary':
      return { section, data: { summary: summaryOf(safe) } }
    case 'recommendations':
      return { section, data: { recommendations: recommendationsFor(safe) } }
    case 'improvements':
      return { section, data: improvementsFor(safe, sections) }
    case 'company':
      return { section, data: companyOf(safe) }
    case 'questions':
      return { section, data: questionsFor(safe) }
  }
}

function summaryOf(reading: MatchReading): string {
  const rows = requirementsOf(reading)
  const count = (state: Requirement['state']) => rows.filter((row) => row.state === state).length
  const [shown, partly] = [count('shown'), count('partly')]
  const inPart = partly > 0 ? say(partly === 1 ? 'summary.one-in-part' : 'summary.in-part', { partly }) : ''
  const best = strongestLines(reading).slice(0, 2)
  const [open] = openRows(rows)
  const [line] = linesWithoutFigure(reading)
  return [
    rows.length > 0 ? say('summary.count', { shown, asked: rows.length, inPart }) : say('summary.nothing-asked'),
    best.length > 0
      ? say(best.length > 1 ? 'summary.strongest' : 'summary.strongest-one', {
          lines: listed(best.map(({ text }) => quotedLine(text))),
        })
      : say('summary.no-lines'),
    open ? say(open.importance === 'must' ? 'summary.open' : 'summary.open-wish', { requirement: quoted(open.text) }) : '',
    open ? say(open.kind === 'work' ? 'summary.done' : 'summary.have') : '',
    open
      ? say('summary.next.open')
      : line
        ? say('summary.next.figure', { line: quoted(line.text) })
        : say('summary.next.practice'),
  ]
    .filter(Boolean)
    .join(' ')
}

/** What the resume does not show, the must-haves first, as far as the ad's line can be quoted. */
function openRows(rows: readonly Requirement[]): Requirement[] {
  const open = rows.filter(({ state, text }) => state === 'open' && isQuotable(text))
  return [...open.filter(({ importance }) => importance === 'must'), ...open.filter(({ importance }) => importance !== 'must')]
}

const countWords =
  /\d|%|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|hundreds?|half|third|quarter|daily|weekly|monthly|yearly|annual(?:ly)?|once|twice|each|every)\b/i
const results =
  /\b(?:reduc|increas|improv|doubl|tripl|halv|sav|cut|rais|grew|grow|won|award|earn|record|first|best|fewer|faster|result|led to|so that)/i
const longestLine = 160

/** Lines that certainly tell a deed without its size: not those with a figure, a number word or a result. */
function linesWithoutFigure({ resume }: MatchReading): ExperienceLine[] {
  return resume.experienceLines.filter(
    ({ text, words, startsWithActionVerb, hasFigure }) =>
      startsWithActionVerb &&
      !hasFigure &&
      words >= 4 &&
      text.length <= longestLine &&
      !countWords.test(text) &&
      !results.test(text),
  )
}

type Recommendation = AnalysisSectionData<'recommendations'>['recommendations'][number]

const mostOpen = 5

/** Open requirements as questions, then one line that lacks a figure. */
function recommendationsFor(reading: MatchReading): Recommendation[] {
  const rows = openRows(requirementsOf(reading)).slice(0, mostOpen)
  const [line] = linesWithoutFigure(reading)
  return [
    ...rows.map((row) => ({
      title: say('open.title', { requirement: quoted(row.text) }),
      description: askAbout(row, reading),
      bulletPoint: '',
    })),
    ...(line ? [{ title: say('figure.title'), description: say('figure', { line: quoted(line.text) }), bulletPoint: '' }] : []),
    ...(rows.length < 2 ? [{ title: say('opening.title'), description: say('opening'), bulletPoint: '' }] : []),
  ]
}

const openQuestions = {
  work: 'open.work',
  certificate: 'open.certificate',
  degree: 'open.degree',
  language: 'open.language',
  years: 'open.years',
} as const

function askAbout({ text, kind, importance }: Requirement, reading: MatchReading): string {
  const closest = kind === 'work' ? relatedLine(text, reading) : null
  return [
    say(importance === 'must' ? 'open.must' : 'open.wish'),
    closest && say('open.closest', { line: quotedLine(closest, text) }),
    say(openQuestions[kind]),
  ]
    .filter(Boolean)
    .join(' ')
}

const mostLines = 4
const mostHalf = 3
const figureQuestions = ['line.how-many', 'line.how-often', 'line.what-changed'] as const

function improvementsFor(reading: MatchReading, sections: readonly AnalysisSection[]): AnalysisSectionData<'improvements'> {
  const half = requirementsOf(reading).filter(({ state, line, text }) => state === 'partly' && line !== null && isQuotable(text))
  const problems = sections
    .flatMap((section) => (section.section === 'document' ? section.data.parserView.findings : []))
    .filter(({ level }) => level === 'problem')
  const { contact } = reading.resume
  const advice = [
    ...half
      .slice(0, mostHalf)
      .map(({ text, line, kind }) =>
        say(kind === 'years' ? 'half.years' : 'half', { requirement: quoted(text), line: quotedLine(line!, text) }),
      ),
    // The first one is among the recommendations.
    ...linesWithoutFigure(reading)
      .slice(1, mostLines)
      .map(({ text }, at) => say(figureQuestions[at % figureQuestions.length]!, { line: quoted(text) })),
    ...problems.slice(0, 2).map(({ detail }) => detail),
    contact.email ? '' : say('contact.email'),
    contact.phone ? '' : say('contact.phone'),
  ].filter(Boolean)
  return { resumeImprovements: advice.length > 0 ? advice : [say('line.any')], resumeBulletPoints: [], rewrites: [] }
}

const mostQuotes = 3

/** The ad's own words and what to look up: nothing else is known here of the employer. */
function companyOf(reading: MatchReading): AnalysisSectionData<'company'> {
  const about = employerSentences(reading).slice(0, mostQuotes).map(quoted)
  const duties = dutiesOf(reading).slice(0, mostQuotes).map(quoted)
  return {
    companyInsights: about.length > 0 ? say('company.about', { sentences: about.join('; ') }) : say('company.no-about'),
    departmentOverview: `${duties.length > 0 ? say('company.duties', { duties: duties.join('; ') }) : say('company.no-duties')} ${say('company.ask')}`,
    industryNews: say('company.look-up'),
  }
}

function questionsFor(reading: MatchReading): AnalysisSectionData<'questions'> {
  const material = materialFor(reading, 'hiring-manager', true)
  const interviewQuestions = pickQuestions(material, 'analysis').map((asked) => ({
    question: asked.question,
    starAnswer: answerTo(asked, material).star,
  }))
  return { interviewQuestions }
}
