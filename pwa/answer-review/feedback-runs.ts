import { atom } from 'jotai'
import type { AnswerFeedback, HeardCorrections, TimeSpan } from '../../api/contract/answer-feedback.ts'
import type { InterviewQuestion } from '../../api/contract/interview-questions.ts'
import type { ProblemBody } from '../../api/contract/problems.ts'
import type { InterviewFeedbackAnswer, InterviewFeedbackRequest } from '../../api/contract/voice-interview.ts'
import { type Failure, failureOf } from '../generation/failure.ts'
import { appOutbox } from '../media/uploads/app-outbox.ts'
import type { NewUpload } from '../media/uploads/upload-job.ts'
import { ApiProblem, type ApiProblemCode } from '../platform/api-problem.ts'
import type { RecordingSession, UploadJob } from '../platform/local-store.ts'
import { holdLock } from '../platform/locks.ts'

/** `problemStatus`: of its last try, 0 without a connection. */
export type FeedbackRequest =
  | { state: 'waiting'; jobId: string; problemStatus: number | null }
  | { state: 'failed'; jobId: string; failure: Failure }

export interface Correction {
  corrections: HeardCorrections
  state: 'sending' | 'offline' | 'failed'
}

export interface FeedbackRun {
  /** The latest, shown while another is requested. */
  answer: InterviewFeedbackAnswer | null
  before: readonly InterviewFeedbackAnswer[]
  request: FeedbackRequest | null
  correction?: Correction | undefined
}

const nothingYet: FeedbackRun = { answer: null, before: [], request: null }
type Read = (job: UploadJob) => InterviewFeedbackAnswer | null

const failed = 'The feedback could not be written. Please try again.'
const unreadable = {
  sentence: 'Your feedback is here, but this page cannot show it.',
  consequence: 'Please reload the page.',
  offer: null,
}

function afterJob(run: FeedbackRun, job: UploadJob, read: Read): FeedbackRun {
  const { id: jobId, state, problem } = job
  if (state === 'waiting') return { ...run, request: { state, jobId, problemStatus: problem?.status ?? null } }
  if (state === 'needs-you') {
    const { code, message, status, ...body } = problem!
    const failure = failureOf(
      new ApiProblem(code as ApiProblemCode, message, status, body as Partial<ProblemBody>),
      failed,
      false,
    )
    return { ...run, request: { state: 'failed', jobId, failure } }
  }
  const answer = read(job)
  if (!answer) return { ...run, request: { state: 'failed', jobId, failure: unreadable } }
  return { answer, before: run.answer ? [...run.before, run.answer] : run.before, request: null, correction: undefined }
}

const correctionKind = 'heard-correction'
const feedbackPath = '/api/interview-feedback'
const aboutAnswer = ({ fields, recordingId }: UploadJob) => fields.answerId ?? recordingId

type Corrected = Pick<FeedbackRun, 'answer' | 'correction'>

/** The numbers follow a correction; a connected model's texts stay. */
function afterCorrection<Run extends Corrected>(run: Run, job: UploadJob, read: Read): Run {
  const { answer } = run
  if (!answer?.heard || job.fields.transcript !== answer.transcript) return run
  if (job.state === 'delivered') {
    const next = read(job)
    return next ? { ...run, answer: { ...next, ...keptOf(answer, next) }, correction: undefined } : run
  }
  const state = job.state === 'needs-you' ? 'failed' : job.problem?.status === 0 ? 'offline' : 'sending'
  return { ...run, correction: { corrections: JSON.parse(job.fields.corrections!) as HeardCorrections, state } }
}

const written = ['strengths', 'improvements', 'sentenceFeedback', 'refinedAnswer', 'alternateAnswer'] as const

function keptOf(before: InterviewFeedbackAnswer, { standIns: _, ...next }: InterviewFeedbackAnswer) {
  const { words, recomputationsLeft, coach, standIns } = before
  const byModel = coach === 'openai' ? written.filter((section) => !standIns.includes(section)) : []
  const texts = Object.fromEntries(byModel.map((section) => [section, before[section]])) as Partial<AnswerFeedback>
  return { words, recomputationsLeft, coach, standIns, ...(next.verdict === 'answered' ? texts : {}) }
}

/** Feedback from another kind of job, with the user's corrections since. */
export function withCorrections(
  answer: InterviewFeedbackAnswer,
  asked: UploadJob,
  jobs: readonly UploadJob[],
  read: Read,
): Corrected {
  const corrections = jobs.filter(
    (job) => job.kind === correctionKind && aboutAnswer(job) === aboutAnswer(asked) && job.createdAtMs >= asked.createdAtMs,
  )
  return corrections.reduce<Corrected>((run, job) => afterCorrection(run, job, read), { answer })
}

/** Rescores with the user's corrections of what was heard. @throws DOMException when the browser does not store it */
export async function correctHeard(answerId: string, transcript: string, corrections: HeardCorrections): Promise<void> {
  const [{ localStore, outbox }, contract] = await Promise.all([appOutbox(), import('../../api/contract/voice-interview.ts')])
  const jobs = (await localStore.all('jobs')).filter((job) => aboutAnswer(job) === answerId && job.path === feedbackPath)
  const asked = jobs
    .filter(({ kind, state }) => kind !== correctionKind && state === 'delivered')
    .sort((one, other) => one.createdAtMs - other.createdAtMs)
    .flatMap((job) => ({ job, answer: contract.InterviewFeedbackAnswer.safeParse(job.answer).data }))
    .findLast(({ answer }) => answer?.transcript === transcript)
  if (!asked?.answer?.heard) return
  const { uid, practiceId, label } = asked.job
  const json = JSON.stringify({ ...requestBehind(asked.job, asked.answer), heard: { ...asked.answer.heard, corrections } })
  await outbox.add({
    ...{ uid, practiceId, label, kind: correctionKind, path: feedbackPath, how: 'json', recordingId: null },
    fields: { json, answerId, transcript, corrections: JSON.stringify(corrections) },
  })
  // The new one includes all earlier corrections.
  const replaced = jobs.filter(({ kind, state }) => kind === correctionKind && state !== 'delivered')
  for (const { id } of replaced) await outbox.remove(id, { keepsRecording: true })
}

