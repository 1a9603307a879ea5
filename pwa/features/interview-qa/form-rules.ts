import { jobDescriptionFault } from '../../../api/contract/job-description.ts'
import { creditReasons } from '../../../api/contract/prices.ts'
import { resumeMissing } from '../../../api/contract/problems.ts'
import type { Balance } from '../../generation/form/balance.ts'
import { neededResumeRule, type ResumeKinds } from '../../generation/form/resume-file.ts'

/** What one set of ten questions costs. */
export const qaCredits = creditReasons.interview_prep

/** The kinds of files that the form takes. */
export const qaResume: ResumeKinds = {
  extensions: ['pdf', 'doc', 'docx'],
  wrongType: 'Resume must be a PDF, DOC, or DOCX file',
  tooLarge: 'Resume file size must be less than 5MB',
}

type ChosenFile = Pick<File, 'name' | 'type' | 'size'>

/** What is wrong with the form, field by field. A round is always chosen. */
export function qaFaults({ jobDescription, resume }: { jobDescription: string; resume: ChosenFile | null }) {
  return {
    jobDescription: jobDescriptionFault(jobDescription),
    resume: neededResumeRule(qaResume, resume, resumeMissing.elsewhere),
  }
}

interface CostBanner {
  price: string
  use: string
  available: string
}

/** The banner above the button. */
export function costBanner({ state, credits }: Balance, isDevMode: boolean): CostBanner {
  return {
    price: `${qaCredits} Credits`,
    use: isDevMode ? 'Dev Mode: No credits will be charged' : `This will use ${qaCredits} credits from your account`,
    available:
      state === 'unknown' ? "We couldn't check your balance." : `Available: ${state === 'loading' ? '...' : credits} credits`,
  }
}
