import type { PitchReview } from '../../../../api/contract/elevator-pitch.ts'
import { pitchTexts } from '../../../../api/contract/elevator-pitch-texts.ts'
import { pitch } from '../../../../api/contract/limits.ts'
import type { Outbox, OutboxView } from '../../../media/uploads/outbox.ts'
import { jobWords, untilWhen } from '../../../media/uploads/upload-job-words.ts'
import { canSyncInBackground } from '../../../platform/background-sync.ts'
import type { LocalStore, RecordingRow, UploadJob } from '../../../platform/local-store.ts'
import { inTurn } from '../../../platform/locks.ts'
import { mendRecording } from '../studio/take-file.ts'

export const saveKind = 'save-pitch'
const savePath = '/api/elevator-pitch/save'

export type SavedTexts = Pick<PitchReview, 'transcript' | 'score' | 'refinedPitch' | 'alternateExample' | 'standIns'>

interface SavingDeps {
  localStore: LocalStore
  outbox: Pick<Outbox, 'add' | 'retry'>
}

interface WantedSave {
  uid: string
  recorded: Pick<RecordingRow, 'id' | 'practiceId'>
  review: SavedTexts
  /** The saved pitch the user chose to replace; null where there is space. */
  replaces: string | null
}

const factsOf = (recordingId: string | null, texts: { [Name in keyof SavedTexts]?: unknown }) =>
  JSON.stringify([recordingId, texts.transcript, String(texts.score), texts.refinedPitch, texts.alternateExample])

/** The same key for the same take and review, so that the server saves them once, also after the job is gone from this device. */
export async function saveKeyOf(recordingId: string, review: SavedTexts): Promise<string> {
  const facts = new TextEncoder().encode(factsOf(recordingId, review))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', facts))
  const hex = [...digest.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  // UUID version 8, meant for custom digests: RFC 9562, section 5.8.
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `${variant}${hex.slice(17, 20)}`, hex.slice(20)].join('-')
}

/** Resumes a save that is already in the outbox. */
export async function beginSaving(deps: SavingDeps, wanted: WantedSave): Promise<void> {
  const { uid, recorded, review } = wanted
  const { practiceId, id: recordingId } = recorded
  await inTurn('greenroom-save-pitch', async () => {
    const jobs = await deps.localStore.all('jobs')
    const before = jobs.find((job) => isSaveOf(job, wanted))
    if (before) return resumeSaving(deps, before, wanted.replaces)
    // Sent while being rewritten, it would have another size on the next try.
    if (!jobs.some((job) => job.recordingId === recordingId)) await mendRecording(deps.localStore, recordingId)
    const idempotencyKey = await saveKeyOf(recordingId, review)
    await deps.outbox.add({
      ...{ uid, practiceId, recordingId, kind: saveKind, label: 'Your pitch', idempotencyKey },
      ...{ path: savePath, how: 'tus', fileField: 'video', fields: fieldsOf(wanted) },
    })
  })
}

function fieldsOf({ review, replaces }: WantedSave): Record<string, string> {
  const { transcript, score, refinedPitch, alternateExample } = review
  const standIns = review.standIns.filter((section) => section !== 'suggestions').join(',')
  const texts = { transcript, score: String(score), refinedPitch, alternateExample, ...(standIns && { standIns }) }
  return replaces === null ? texts : { ...texts, replaces }
}

/** Retries, replacing another pitch if one was chosen. */
export async function resumeSaving(deps: SavingDeps, job: UploadJob, replaces: string | null): Promise<void> {
  if (replaces !== null)
    await deps.localStore.change('jobs', job.id, (row) =>
      row.state === 'delivered' ? undefined : { ...row, fields: { ...row.fields, replaces } },
    )
  await deps.outbox.retry(job.id)
}

/** Of this take with this review. A discarded job is not one. */
export const isSaveOf = (job: UploadJob, { recorded, review }: Pick<WantedSave, 'recorded' | 'review'>): boolean =>
  job.kind === saveKind && !job.discarded && factsOf(job.recordingId, job.fields) === factsOf(recorded.id, review)

export type Saving =
  | { state: 'not-begun' | 'saved' }
  /** The server has three already; it continues once the user chooses. */
  | { state: 'at-the-limit' }
  | { state: 'under-way' | 'failed'; sentence: string; share: number | null }

export function savingOf(
  job: UploadJob | undefined,
  progress: OutboxView['progress'],
  isOnline: boolean,
  keeps: LocalStore['keeps'],
): Saving {
  if (!job) return { state: 'not-begun' }
  if (job.state === 'delivered') return { state: 'saved' }
  if (job.problem?.code === 'pitch_limit' && job.state === 'needs-you') return { state: 'at-the-limit' }
  const { sentence, share, isTrouble } = jobWords(job, progress.get(job.id), isOnline)
  if (isTrouble) return { state: 'failed', sentence, share }
  if (share !== null) return { state: 'under-way', sentence, share }
  if (isOnline && (job.problem?.status ?? 0) >= 500)
    return { state: 'under-way', sentence: `${pitchTexts.saveFailed} Trying again automatically.`, share }
  const untilSaved =
    keeps === 'in-this-tab'
      ? 'It is in this tab only. Keep it open: it will be saved automatically.'
      : `It is safe on this device and will be saved automatically, ${untilWhen(canSyncInBackground())}.`
  return { state: 'under-way', sentence: `${sentence}. ${untilSaved}`, share }
}

/** Saves that wait for space count too. */
export function isFull(savedCount: number, jobs: readonly UploadJob[]): boolean {
  const waiting = jobs.filter(({ kind, state, fields }) => kind === saveKind && state !== 'delivered' && !fields.replaces)
  return savedCount + waiting.length >= pitch.savedAtMost
}
