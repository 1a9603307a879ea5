import type { InterviewRound } from '../../../api/contract/interview-rounds.ts'
import { jobDescriptionFault } from '../../../api/contract/job-description.ts'
import { creditReasons } from '../../../api/contract/prices.ts'
import { type Balance, isTooLow } from '../../generation/form/balance.ts'
import { type ResumeKinds, resumeRule } from '../../generation/form/resume-file.ts'

export const prepCredits = creditReasons.interview_prep

/** The resume is optional here, and may be plain text. */
export const prepResume: ResumeKinds = {
  extensions: ['pdf', 'doc', 'docx', 'txt'],
  wrongType: 'Please upload a PDF, DOC, DOCX, or TXT file for your resume',
  tooLarge: 'Resume file size exceeds 5MB limit. Please upload a smaller file.',
}

export type ChosenRound = InterviewRound | ''

interface PrepForm {
  round: ChosenRound
  jobDescription: string
  resume: Pick<File, 'name' | 'type' | 'size'> | null
}

export function prepFaults({ round, jobDescription, resume }: PrepForm) {
  return {
    round: round === '' ? 'Please select an interview round' : null,
    jobDescription: jobDescriptionFault(jobDescription),
    // A file accepted by another form may not work here.
    resume: resume && resumeRule(prepResume, resume),
  }
}

export function tooFewCredits(balance: Balance): string | null {
  if (!isTooLow(balance, prepCredits)) return null
  return `You need ${prepCredits} credits to generate interview preparation. You have ${balance.credits} credits remaining.`
}

export function priceNote(balance: Balance): string {
  const price = `Costs ${prepCredits} credits per preparation`
  return balance.state === 'known' ? `${price}. You have ${balance.credits}.` : `${price}.`
}
