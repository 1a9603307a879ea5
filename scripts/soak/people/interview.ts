import { randomUUID } from 'node:crypto'
import { answerOf } from './material.ts'
import type { Person } from './person.ts'

interface Started {
  questions: { interviewQuestions: { question: string; goal: string; type: string }[] }
  done: { sessionId: string }
}

/** Ten questions; as in the page, each answer is sent while the next question is on, then reviewed. */
export async function practiseInterview(person: Person) {
  const { pair, resume } = person.material
  const form = {
    ...{ jobDescription: pair.ad, interviewRound: 'hiring-manager', interviewMode: 'true' },
    resume: [resume.bytes, resume.name] satisfies [unknown, string],
  }
  const started = await person.stream('start-interview', '/api/analyze', { form: form as never })
  const { questions, done } = started as unknown as Started
  const sent: Promise<unknown>[] = []
  try {
    for (const [questionIndex, question] of questions.interviewQuestions.entries()) {
      await person.think(10, 30)
      sent.push(sendAnswer(person, done.sessionId, questionIndex, question))
      // A failure is reported where it is awaited at the end.
      sent.at(-1)!.catch(() => {})
    }
    await Promise.all(sent)
  } finally {
    // The account must not be deleted while answers are under review.
    await Promise.allSettled(sent)
  }
}

async function sendAnswer(person: Person, sessionId: string, questionIndex: number, asked: { question: string; goal: string }) {
  const form = {
    sessionId,
    questionIndex: `${questionIndex}`,
    speechSeconds: '80',
    audio: [answerOf(person.random), 'answer.m4a'],
  }
  const headers = { 'Idempotency-Key': randomUUID() }
  const heard = await person.call('transcribe', 'work', '/api/transcribe-audio', { method: 'POST', form: form as never, headers })
  const { transcription, words } = heard.json() as { transcription: string; words: object[] }
  const { question, goal } = asked
  const json = {
    ...{ sessionId, questionIndex, question, goal, jobDescription: person.material.pair.ad },
    ...{ transcript: transcription, words, source: 'recognised', pauses: [], durationSeconds: 90, take: 1 },
  }
  await person.call('answer-feedback', 'work', '/api/interview-feedback', {
    ...{ method: 'POST', json, withinMs: 150_000 },
    headers: { 'Idempotency-Key': randomUUID() },
  })
}
