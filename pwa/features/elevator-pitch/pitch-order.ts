import { getDefaultStore } from 'jotai'
import { appOutbox } from '../../media/uploads/app-outbox.ts'
import { jobDescriptionDraftAtom } from '../../platform/draft.ts'
import type { LocalStore } from '../../platform/local-store.ts'
import { resumeTextAtom, scriptAtom, uploadTypeAtom } from './pitch-store.ts'

/** What an analysis needs besides the recording, stored with it until its session ends. */
interface PitchOrder {
  script: string
  jobDescription: string
  resumeText: string
}

const store = getDefaultStore()

const notesOf = (notes: unknown): { order?: PitchOrder } => (typeof notes === 'object' && notes !== null ? notes : {})

export async function keepOrder(practiceId: string, localStore?: LocalStore): Promise<void> {
  const resumeText = store.get(uploadTypeAtom) === 'resume' ? (store.get(resumeTextAtom)?.text ?? '') : ''
  const order: PitchOrder = { script: store.get(scriptAtom), jobDescription: store.get(jobDescriptionDraftAtom), resumeText }
  const keeper = localStore ?? (await appOutbox()).localStore
  await keeper.change('practices', practiceId, (row) => ({ ...row, notes: { ...notesOf(row.notes), order } }))
}

/** After a reload, restores the texts unless newer ones have replaced them. */
export async function takeOrderBack(localStore: LocalStore, practiceId: string): Promise<void> {
  const { order } = notesOf((await localStore.get('practices', practiceId))?.notes)
  if (!order) return
  if (store.get(scriptAtom) === '') store.set(scriptAtom, order.script)
  store.set(jobDescriptionDraftAtom, (now) => now || order.jobDescription)
  store.set(resumeTextAtom, (now) => now ?? (order.resumeText ? { file: null, text: order.resumeText } : null))
}
