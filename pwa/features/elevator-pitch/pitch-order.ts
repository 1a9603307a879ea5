import { getDefaultStore } from 'jotai'
import { appOutbox } from '../../media/uploads/app-outbox.ts'
import { jobDescriptionDraftAtom } from '../../platform/draft.ts'
import { resumeTextAtom, scriptAtom, uploadTypeAtom } from './pitch-store.ts'
import { scriptGenerationAtom } from './script-generation.ts'

/** What a later analysis needs beside the recording, kept with it on the shelf until the practice ends. */
export interface PitchOrder {
  script: string
  jobDescription: string
  /** '' without a resume. */
  resumeText: string
}

const store = getDefaultStore()

const notesOf = (notes: unknown): { order?: PitchOrder } => (typeof notes === 'object' && notes !== null ? notes : {})

/** Puts what stands on the screen beside the recording. A recording that is gone takes nothing. */
export async function keepOrder(practiceId: string): Promise<void> {
  const { localStore } = await appOutbox()
  const resumeText = store.get(uploadTypeAtom) === 'resume' ? (store.get(resumeTextAtom)?.text ?? '') : ''
  const order: PitchOrder = { script: store.get(scriptAtom), jobDescription: store.get(jobDescriptionDraftAtom), resumeText }
  await localStore.change('practices', practiceId, (row) => ({ ...row, notes: { ...notesOf(row.notes), order } }))
}

/** After a reload: the texts of before come back with the recording, where nothing new stands in their place. */
export async function takeOrderBack(practiceId: string): Promise<void> {
  const { localStore } = await appOutbox()
  const { order } = notesOf((await localStore.get('practices', practiceId))?.notes)
  if (!order) return
  // The paid script is fetched again as it was written; what the person made of it stands beside the recording.
  const written = store.get(scriptGenerationAtom).last?.received.script?.script
  store.set(scriptAtom, (now) => (now === '' || now === written ? order.script || now : now))
  store.set(jobDescriptionDraftAtom, (now) => now || order.jobDescription)
  store.set(resumeTextAtom, (now) => now ?? (order.resumeText ? { file: null, text: order.resumeText } : null))
}
