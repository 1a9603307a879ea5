import { describe, expect, test } from 'vitest'
import { createBuiltinCoach } from '../../api/coach/guides/builtin-coach.ts'
import { keepSound, mostPlaceholders, placeholderShare } from '../../api/coach/guides/sentence-check.ts'
import { readMatch } from '../../api/coach/reading/built-in/read-match.ts'
import { plainDocument } from '../../api/coach/score/testing/plain-document.ts'
import { factsOf } from '../../api/coach/testing/eight-professions.ts'
import { inventedIn, textsIn } from '../../api/coach/testing/preparation-checks.ts'
import { tidy } from '../../api/coach/text/tidy.ts'
import { type InterviewRound, interviewRoundIds } from '../../api/contract/interview-rounds.ts'
import type { AnalysisSectionData } from '../../api/contract/resume-analysis.ts'
import { readLabelledPairs } from '../pairs/measure.ts'
import { readPairs } from '../pairs/own/pair.ts'

/**
 * What the built-in coach writes, over every development pair: one analysis, and one round each of preparation, questions and answers, and
 * voice interview. The pairs take turns with the rounds.
 */
const folders = [
  'development',
  'held-out',
  'fresh',
  'blind',
  'second-reader',
  'auditor',
  'outsider',
  'unseen',
  'last',
  'final',
] as const
/** Every third of the older pairs: all of them passed, and take three times as long. */
const older = folders.flatMap(readPairs).filter((_, at) => at % 3 === 0)
const pairs = [...readLabelledPairs('development'), ...older]
const today = new Date('2026-03-01T00:00:00Z')
const coach = createBuiltinCoach({ now: () => today })
const signal = new AbortController().signal

interface Written {
  /** Advice; it names our own counts and headings too: "It shows 7 of the 18 things". */
  prose: string[]
  /** Questions and what the person could say. */
  told: string[]
  answers: string[]
  improvements: AnalysisSectionData<'improvements'>
}

async function write({ ad, resume }: { ad: string; resume: string }, round: InterviewRound): Promise<Written> {
  const input = { resume: plainDocument(resume), jobDescription: ad, round, signal }
  const written: Written = {
    prose: [],
    told: [],
    answers: [],
    improvements: { resumeImprovements: [], resumeBulletPoints: [], rewrites: [] },
  }
  for await (const event of coach.analyzeResume(input)) {
    if (!('section' in event)) continue
    if (event.section === 'summary' || event.section === 'company') written.prose.push(...textsIn(event.data))
    if (event.section === 'recommendations')
      written.prose.push(...event.data.recommendations.map(({ description }) => description))
    if (event.section === 'improvements') {
      written.improvements = event.data
      written.prose.push(...event.data.resumeImprovements)
    }
    if (event.section === 'questions') {
      written.told.push(...event.data.interviewQuestions.map(({ question }) => question))
      written.answers.push(...event.data.interviewQuestions.map(({ starAnswer }) => starAnswer))
    }
  }
  for await (const event of coach.prepareInterview(input)) {
    if (!('section' in event) || event.section === 'round') continue
    if (event.section === 'questions') {
      written.told.push(...event.data.questions, ...event.data.conversationalAnswers)
      written.answers.push(...event.data.starAnswers)
    } else if (event.section === 'resources') {
      // The name of a source is no sentence.
      written.prose.push(...event.data.resources.map(({ lookFor }) => lookFor))
    } else if (event.section !== 'frameworks') written.prose.push(...textsIn(event.data))
  }
  for await (const event of coach.answerQuestions(input))
    if ('section' in event && event.section === 'questions') {
      written.told.push(...event.data.questions.map(({ question }) => question))
      written.answers.push(...event.data.questions.map(({ answer }) => answer))
    }
  const { questions } = await coach.interviewQuestions(input)
  written.told.push(...questions.map(({ question }) => question))
  return written
}

const quotesIn = (text: string) => [...text.matchAll(/“([^“”]+?)(?: …)?”/g)].map(([, quote]) => quote!)
/** Shorter ones may be our own: “we”. */
const ownWords = 3
const flat = (text: string) => `${text} ${tidy(text)}`.replace(/\s+/g, ' ')

describe.each(pairs.map((pair, at) => [pair.name, pair, interviewRoundIds[at % interviewRoundIds.length]!] as const))(
  '%s',
  (_, pair, round) => {
    let writing: Promise<Written> | undefined
    const written = () => (writing ??= write(pair, round))

    test('every sentence is whole and every answer has its four parts', async () => {
      const { prose, told, answers } = await written()
      for (const text of [...prose, ...told]) expect(keepSound(text), text).toBe(text)
      for (const answer of answers) {
        const parts = answer.split('\n').map((line) => /^(Situation|Task|Action|Result): (.+)$/.exec(line))
        expect(
          parts.map((part) => part?.[1]),
          answer,
        ).toEqual(['Situation', 'Task', 'Action', 'Result'])
        for (const part of parts) expect(keepSound(part![2]!), answer).toBe(part![2])
        expect(placeholderShare(answer), answer).toBeLessThanOrEqual(mostPlaceholders)
      }
    })

    test('of the ad, only what asks for something is quoted', async () => {
      const { prose, told, answers } = await written()
      const { ad } = readMatch(pair.resume, pair.ad, today.getUTCFullYear())
      const asking = flat(
        ad.units.flatMap(({ part, text }) => (['must', 'nice', 'duties'].includes(part) ? [text] : [])).join(' '),
      )
      for (const text of [...prose, ...told, ...answers])
        for (const quote of quotesIn(text))
          if (quote.split(' ').length >= ownWords && flat(pair.ad).includes(quote) && !flat(pair.resume).includes(quote))
            expect(asking, text).toContain(quote)
    })

    test('a line is only told anew in its own words, and never after a placeholder', async () => {
      const { rewrites, resumeBulletPoints } = (await written()).improvements
      expect(resumeBulletPoints).toEqual(rewrites.map(({ improved }) => improved))
      for (const { original, improved } of rewrites) {
        expect(improved.toLowerCase()).not.toBe(original.toLowerCase().replace(/[.;,\s]+$/, ''))
        expect(improved).not.toContain('[')
        expect(improved.split(' ').length).toBeLessThanOrEqual(original.split(' ').length)
      }
    })

    test('no fact stands in a text that stands neither in resume nor ad', async () => {
      const { told, answers } = await written()
      const facts = factsOf({ ...pair, missing: [] }, today)
      for (const text of textsIn([told, answers])) expect(inventedIn(text, facts), text).toEqual([])
    })
  },
)
