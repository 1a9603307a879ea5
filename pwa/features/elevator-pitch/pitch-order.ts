import { getDefaultStore } from 'jotai'
import type { RecorderController } from '../../media/recorder/recorder-controller.ts'
import { appOutbox } from '../../media/uploads/app-outbox.ts'
import { jobDescriptionDraftAtom } from '../../platform/draft.ts'
import type { LocalStore, RecordingSession } from '../../platform/local-store.ts'
import { resumeTextAtom, scriptAtom, uploadTypeAtom } from './pitch-store.ts'

/** What an analysis needs besides the recording. Kept with it on this device until its recording session ends. */
interface PitchOrder {
  script: string
  jobDescription: string
  /** '' without a resume. */
  resumeText: string
}

const store = getDefaultStore()

const notesOf = (notes: unknown): { order?: PitchOrder } => (typeof notes === 'object' && notes !== null ? notes : {})

/** Stores the texts on the screen with the recording. A recording that is gone takes nothing. */
export async function keepOrder(practiceId: string, localStore?: LocalStore): Promise<void> {
  const resumeText = store.get(uploadTypeAtom) === 'resume' ? (store.get(resumeTextAtom)?.text ?? '') : ''
  const order: PitchOrder = { script: store.get(scriptAtom), jobDescription: store.get(jobDescriptionDraftAtom), resumeText }
  const keeper = localStore ?? (await appOutbox()).localStore
  await keeper.change('practices', practiceId, (row) => ({ ...row, notes: { ...notesOf(row.notes), order } }))
}

interface Recording {
  localStore: LocalStore
  session: Pick<RecordingSession, 'id'>
  controller: Pick<RecorderController, 'view'>
}

/**
 * Stores the texts as soon as a recording runs: a crash, a reload or an empty battery in the middle of it loses none of them.
 * @returns stops watching
 */
export function keepOrderOf({ localStore, session, controller }: Recording): () => void {
  let keptFor: string | null = null
  return controller.view.subscribe(() => {
    const { recorder } = controller.view.get()
    if (recorder.state !== 'recording' || recorder.recordingId === keptFor) return
    keptFor = recorder.recordingId
    void keepOrder(session.id, localStore)
  })
}

/** After a reload: the texts return with the recording, unless something new has taken their place. */
export async function takeOrderBack(localStore: LocalStore, practiceId: string): Promise<void> {
  const { order } = notesOf((await localStore.get('practices', practiceId))?.notes)
  if (!order) return
  if (store.get(scriptAtom) === '') store.set(scriptAtom, order.script)
  store.set(jobDescriptionDraftAtom, (now) => now || order.jobDescription)
  store.set(resumeTextAtom, (now) => now ?? (order.resumeText ? { file: null, text: order.resumeText } : null))
}
