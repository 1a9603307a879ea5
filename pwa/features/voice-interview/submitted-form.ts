import * as z from 'zod'
import { InterviewRoundId } from '../../../api/contract/interview-rounds.ts'

const SubmittedForm = z.object({ uid: z.string(), round: InterviewRoundId, jobDescription: z.string() })

/** The round and the job ad that an interview was requested with. */
export type SubmittedForm = z.infer<typeof SubmittedForm>

const name = 'greenroom:voice-interview:form'

/**
 * Keeps what was submitted while its questions are being written: the drafts belong to every screen, and a reload empties them. In this tab's
 * storage, until the interview begins or does not come; from then on the text lies beside the recordings.
 */
export function keepSubmittedForm(form: SubmittedForm, storage: Storage = sessionStorage) {
  storage.setItem(name, JSON.stringify(form))
}

/** Null when there is none of this person. */
export function submittedFormOf(uid: string, storage: Storage = sessionStorage): SubmittedForm | null {
  const form = SubmittedForm.safeParse(JSON.parse(storage.getItem(name) ?? 'null')).data
  return form?.uid === uid ? form : null
}

export function forgetSubmittedForm(storage: Storage = sessionStorage) {
  storage.removeItem(name)
}
