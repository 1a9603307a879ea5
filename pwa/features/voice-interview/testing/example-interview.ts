import type { AnswerFeedback } from '../../../../api/contract/answer-feedback.ts'
import { fallbackFeedback } from '../../../../api/contract/fallback-feedback.ts'
import { scoreColorOf } from '../../../../api/contract/score-band.ts'
import type { InterviewFeedbackAnswer, TranscribedAnswer } from '../../../../api/contract/voice-interview.ts'
import type { SoundFigures } from '../../../answer-review/sound-figures.ts'
import { answered, newPractice } from '../../../media/interview-runner/practice.ts'
import { type NewUpload, newJob } from '../../../media/uploads/upload-job.ts'
import type { JobProblem, UploadJob } from '../../../platform/local-store.ts'
import type { VoiceNotes } from '../notes.ts'

const sessionId = '3f6f1c1e-5f0e-4b7e-9d7e-2f1f6a1b2c3d'
export const owner = { uid: 'ada', practiceId: 'practice' }

export function notesWith(indexes: readonly number[], over: Partial<VoiceNotes> = {}): VoiceNotes {
  const questions = Array.from({ length: 10 }, (_none, index) => ({
    question: `Question number ${index + 1}?`,
    type: 'behavioral' as const,
    goal: 'How you act',
  }))
  const practice = indexes.reduce(
    (before, index) => answered(before, index, { how: 'spoken', id: `take-${index}`, lengthMs: 40_000, captions: null }),
    newPractice(questions),
  )
  return {
    practice,
    session: {
      ...{ sessionId, endsAt: '2999-01-01T00:00:00.000Z', aheadMs: 0 },
      ...{ transcription: 'server', coach: 'builtin', defaultQuestions: 0 },
    },
    round: 'hiring-manager',
    jobDescription: 'A job.',
    allowance: 'usual',
    sounds: Object.fromEntries(indexes.map((index) => [`take-${index}`, soundOf(40)])),
    corrections: {},
    ...over,
  }
}

export function feedbackOf(score: number, over: Partial<AnswerFeedback> = {}): AnswerFeedback {
  const strengths = [`Strong at ${score}.`]
  const improvements = ['Name a figure.']
  return {
    ...fallbackFeedback,
    verdict: 'answered',
    provisional: false,
    score,
    scoreColor: scoreColorOf(score),
    strengths,
    improvements,
    ...over,
  }
}

let jobs = 0

export function jobOf(upload: NewUpload, over: Partial<UploadJob> = {}): UploadJob {
  jobs += 1
  let ids = 0
  return { ...newJob(upload, jobs, 0, () => `job-${jobs}-${ids++}`), ...over }
}

/** Five seconds of it are silent. */
export const soundOf = (seconds: number): SoundFigures => ({
  ...{ lengthMs: seconds * 1_000, spokenMs: (seconds - 5) * 1_000, silences: [] },
  ...{ voiceDb: null, isClipped: false },
})

const charge = { creditsCharged: 0, creditsRemaining: 25 }

export function heard(transcription: string): Partial<UploadJob> {
  const answer: TranscribedAnswer = {
    ...{ transcription, words: [], durationSeconds: 40, isSilent: transcription === '', takesLeft: 2 },
    ...charge,
  }
  return { state: 'delivered', answer }
}

export function reviewed(transcript: string, feedback: AnswerFeedback): Partial<UploadJob> {
  const answer: InterviewFeedbackAnswer = { ...feedback, transcript, words: [], recomputationsLeft: 5, ...charge }
  return { state: 'delivered', answer }
}

export function failedWith(status: number, message: string): Partial<UploadJob> {
  const problem: JobProblem = { status, code: 'x', message }
  return { state: status >= 400 && status < 500 ? 'needs-you' : 'waiting', tries: 1, problem }
}
