import { pitchTexts } from '../../../../api/contract/elevator-pitch-texts.ts'
import { pitch } from '../../../../api/contract/limits.ts'
import type { OutboxView } from '../../../media/uploads/outbox.ts'
import { jobWords, untilWhen } from '../../../media/uploads/upload-job-words.ts'
import { canSyncInBackground } from '../../../platform/background-sync.ts'
import type { LocalStore, UploadJob } from '../../../platform/local-store.ts'
import { saveKind } from './save-job.ts'

export type Saving =
  | { state: 'not-begun' }
  | { state: 'under-way'; job: UploadJob; sentence: string; share: number | null }
  /** The server has three already; it continues once the user chooses. */
  | { state: 'at-the-limit'; job: UploadJob }
  | { state: 'failed'; job: UploadJob; sentence: string }
  | { state: 'saved' }

function untilSaved(keeps: LocalStore['keeps']): string {
  if (keeps === 'in-this-tab') return 'It is in this tab only. Keep it open: it will be saved automatically.'
  return `It is safe on this device and will be saved automatically, ${untilWhen(canSyncInBackground())}.`
}
const tryingAgain = `${pitchTexts.saveFailed} Trying again automatically.`

export function savingOf(
  job: UploadJob | undefined,
  progress: OutboxView['progress'],
  isOnline: boolean,
  keeps: LocalStore['keeps'],
): Saving {
  if (!job) return { state: 'not-begun' }
  if (job.state === 'delivered') return { state: 'saved' }
  if (job.problem?.code === 'pitch_limit' && job.state === 'needs-you') return { state: 'at-the-limit', job }
  const { sentence, share, isTrouble } = jobWords(job, progress.get(job.id), isOnline)
  if (isTrouble) return { state: 'failed', job, sentence }
  const isServerDown = isOnline && share === null && (job.problem?.status ?? 0) >= 500
  const waits = share === null ? `${sentence}. ${untilSaved(keeps)}` : sentence
  return { state: 'under-way', job, sentence: isServerDown ? tryingAgain : waits, share }
}

export function canRetry(saving: Saving): boolean {
  return saving.state === 'failed' || (saving.state === 'under-way' && saving.share === null)
}

/** Newest first, as the library lists them. */
export function waitingSaves(jobs: readonly UploadJob[]): UploadJob[] {
  const waiting = jobs.filter((job) => job.kind === saveKind && job.state !== 'delivered')
  return waiting.sort((one, other) => other.createdAtMs - one.createdAtMs)
}

/** Saves that wait for space count too. */
export function isFull(savedCount: number, waiting: readonly UploadJob[]): boolean {
  return savedCount + waiting.filter(({ fields }) => !fields.replaces).length >= pitch.savedAtMost
}
