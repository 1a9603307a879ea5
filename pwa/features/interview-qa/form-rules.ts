import type { InterviewRound } from '../../../api/contract/interview-rounds.ts'
import { creditReasons } from '../../../api/contract/prices.ts'
import { jobDescriptionRule } from '../../generation/form/job-description.ts'
import { type ResumeKinds, resumeRule } from '../../generation/form/resume-file.ts'

/** What one set of ten questions costs. */
export const qaCredits = creditReasons.interview_prep

/** The resume is needed here (specification, section 5). */
export const qaResume: ResumeKinds = {
  extensions: ['pdf', 'doc', 'docx'],
  wrongType: 'Resume must be a PDF, DOC, or DOCX file',
  tooLarge: 'Resume file size must be less than 5MB',
}

interface QaForm {
  round: InterviewRound
  jobDescription: string
  resume: Pick<File, 'name' | 'type' | 'size'> | null
}

export interface QaFaults {
  jobDescription: string | null
  resume: string | null
}

/** What is wrong with the form, field by field. A round is always chosen. */
export function qaFaults({ jobDescription, resume }: Omit<QaForm, 'round'>): QaFaults {
  return {
    jobDescription: jobDescriptionRule(jobDescription),
    resume: resume ? resumeRule(qaResume, resume) : 'Please upload your resume',
  }
}

export const hasFault = ({ jobDescription, resume }: QaFaults): boolean => jobDescription !== null || resume !== null

interface Balance {
  state: 'loading' | 'known' | 'unknown'
  credits: number
}

export interface CostBanner {
  price: string
  use: string
  available: string
}

/** The banner over the button (specification, section 2). */
export function costBanner({ state, credits }: Balance, isDevMode: boolean): CostBanner {
  return {
    price: `${qaCredits} Credits`,
    use: isDevMode ? 'Dev Mode: No credits will be charged' : `This will use ${qaCredits} credits from your account`,
    available:
      state === 'unknown' ? "We couldn't check your balance." : `Available: ${state === 'loading' ? '...' : credits} credits`,
  }
}

/** What is missing, or null. The button stays enabled: a balance may have changed, and the server knows it. */
export function shortageNote({ state, credits }: Balance, isDevMode: boolean): string | null {
  if (isDevMode || state !== 'known' || credits >= qaCredits) return null
  return `This takes ${qaCredits}, you have ${credits}.`
}
