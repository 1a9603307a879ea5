import { useAtomValue } from 'jotai'
import { jobDescriptionFault } from '../../../api/contract/job-description.ts'
import { plainResume, resumeRule } from '../../generation/form/resume-file.ts'
import { jobDescriptionDraftAtom, resumeDraftAtom } from '../../platform/draft.ts'
import { jobProgressAtom } from '../../platform/job-progress.ts'
import { useCredits } from '../../session/credits/use-credits.ts'
import { useFreeCredits } from '../../session/credits/use-free-credits.ts'
import type { JobFacts } from './next-step.ts'

export const sumOf = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((sum, count) => sum + count, 0)

export function useJobFacts(): JobFacts {
  const ad = useAtomValue(jobDescriptionDraftAtom)
  const resume = useAtomValue(resumeDraftAtom)
  const { score, interview, practiced } = useAtomValue(jobProgressAtom)
  const { state, credits } = useCredits()
  const free = useFreeCredits()
  return {
    hasAd: jobDescriptionFault(ad) === null,
    hasResume: resume !== null && resumeRule(plainResume, resume) === null,
    hasScore: score?.jobDescription === ad,
    hasPracticed: sumOf(practiced) > 0,
    hasInterview: interview !== null,
    credits: state === 'known' && !free.areOffered ? credits : null,
  }
}
