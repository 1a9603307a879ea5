import type { PitchReview } from '../../../../api/contract/elevator-pitch.ts'
import type { Removed } from '../../../media/uploads/discard.ts'
import type { Outbox } from '../../../media/uploads/outbox.ts'
import type { LocalStore, UploadJob } from '../../../platform/local-store.ts'
import { inTurn } from '../../../platform/locks.ts'
import { toast } from '../../../ui/toast.ts'
import type { RecordedPitch } from '../recorded-pitch.ts'
import { mended } from '../studio/mend-recording.ts'

export const saveKind = 'save-pitch'
const savePath = '/api/elevator-pitch/save'

export type SavedTexts = Pick<PitchReview, 'transcript' | 'score' | 'refinedPitch' | 'alternateExample' | 'standIns'>

interface SavingDeps {
  localStore: LocalStore
  outbox: Pick<Outbox, 'add' | 'retry'>
}

interface WantedSave {
  uid: string
  recorded: Pick<RecordedPitch, 'practiceId' | 'recordingId'>
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
  await inTurn('greenroom-save-pitch', async () => {
    const before = (await deps.localStore.all('jobs')).find((job) => isSaveOf(job, wanted))
    if (before) return resumeSaving(deps, before, wanted.replaces)
    const { practiceId, recordingId } = recorded
    // Sent while being rewritten, it would have another size on the next try.
    await mended(recordingId)
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
export async function resumeSaving(
  deps: Pick<SavingDeps, 'localStore' | 'outbox'>,
  job: UploadJob,
  replaces: string | null,
): Promise<void> {
  if (replaces !== null)
    await deps.localStore.change('jobs', job.id, (row) =>
      row.state === 'delivered' ? undefined : { ...row, fields: { ...row.fields, replaces } },
    )
  await deps.outbox.retry(job.id)
}

/** Of this take with this review. A discarded job is not one. */
export const isSaveOf = (job: UploadJob, { recorded, review }: Pick<WantedSave, 'recorded' | 'review'>): boolean =>
  job.kind === saveKind && !job.discarded && factsOf(job.recordingId, job.fields) === factsOf(recorded.recordingId, review)

/** A save canceled while sending may still have reached the library. */
export function warnIfMaybeSaved(removed: Removed) {
  if (removed === 'not-sent') return
  toast({
    title: removed === 'sent' ? 'It had already been saved' : 'It was already being sent',
    description: 'If this pitch is in your library, you can delete it there.',
  })
}
