import { readFileSync } from 'node:fs'
import type { Coach } from '../../api/coach/coach.ts'
import { plainDocument } from '../../api/coach/score/testing/plain-document.ts'
import type { QuestionType } from '../../api/contract/interview-questions.ts'
import type { InterviewRound } from '../../api/contract/interview-rounds.ts'
import { readLabelledPairs } from '../pairs/measure.ts'

/** One of the pairs as a person: the round they prepare for, and what they say aloud. */
export interface Person {
  pair: string
  round: InterviewRound
  question: string
  type: QuestionType
  answer: string
  pitch: string
  /** Why this employer, for the cover letter; '' if they did not say. */
  why: string
}

export const people = JSON.parse(readFileSync(new URL('people.json', import.meta.url), 'utf8')) as Person[]

const pairs = new Map(readLabelledPairs('held-out').map((pair) => [pair.name, pair]))
const { signal } = new AbortController()

function textsOf({ pair, round }: Person) {
  const { resume: resumeText, ad: jobDescription } = pairs.get(pair)!
  return { resume: plainDocument(resumeText), resumeText, jobDescription, round, signal }
}

async function* once<Result>(result: Promise<Result>) {
  yield await result
}

/** Everything that writes, with what it yields. */
export const features: { name: string; run(coach: Coach, person: Person): AsyncIterable<unknown> }[] = [
  { name: 'analysis', run: (coach, person) => coach.analyzeResume(textsOf(person)) },
  { name: 'preparation', run: (coach, person) => coach.prepareInterview(textsOf(person)) },
  { name: 'Q&A', run: (coach, person) => coach.answerQuestions(textsOf(person)) },
  { name: 'voice questions', run: (coach, person) => once(coach.interviewQuestions(textsOf(person))) },
  { name: 'cover letter', run: (coach, person) => coach.writeLetter({ ...textsOf(person), why: person.why }) },
  { name: 'pitch script', run: (coach, person) => once(coach.writePitch(textsOf(person))) },
  {
    name: 'pitch review',
    run: (coach, person) => coach.reviewPitch({ ...textsOf(person), script: '', transcript: person.pitch }),
  },
  {
    name: 'answer feedback',
    run: (coach, person) => {
      const { question, type, answer: transcript } = person
      return once(coach.reviewAnswer({ question, type, transcript, jobDescription: textsOf(person).jobDescription, signal }))
    },
  },
]

/** What each feature writes for each person; null where the model failed. */
export async function writeForPeople(coach: Coach) {
  return Promise.all(
    people.flatMap((person) =>
      features.map(async ({ name, run }) => {
        const events: unknown[] = []
        try {
          for await (const event of run(coach, person)) events.push(event)
        } catch {
          return { pair: person.pair, name, events: null }
        }
        return { pair: person.pair, name, events }
      }),
    ),
  )
}
