import type { InterviewRound } from '../../../api/contract/interview-rounds.ts'
import { jobDescriptionFault } from '../../../api/contract/job-description.ts'
import { creditReasons } from '../../../api/contract/prices.ts'
import { type Balance, isTooLow } from '../../generation/form/balance.ts'
import { type ResumeKinds, resumeRule } from '../../generation/form/resume-file.ts'

/** What one preparation costs. */
export const prepCredits = creditReasons.interview_prep

/** The resume is optional here, and may be plain text. */
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

/** What is wrong with the form, field by field. */
export function prepFaults({ round, jobDescription, resume }: PrepForm) {
  return {
    round: round === '' ? 'Please select an interview round' : null,
    jobDescription: jobDescriptionFault(jobDescription),
    // A file that another form has taken may be none for this one.
    resume: resume && resumeRule(prepResume, resume),
  }
}

/** Why the credits do not suffice, or null. */
export function tooFewCredits(balance: Balance): string | null {
  if (!isTooLow(balance, prepCredits)) return null
  return `You need ${prepCredits} credits to generate interview preparation. You have ${balance.credits} credits remaining.`
}

/** The line under the button. */
export function priceNote(balance: Balance): string {
  const price = `Costs ${prepCredits} credits per preparation`
  return balance.state === 'known' ? `${price}. You have ${balance.credits}.` : `${price}.`
}
