import { jobDescriptionFault } from '../../../api/contract/job-description.ts'
import { creditReasons } from '../../../api/contract/prices.ts'
import { resumeMissing } from '../../../api/contract/problems.ts'
import type { Balance } from '../../generation/form/balance.ts'
import { neededResumeRule, type ResumeKinds } from '../../generation/form/resume-file.ts'

export const qaCredits = creditReasons.interview_prep

export const qaResume: ResumeKinds = {
  extensions: ['pdf', 'doc', 'docx'],
  wrongType: 'Resume must be a PDF, DOC, or DOCX file',
  tooLarge: 'Resume file size must be less than 5MB',
}

type ChosenFile = Pick<File, 'name' | 'type' | 'size'>

export function qaFaults({ jobDescription, resume }: { jobDescription: string; resume: ChosenFile | null }) {
  return {
    jobDescription: jobDescriptionFault(jobDescription),
    resume: neededResumeRule(qaResume, resume, resumeMissing.elsewhere),
  }
}

export function costBanner({ state, credits }: Balance, isDevMode: boolean) {
  return {
    price: `${qaCredits} Credits`,
    use: isDevMode ? 'Dev Mode: No credits will be charged' : `This will use ${qaCredits} credits from your account`,
    available:
      state === 'unknown' ? "We couldn't check your balance." : `Available: ${state === 'loading' ? '...' : credits} credits`,
  }
}
