import type { AnalysisSection, AnalysisSectionData } from '../../contract/resume-analysis.ts'
import type { MatchReading } from '../reading/match-reading.ts'
import { requirementLines } from '../reading/requirement-lines.ts'
import sentences from './analysis-sentences.json' with { type: 'json' }
import { gapQuestions, gapsOf } from './gaps/gap-questions.ts'
import { linesToMoveUp, linesWithoutResult } from './own-lines.ts'
import { materialFor, withoutOrders } from './preparation/material.ts'
import { draftOf, plannedQuestions } from './questions/plan.ts'
import { dutiesOf, employerSentences, strongestLines } from './requirements.ts'
import { type Filling, listed, quoted, sentenceTemplates } from './wording.ts'

const say = sentenceTemplates(sentences)

/** The sections that follow from the reading without a model, in the order of the page. */
export const wordSections = ['gaps', 'summary', 'recommendations', 'improvements', 'company', 'questions'] as const
type WordSection = (typeof wordSections)[number]

/** What a section says, from the reading alone: the same input gives the same words. */
export function textsOf<Name extends WordSection>(name: Name, reading: MatchReading): AnalysisSectionData<Name> {
  return writers[name](withoutOrders(reading))
}

export function writeSection(section: WordSection, reading: MatchReading): AnalysisSection {
  return { section, data: textsOf(section, reading) } as AnalysisSection
}

const writers: {
  [Name in WordSection]: (reading: MatchReading) => AnalysisSectionData<Name>
} = {
  gaps: (reading) => ({ gaps: gapQuestions(reading) }),
  summary: summaryOf,
  recommendations: recommendationsFor,
  improvements: improvementsFor,
  company: companyOf,
  questions: questionsFor,
}

function summaryOf(reading: MatchReading): AnalysisSectionData<'summary'> {
  const lines = requirementLines(reading)
  const shown = lines.filter(({ state }) => state === 'shown').length
  const partly = lines.filter(({ state, resumeLine }) => state === 'unsure' && resumeLine !== null).length
  const best = strongestLines(reading).slice(0, 2)
  const gaps = gapsOf(reading)
  const open = gaps.find(({ requirement }) => requirement !== null)
  const [line] = gaps
  const next = open ? 'summary.next.open' : line ? 'summary.next.result' : 'summary.next.practice'
  const parts = [
    lines.length > 0 ? say('summary.count', { shown, asked: lines.length }) : say('summary.nothing-asked'),
    partly > 0 && say(partly > 1 ? 'summary.partly' : 'summary.partly-one', { partly }),
    best.length > 0
      ? say(best.length > 1 ? 'summary.strongest' : 'summary.strongest-one', {
          lines: listed(best.map(({ text }) => quoted(text))),
        })
      : say('summary.no-lines'),
    open && say('summary.open', { requirement: quoted(open.requirement!) }),
    say(next, { line: quoted(line?.ownLine ?? '') }),
  ]
  return { summary: parts.filter(Boolean).join(' ') }
}

const advice = (name: 'move' | 'move-one' | 'opening', filling?: Filling) => ({
  ...{ title: say(`${name}.title`), description: say(name, filling), bulletPoint: '' },
})

/** What is certain: where a line that answers the ad should stand, and what was told and is not in the file yet. */
function recommendationsFor(reading: MatchReading): AnalysisSectionData<'recommendations'> {
  const moved = linesToMoveUp(reading)
  const recommendations = [
    ...reading.told
      .filter(({ reply, text }) => reply !== 'no' && text !== '')
      .map(({ id, text }) => ({ title: say('told.title', { id: id.slice(1) }), description: say('told'), bulletPoint: text })),
    ...(moved.length > 0
      ? [advice(moved.length > 1 ? 'move' : 'move-one', { lines: listed(moved.map(({ text }) => quoted(text))) })]
      : []),
    advice('opening'),
  ]
  return { recommendations }
}

const mostLines = 3
const resultQuestions = ['line.how-many', 'line.how-often', 'line.what-changed'] as const

/** Lines without a result that no card asks about, and contact details. */
function improvementsFor(reading: MatchReading): AnalysisSectionData<'improvements'> {
  const asked = new Set([...gapsOf(reading), ...reading.told].map(({ ownLine }) => ownLine))
  const { contact } = reading.resume
  const advice = [
    ...linesWithoutResult(reading)
      .filter(({ text }) => !asked.has(text))
      .slice(0, mostLines)
      .map(({ text }, at) => say(resultQuestions[at]!, { line: quoted(text) })),
    contact.email ? '' : say('contact.email'),
    contact.phone ? '' : say('contact.phone'),
  ].filter(Boolean)
  return { resumeImprovements: advice, resumeBulletPoints: [], rewrites: [] }
}

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
  const interviewQuestions = plannedQuestions(material, 'analysis').map(({ question, answerPlan }) => ({
    ...{ question, starAnswer: draftOf(answerPlan), plan: answerPlan },
  }))
  return { interviewQuestions }
}
