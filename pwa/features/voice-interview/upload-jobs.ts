import { takesPerQuestion } from '../../../api/contract/limits.ts'
import { type HeardWord, type InterviewFeedbackRequest, TranscribedAnswer } from '../../../api/contract/voice-interview.ts'
import { type GivenAnswer, questionLabel, takesOf } from '../../media/interview-runner/practice.ts'
import type { NewUpload } from '../../media/uploads/upload-job.ts'
import type { UploadJob } from '../../platform/local-store.ts'
import type { VoiceNotes } from './notes.ts'

/** What this feature calls its upload jobs. */
export const transcribeKind = 'transcribe-answer'
export const reviewKind = 'review-answer'

type Jobs = readonly UploadJob[]
type About = Pick<NewUpload, 'uid' | 'practiceId'>

/** The job that sends this recording to be transcribed. */
export function transcribeJobOf(jobs: Jobs, answerId: string): UploadJob | undefined {
  return jobs.find(({ kind, recordingId }) => kind === transcribeKind && recordingId === answerId)
}

/** The job that asks for feedback on exactly these words of this answer. */
export function reviewJobOf(jobs: Jobs, answerId: string, transcript: string): UploadJob | undefined {
  return jobs.find(({ kind, fields }) => kind === reviewKind && fields.answerId === answerId && fields.transcript === transcript)
}

/** What was said, and how it came to be known. */
export interface Words {
  transcript: string
  source: 'recognised' | 'typed'
  words: HeardWord[]
}

/** The words of an answer; null while they are unknown. A correction overrides the transcript. */
export function wordsOf(notes: VoiceNotes, jobs: Jobs, answer: GivenAnswer): Words | null {
  if (answer.how === 'typed') return { transcript: notes.corrections[answer.id] ?? answer.text, source: 'typed', words: [] }
  const corrected = notes.corrections[answer.id]
  // The times of recognised words do not fit corrected ones.
  if (corrected !== undefined) return { transcript: corrected, source: 'recognised', words: [] }
  if (notes.session.transcription === 'browser')
    return answer.captions === null ? null : { transcript: answer.captions, source: 'recognised', words: [] }
  const job = transcribeJobOf(jobs, answer.id)
  const heard = job?.state === 'delivered' && !job.discarded ? TranscribedAnswer.safeParse(job.answer).data : undefined
  return heard ? { transcript: heard.transcription, source: 'recognised', words: heard.words } : null
}

/**
 * What must be sent next: the sound of each answer, then its words for feedback. What is being sent or has already arrived is left out, so
 * this can be called at any time.
 */
export function uploadsFor(notes: VoiceNotes, jobs: Jobs, about: About): NewUpload[] {
  const allTakes = notes.practice.places.flatMap((status, index) => takesOf(status).map((answer) => ({ answer, index })))
  return allTakes.flatMap(({ answer, index }) => {
    const words = wordsOf(notes, jobs, answer)
    if (words) return reviewJobOf(jobs, answer.id, words.transcript) ? [] : [reviewUpload(notes, index, answer, words, about)]
    const isMeasured = notes.sounds[answer.id] !== undefined
    const isServer = notes.session.transcription === 'server'
    return isServer && isMeasured && !transcribeJobOf(jobs, answer.id) ? [transcribeUpload(notes, index, answer, about)] : []
  })
}

function transcribeUpload(
  { session, sounds, allowance }: VoiceNotes,
  index: number,
  answer: GivenAnswer,
  about: About,
): NewUpload {
  const sound = sounds[answer.id]
  return {
    ...about,
    kind: transcribeKind,
    label: questionLabel(index),
    recordingId: answer.id,
    path: '/api/transcribe-audio',
    fields: {
      questionIndex: String(index),
      sessionId: session.sessionId,
      ...(sound && { speechSeconds: String(sound.speechSeconds) }),
      ...(allowance !== 'usual' && { extraTime: allowance }),
    },
  }
}

function reviewUpload(notes: VoiceNotes, index: number, answer: GivenAnswer, said: Words, about: About): NewUpload {
  const { practice, session, jobDescription, sounds } = notes
  const { question, type, goal } = practice.questions[index]!
  const { transcript, source, words } = said
  const sound = sounds[answer.id]
  const seconds = sound?.durationSeconds ?? (answer.how === 'spoken' ? answer.lengthMs / 1_000 : undefined)
  const request: InterviewFeedbackRequest = {
    ...{ question, type, goal, transcript, source, questionIndex: index, sessionId: session.sessionId },
    // The server does not count silent takes, so there can be more than three.
    take: Math.min(takesPerQuestion, takesOf(practice.places[index]!).indexOf(answer) + 1),
    ...(jobDescription && { jobDescription }),
    ...(words.length > 0 && { words }),
    ...(seconds !== undefined && { durationSeconds: seconds }),
    ...(sound && { pauses: sound.silences }),
  }
  return {
    ...about,
    kind: reviewKind,
    label: `${questionLabel(index)}, feedback`,
    recordingId: null,
    path: '/api/interview-feedback',
    how: 'json',
    fields: { json: JSON.stringify(request), answerId: answer.id, transcript },
  }
}
