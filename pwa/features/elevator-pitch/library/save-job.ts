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

/** Resumes a save that is already in the outbox: two taps, two tabs or a crash save it once. */
export async function beginSaving(deps: SavingDeps, wanted: WantedSave): Promise<void> {
  const { uid, recorded } = wanted
  await inTurn('greenroom-save-pitch', async () => {
    const before = (await deps.localStore.all('jobs')).find((job) => isSaveOf(job, wanted))
    if (before) return resumeSaving(deps, before, wanted.replaces)
    const { practiceId, recordingId } = recorded
    // Sent while being rewritten, it would have another size on the next try.
    await mended(recordingId)
    await deps.outbox.add({
      ...{ uid, practiceId, recordingId, kind: saveKind, label: 'Your pitch' },
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
export function isSaveOf(job: UploadJob, { recorded, review }: Pick<WantedSave, 'recorded' | 'review'>): boolean {
  const { transcript, score, refinedPitch, alternateExample } = job.fields
  const isSame = transcript === review.transcript && score === String(review.score)
  const isReview = isSame && refinedPitch === review.refinedPitch && alternateExample === review.alternateExample
  return job.kind === saveKind && job.recordingId === recorded.recordingId && isReview && !job.discarded
}

/** A save canceled while sending may still have reached the library. */
export function warnIfMaybeSaved(removed: Removed) {
  if (removed === 'not-sent') return
  toast({
    title: removed === 'sent' ? 'It had already been saved' : 'It was already being sent',
    description: 'If this pitch is in your library, you can delete it there.',
  })
}
