import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Coach } from '../../api/coach/coach.ts'
import { createBuiltinCoach } from '../../api/coach/guides/builtin-coach.ts'
import { readMatch } from '../../api/coach/reading/built-in/read-match.ts'
import type { MatchReading } from '../../api/coach/reading/match-reading.ts'
import { numbersOf } from '../../api/coach/score/analysis-numbers.ts'
import { scoreAnswer } from '../../api/coach/score/answer/score-answer.ts'
import { plainDocument } from '../../api/coach/score/testing/plain-document.ts'
import { countedScore, measureAnswers, type RankedAnswer, type RankedQuestion } from '../answers/measure.ts'
import { type Ladder, measureLadder, readLadders } from '../pairs/ladder.ts'
import { type LabelledPair, measurePairs, type PairReading, readLabelledPairs } from '../pairs/measure.ts'
import { livesIn, measureLives } from '../spoken/measure.ts'
import type { RecordedCoach } from './recorded-coach.ts'

/** A pair as a coach read and scored it. */
export interface ScoredPair extends PairReading {
  score: number
}

/** What is measured of a coach. */
export interface Measured {
  readPair(texts: { resume: string; ad: string }): Promise<ScoredPair>
  /** 0 to 10. */
  scoreAnswer(question: RankedQuestion, answer: RankedAnswer): Promise<number>
  writeResume: Coach['writeResume']
}

/** Ten of the pairs that no one has developed with, and two of their ladders. */
const olderPairs = 10
const ladderNames = ['03-medical-surgical-nurse', '10-data-analyst']
const rankedQuestions = 5
const toldLives = { 'held-out': 12, 'careers-held-out': 18 }

export const recordedPairs = (): LabelledPair[] => [
  ...readLabelledPairs('development'),
  ...readLabelledPairs('held-out'),
  ...readLabelledPairs('held-out-own').filter(({ name }) => Number(name.slice(0, 2)) <= olderPairs),
]

export const recordedLadders = (): Ladder[] => readLadders('held-out-own').filter(({ name }) => ladderNames.includes(name))

export const recordedQuestions = (): RankedQuestion[] =>
  JSON.parse(readFileSync(new URL('../answers/held-out.json', import.meta.url), 'utf8')).slice(0, rankedQuestions)

export const recordedLives = () =>
  Object.entries(toldLives).flatMap(([folder, count]) =>
    livesIn(fileURLToPath(new URL(`../spoken/${folder}`, import.meta.url))).slice(0, count),
  )

/** Several at once: a person who answers by hand sees them all. */
async function each<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  return Promise.all(items.map(work))
}

export async function measureReadPairs({ readPair }: Measured) {
  const pairs = recordedPairs()
  return measurePairs(pairs, await each(pairs, readPair))
}

export async function measureReadLadders({ readPair }: Measured) {
  const ladders = recordedLadders()
  const texts = ladders.flatMap(({ ad, resumes }) => Object.values(resumes).map((resume) => ({ ad, resume })))
  const scores = new Map(await each(texts, async (text) => [`${text.ad}\n${text.resume}`, (await readPair(text)).score] as const))
  return measureLadder((resume, ad) => scores.get(`${ad}\n${resume}`)!, ladders)
}

export async function measureRankedAnswers({ scoreAnswer }: Measured) {
  const questions = recordedQuestions()
  const all = questions.flatMap((question) => question.answers.map((answer) => ({ question, answer })))
  const scores = new Map(await each(all, async ({ question, answer }) => [answer, await scoreAnswer(question, answer)] as const))
  return measureAnswers(questions, (_, answer) => scores.get(answer)!)
}

export const measureToldLives = ({ writeResume }: Measured) => measureLives(writeResume, recordedLives())

/** The connected coach, its readings alone: what it writes is measured elsewhere. */
export function connectedMeasure({ reader, readAnswer, coach, now }: RecordedCoach): Measured {
  return {
    async readPair({ resume, ad }) {
      const reading = await reader.read({ resumeText: resume, jobDescription: ad }, new AbortController().signal)
      return reading ? scoredPair(reading, resume, now()) : { missing: [], rows: [], score: 0 }
    },
    async scoreAnswer({ question }, { text }) {
      const reading = await readAnswer({ question, transcript: text }, new AbortController().signal)
      return reading ? scoreAnswer(reading, { transcript: text, source: 'typed' }).score : 0
    },
    writeResume: coach.writeResume,
  }
}

/** The built-in coach. */
export function builtinMeasure(now: Date): Measured {
  const coach = createBuiltinCoach({ now: () => now })
  return {
    readPair: async ({ resume, ad }) => scoredPair(readMatch(resume, ad, now.getUTCFullYear()), resume, now),
    scoreAnswer: ({ question }, answer) => countedScore(coach, question, answer),
    writeResume: coach.writeResume,
  }
}

/** What the page names as missing. The built-in reader's page names only what is surely missing, so its whole reading is measured. */
function scoredPair(reading: MatchReading, resume: string, now: Date): ScoredPair {
  const sections = numbersOf(reading, plainDocument(resume), now).sections
  const score = sections.find(({ section }) => section === 'score')
  const keywords = sections.find(({ section }) => section === 'keywords')
  const named = keywords?.section === 'keywords' ? keywords.data.missingKeywords : []
  return {
    missing: reading.reader === 'model' ? named : reading.missing.map(({ term }) => term),
    rows: reading.terms,
    score: score?.section === 'score' ? score.data.atsScore : 0,
  }
}
