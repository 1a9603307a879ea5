import type { AnalysisSectionData } from '../../contract/resume-analysis.ts'
import { sentencesOf } from '../text/sentences.ts'
import { wordsOf } from '../text/words.ts'
import { companyFacts, thingsToLookUp } from './company-facts.ts'
import { type Facts, sourceOf } from './facts.ts'
import { keepClaims } from './keep-to-facts.ts'
import { adviceFor, cleanerFor, saysSomething, starAnswer, unique, uniqueTexts } from './model-text.ts'
import { plainText } from './plain-text.ts'
import { quotedLine } from './quotes.ts'

/** What the guards hold a model's sections to. */
export interface AnalysisGuardInput {
  facts: Facts
  /** The resume's lines as they stand, then those whose wrapped parts were joined: what a quote is given back as. */
  lines: string[]
  today: Date
}

/** Each section as plain words of the model; null means that too little of it is true. */
export interface AnalysisGuard {
  summary(text: string): AnalysisSectionData<'summary'> | null
  recommendations(
    items: { title: string; description: string; bulletPoint: string }[],
  ): AnalysisSectionData<'recommendations'> | null
  improvements(advice: string[], rewrites: { original: string; improved: string }[]): AnalysisSectionData<'improvements'> | null
  company(insights: string, department: string, lookUp: string[]): AnalysisSectionData<'company'> | null
  questions(items: ModelQuestion[]): AnalysisSectionData<'questions'> | null
}

export interface ModelQuestion {
  question: string
  situation: string
  task: string
  action: string
  result: string
}

/** How many and how long; the page's layout and the PDF are made for these. Characters. */
const sizes = {
  summary: 900,
  recommendations: { atLeast: 2, atMost: 6, title: 90, description: 500, bulletPoint: 260 },
  improvements: { advice: 8, rewrites: 8, line: 260 },
  company: { text: 700, lookUp: 5 },
  questions: { atLeast: 3, atMost: 8, question: 220, part: 420 },
}
/** Fewer words are no answer. */
const fewestWords = { summary: 8, sentence: 4, question: 4, company: 6 }

export function analysisGuard({ facts, lines, today }: AnalysisGuardInput): AnalysisGuard {
  const links = { own: facts.resume.text, named: facts.ad.text }
  const clean = cleanerFor(links)
  const advice = adviceFor(facts, clean)
  const claims = (text: string, max: number) => keepClaims(clean(text, max), facts)
  const rewritten = (text: string, original: string) =>
    keepClaims(clean(text, sizes.improvements.line), facts, sourceOf(original, today))

  return {
    summary(text) {
      const summary = advice(text, sizes.summary)
      return saysSomething(summary, fewestWords.summary) ? { summary } : null
    },
    recommendations(items) {
      const { atLeast, atMost, ...max } = sizes.recommendations
      const recommendations = unique(items, ({ title, description }) => title + description)
        .map(({ title, description, bulletPoint }) => ({
          title: advice(title, max.title).replace(/\.$/, ''),
          description: advice(description, max.description),
          bulletPoint: claims(bulletPoint, max.bulletPoint),
        }))
        .filter(({ title, description }) => saysSomething(title, 1) && saysSomething(description, fewestWords.sentence))
        .slice(0, atMost)
      return recommendations.length >= atLeast ? { recommendations } : null
    },
    improvements(items, pairs) {
      const rewrites = pairs
        .flatMap(({ original, improved }) => {
          const own = quotedLine(plainText(original, links), lines, facts.resume)
          return own ? [{ original: own, improved: rewritten(improved, own) }] : []
        })
        .filter(
          ({ original, improved }) =>
            saysSomething(improved, fewestWords.sentence) && wordsOf(improved).join(' ') !== wordsOf(original).join(' '),
        )
      const kept = unique(rewrites, ({ original }) => original).slice(0, sizes.improvements.rewrites)
      const advised = items.map((item) => advice(item, sizes.improvements.line))
      const resumeImprovements = uniqueTexts(advised, fewestWords.sentence).slice(0, sizes.improvements.advice)
      if (kept.length === 0 || resumeImprovements.length === 0) return null
      return { resumeImprovements, rewrites: kept, resumeBulletPoints: kept.map(({ improved }) => improved) }
    },
    company(insights, department, lookUp) {
      const about = (text: string) => companyFacts(clean(text, sizes.company.text), facts)
      const todo = thingsToLookUp(
        lookUp.flatMap((item) => sentencesOf(clean(item, sizes.improvements.line))),
        facts,
      )
      const industryNews = unique(todo, (item) => item)
        .slice(0, sizes.company.lookUp)
        .map(withFullStop)
        .join(' ')
      const data = { companyInsights: about(insights), departmentOverview: about(department), industryNews }
      return Object.values(data).every((text) => saysSomething(text, fewestWords.company)) ? data : null
    },
    questions(items) {
      const { atLeast, atMost, ...max } = sizes.questions
      const interviewQuestions = unique(items, ({ question }) => question)
        .map((item) => ({
          question: advice(item.question, max.question),
          starAnswer: starAnswer(item, (text) => claims(text, max.part)),
        }))
        .filter(
          (item): item is { question: string; starAnswer: string } =>
            saysSomething(item.question, fewestWords.question) && item.starAnswer !== null,
        )
        .slice(0, atMost)
      return interviewQuestions.length >= atLeast ? { interviewQuestions } : null
    },
  }
}

const withFullStop = (sentence: string) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`)
