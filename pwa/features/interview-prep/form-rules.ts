import type { InterviewRound } from '../../../api/contract/interview-rounds.ts'
import { creditReasons } from '../../../api/contract/prices.ts'
import { jobDescriptionRule } from '../../generation/form/job-description.ts'
import { type ResumeKinds, resumeRule } from '../../generation/form/resume-file.ts'

/** What one preparation costs. */
export const prepCredits = creditReasons.interview_prep

/** The resume is optional here, and may be plain text (specification, section 5). */
export const prepResume: ResumeKinds = {
  extensions: ['pdf', 'doc', 'docx', 'txt'],
  wrongType: 'Please upload a PDF, DOC, DOCX, or TXT file for your resume',
  tooLarge: 'Resume file size exceeds 5MB limit. Please upload a smaller file.',
}

/** '' while no round is chosen. */
export type ChosenRound = InterviewRound | ''

interface PrepForm {
  round: ChosenRound
  jobDescription: string
  resume: Pick<File, 'name' | 'type' | 'size'> | null
}

export interface PrepFaults {
  round: string | null
  jobDescription: string | null
  /** A file that another room took may be none for this one. */
  resume: string | null
}

/** What is wrong with the form, field by field. */
export function prepFaults({ round, jobDescription, resume }: PrepForm): PrepFaults {
  return {
    round: round === '' ? 'Please select an interview round' : null,
    jobDescription: jobDescriptionRule(jobDescription),
    resume: resume && resumeRule(prepResume, resume),
  }
}

export const hasFault = (faults: PrepFaults): boolean => Object.values(faults).some((fault) => fault !== null)

interface Balance {
  state: 'loading' | 'known' | 'unknown'
  credits: number
}

/** Why the credits do not suffice, or null. A balance that is not known locks nothing: the server knows it. */
export function tooFewCredits({ state, credits }: Balance): string | null {
  if (state !== 'known' || credits >= prepCredits) return null
  return `You need ${prepCredits} credits to generate interview preparation. You have ${credits} credits remaining.`
}

/** The line under the button. */
export function priceNote(balance: Balance): string {
  const price = `Costs ${prepCredits} credits per preparation`
  return balance.state === 'known' ? `${price}. You have ${balance.credits}.` : `${price}.`
}