/** Without the practice: a correction is free without it. */
function requestBehind({ fields }: UploadJob, answer: InterviewFeedbackAnswer): InterviewFeedbackRequest {
  const { transcript, words, delivery } = answer
  if (fields.json === undefined) {
    const { durationSeconds } = delivery
    const pauses = fields.pauses ? { pauses: JSON.parse(fields.pauses) } : {}
    return { question: fields.question!, transcript, words, ...(durationSeconds !== null && { durationSeconds }), ...pauses }
  }
  const { sessionId: _, take: __, jobDescription: ___, ...asked } = JSON.parse(fields.json) as InterviewFeedbackRequest
  return asked
}

/** By the answer's id. @param jobs oldest first */
export function feedbackRunsOf(jobs: readonly UploadJob[], read: Read): ReadonlyMap<string, FeedbackRun> {
  const runs = new Map<string, FeedbackRun>()
  for (const job of jobs) {
    const answerId = answerIdOf(job)
    if (answerId !== null) runs.set(answerId, afterJob(runs.get(answerId) ?? nothingYet, job, read))
    const before = job.kind === correctionKind && runs.get(job.fields.answerId!)
    if (before) runs.set(job.fields.answerId!, afterCorrection(before, job, read))
  }
  return runs
}

/** Follows the outbox, where requests and their results stay until the answers' session ends. */
export const feedbackRunsAtom = atom<ReadonlyMap<string, FeedbackRun>>(new Map())

feedbackRunsAtom.onMount = (set) => {
  const over = new AbortController()
  void Promise.all([appOutbox(), import('../../api/contract/voice-interview.ts')]).then(([{ outbox }, contract]) => {
    if (over.signal.aborted) return
    const read = ({ answer }: UploadJob) => contract.InterviewFeedbackAnswer.safeParse(answer).data ?? null
    const show = () => set(feedbackRunsOf(outbox.view.get().jobs, read))
    over.signal.addEventListener('abort', outbox.view.subscribe(show))
    show()
  })
  return () => over.abort()
}

/**
 * The job that requests this feedback, and the failed or canceled ones it replaces. Null while one is waiting. The same
 * request keeps its Idempotency-Key until it is answered, so it is charged once.
 */
export function nextRequest(
  order: FeedbackOrder,
  jobs: readonly UploadJob[],
): { upload: NewUpload; replaced: UploadJob[] } | null {
  const replaced = jobs.filter((job) => answerIdOf(job) === order.answerId && (job.state !== 'delivered' || job.discarded))
  if (replaced.some(({ state, discarded }) => state === 'waiting' && !discarded)) return null
  const upload = uploadOf(order)
  const contents = JSON.stringify(upload.fields)
  const same = replaced.find(({ fields, problem }) => JSON.stringify(fields) === contents && problem?.charge !== 'paid')
  return { upload: { ...upload, ...(same && { idempotencyKey: same.idempotencyKey }) }, replaced }
}

/** Stored first, then sent. A second tap meanwhile does nothing. @throws DOMException when the browser does not store it */
export async function askForFeedback(order: FeedbackOrder): Promise<void> {
  const release = await holdLock(`greenroom-feedback-${order.answerId}`)
  if (!release) return
  try {
    const { localStore, outbox } = await appOutbox()
    const next = nextRequest(order, await localStore.all('jobs'))
    if (!next) return
    await outbox.add(next.upload)
    for (const { id } of next.replaced) await outbox.remove(id, { keepsRecording: true })
  } finally {
    release()
  }
}

/** Cancels a request or dismisses a failed one. Its key stays: it may have been charged. */
export async function dropRequest({ jobId }: FeedbackRequest): Promise<void> {
  const { outbox } = await appOutbox()
  await outbox.discard(jobId)
}

export type AskedQuestion = Pick<InterviewQuestion, 'question'> & Partial<InterviewQuestion>

/** `sound`: the server transcribes the recording. `words`: typed, recognized or corrected. */
export type AnswerGiven =
  | { how: 'sound'; speechSeconds?: number; pauses?: TimeSpan[] }
  | ({ how: 'words' } & Pick<InterviewFeedbackRequest, 'transcript' | 'source' | 'durationSeconds' | 'pauses'>)

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
  const job = { uid: session.uid, practiceId: session.id, kind, label: `${label}, feedback`, path: feedbackPath }
  if (given.how === 'words') {
    const { how: _, ...words } = given
    const request: InterviewFeedbackRequest = { ...about, ...words }
    return { ...job, how: 'json', recordingId: null, fields: { json: JSON.stringify(request), answerId } }
  }
  const { speechSeconds, pauses } = given
  const sound = {
    ...(speechSeconds !== undefined && { speechSeconds: String(speechSeconds) }),
    ...(pauses && { pauses: JSON.stringify(pauses) }),
  }
  return { ...job, recordingId: answerId, keepsRecording: true, fields: { ...about, ...sound } }
}
