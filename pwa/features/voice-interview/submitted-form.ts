import { type InterviewRound, interviewRounds } from '../../../api/contract/interview-rounds.ts'

/** The round and the job ad that an interview was requested with. */
export interface SubmittedForm {
  uid: string
  round: InterviewRound
  jobDescription: string
}

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
  const form = JSON.parse(storage.getItem(name) ?? 'null') as Partial<SubmittedForm> | null
  // An older version of the page may have kept something else.
  const isWhole = form?.uid === uid && typeof form.jobDescription === 'string' && Object.hasOwn(interviewRounds, form.round ?? '')
  return isWhole ? (form as SubmittedForm) : null
}

export function forgetSubmittedForm(storage: Storage = sessionStorage) {
  storage.removeItem(name)
}
