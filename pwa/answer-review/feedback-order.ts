import type { TimeSpan } from '../../api/contract/answer-feedback.ts'
import type { InterviewQuestion } from '../../api/contract/interview-questions.ts'
import type { InterviewFeedbackRequest } from '../../api/contract/voice-interview.ts'
import type { NewUpload } from '../media/uploads/upload-job.ts'
import type { RecordingSession, UploadJob } from '../platform/local-store.ts'

export type AskedQuestion = Pick<InterviewQuestion, 'question'> & Partial<InterviewQuestion>

/** `sound`: the server transcribes the recording. `words`: typed, recognized or corrected. */
export type AnswerGiven =
  | { how: 'sound'; speechSeconds?: number; pauses?: readonly TimeSpan[] }
  | {
      how: 'words'
      transcript: string
      source: 'recognised' | 'verbatim' | 'typed'
      /** Of the transcribed recording. */
      durationSeconds?: number
      pauses?: readonly TimeSpan[]
    }

export interface FeedbackOrder {
  session: Pick<RecordingSession, 'id' | 'uid'>
  /** A spoken answer has its recording's id. */
  answerId: string
  label: string
  asked: AskedQuestion
  given: AnswerGiven
  jobDescription?: string
}

const kind = 'own-answer-feedback'

/** Null for jobs that do not request feedback. */
export const answerIdOf = ({ kind: is, fields, recordingId }: UploadJob): string | null =>
  is === kind ? (fields.answerId ?? recordingId) : null

/** A form with the recording, or JSON with the words. */
export function uploadOf({ session, answerId, label, asked, given, jobDescription }: FeedbackOrder): NewUpload {
  const { question, type, goal } = asked
  const about = { question, ...(type && { type }), ...(goal && { goal }), ...(jobDescription && { jobDescription }) }
  const job = {
    ...{ uid: session.uid, practiceId: session.id, kind, label: `${label}, feedback` },
    path: '/api/interview-feedback',
  }
  if (given.how === 'words') {
    const { how: _, pauses, ...words } = given
    const request: InterviewFeedbackRequest = { ...about, ...words, ...(pauses && { pauses: [...pauses] }) }
    return { ...job, how: 'json', recordingId: null, fields: { json: JSON.stringify(request), answerId } }
  }
  const { speechSeconds, pauses } = given
  const sound = {
    ...(speechSeconds !== undefined && { speechSeconds: String(speechSeconds) }),
    ...(pauses && { pauses: JSON.stringify(pauses) }),
  }
  return { ...job, recordingId: answerId, keepsRecording: true, fields: { ...about, ...sound } }
}
