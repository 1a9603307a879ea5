import { followUpsPerInterview, questionsPerInterview, takesPerQuestion } from '../../../api/contract/limits.ts'
import { type InterviewFeedbackRequest, TranscribedAnswer } from '../../../api/contract/voice-interview.ts'
import { type GivenAnswer, isFollowUp, labelAt, numberAt, type Practice } from '../../media/interview-runner/practice.ts'
import type { NewUpload } from '../../media/uploads/upload-job.ts'
import type { UploadJob } from '../../platform/local-store.ts'
import type { VoiceNotes } from './notes.ts'

export const transcribeKind = 'transcribe-answer'
export const reviewKind = 'review-answer'

type Jobs = readonly UploadJob[]
type About = Pick<NewUpload, 'uid' | 'practiceId'>

export function transcribeJobOf(jobs: Jobs, answerId: string): UploadJob | undefined {
  return jobs.find(({ kind, recordingId }) => kind === transcribeKind && recordingId === answerId)
}

export function reviewJobOf(jobs: Jobs, answerId: string, transcript: string): UploadJob | undefined {
  return jobs.find(({ kind, fields }) => kind === reviewKind && fields.answerId === answerId && fields.transcript === transcript)
}

/** Words that need no transcription: typed, corrected, or written down by the browser. Null without any. */
function ownWordsOf({ session, corrections }: VoiceNotes, answer: GivenAnswer): string | null {
  const corrected = corrections[answer.id]
  if (corrected !== undefined) return corrected
  if (answer.how === 'typed') return answer.text
  return session.transcription === 'browser' ? answer.captions : null
}

export function wordsOf(notes: VoiceNotes, jobs: Jobs, answer: GivenAnswer): string | null {
  const job = transcribeJobOf(jobs, answer.id)
  const heard = job?.state === 'delivered' && !job.discarded ? TranscribedAnswer.safeParse(job.answer).data : undefined
  return ownWordsOf(notes, answer) ?? heard?.transcription ?? null
}

/** What to send next. Leaves out what is sending or delivered, so it can be called anytime. */
export function uploadsFor(notes: VoiceNotes, jobs: Jobs, about: About): NewUpload[] {
  const allTakes = notes.practice.places.flatMap((status, index) => status.takes.map((answer) => ({ answer, index })))
  return allTakes.flatMap(({ answer, index }) => {
    const words = ownWordsOf(notes, answer)
    if (words !== null) return reviewJobOf(jobs, answer.id, words) ? [] : [reviewUpload(notes, index, answer, words, about)]
    const isMeasured = notes.sounds[answer.id] !== undefined
    const isServer = notes.session.transcription === 'server'
    return isServer && isMeasured && !transcribeJobOf(jobs, answer.id) ? [transcribeUpload(notes, index, answer, about)] : []
  })
}

/** The server numbers the follow-ups after the ten questions. */
function questionIndexOf(practice: Practice, index: number): number {
  const number = numberAt(practice, index)
  return isFollowUp(practice.questions[index]!) ? questionsPerInterview + index - number : number - 1
}

/** Feedback asks for no follow-up that would not be asked. */
function wantsFollowUp({ practice, followsUp }: VoiceNotes, index: number): boolean {
  const { questions, wasCompleted } = practice
  const isFull = questions.filter(isFollowUp).length >= followUpsPerInterview
  const wasAsked = questions.some(({ followUpTo }) => followUpTo === numberAt(practice, index))
  return Boolean(followsUp) && !(wasCompleted || isFull || wasAsked || isFollowUp(questions[index]!))
}

function transcribeUpload(notes: VoiceNotes, index: number, answer: GivenAnswer, about: About): NewUpload {
  const { practice, session, sounds, allowance } = notes
  const sound = sounds[answer.id]
  return {
    ...about,
    kind: transcribeKind,
    label: labelAt(practice, index),
    recordingId: answer.id,
    path: '/api/transcribe-audio',
    fields: {
      questionIndex: String(questionIndexOf(practice, index)),
      sessionId: session.sessionId,
      ...(sound && { speechSeconds: String(sound.spokenMs / 1_000) }),
      ...(allowance !== 'usual' && { extraTime: allowance }),
    },
    followUp: {
      ...review(notes, index),
      fields: { answerId: answer.id },
      body: reviewRequest(notes, index, answer),
      takes: { transcription: 'transcript', words: 'words' },
    },
  }
}

const review = ({ practice }: VoiceNotes, index: number) => ({
  kind: reviewKind,
  label: `${labelAt(practice, index)}, feedback`,
  path: '/api/interview-feedback',
})

function reviewRequest(notes: VoiceNotes, index: number, answer: GivenAnswer): Omit<InterviewFeedbackRequest, 'transcript'> {
  const { practice, session, jobDescription, sounds } = notes
  const { question, type, goal } = practice.questions[index]!
  const sound = sounds[answer.id]
  const lengthMs = sound?.lengthMs ?? (answer.how === 'spoken' ? answer.lengthMs : undefined)
  return {
    ...{ question, type, goal, questionIndex: questionIndexOf(practice, index), sessionId: session.sessionId },
    source: answer.how === 'typed' ? 'typed' : 'recognised',
    // The server does not count silent takes, so there can be more than three.
    take: Math.min(takesPerQuestion, practice.places[index]!.takes.indexOf(answer) + 1),
    ...(wantsFollowUp(notes, index) && { wantsFollowUp: true }),
    ...(jobDescription && { jobDescription }),
    ...(lengthMs !== undefined && { durationSeconds: lengthMs / 1_000 }),
    ...(sound && { pauses: sound.silences }),
  }
}

function reviewUpload(notes: VoiceNotes, index: number, answer: GivenAnswer, transcript: string, about: About): NewUpload {
  const json = JSON.stringify({ ...reviewRequest(notes, index, answer), transcript })
  return {
    ...{ ...about, ...review(notes, index), recordingId: null, how: 'json' },
    fields: { json, answerId: answer.id, transcript },
  }
}
