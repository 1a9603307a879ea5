import { useAtomValue } from 'jotai'
import { jobDescriptionDraftAtom, resumeDraftAtom } from '../../platform/draft.ts'

export type NeededField = 'resume' | 'job description' | 'round'

export const nextStepLabels: Record<NeededField, string> = {
  resume: 'Upload Resume to Continue',
  'job description': 'Paste Job Description to Continue',
  round: 'Choose a Round to Continue',
}

const toDo: Record<NeededField, string> = {
  resume: 'add your resume',
  'job description': 'add the ad',
  round: 'choose a round',
}

/** "First add your resume and the ad."; null when nothing is missing. */
export const firstDo = (missing: readonly NeededField[]): string | null =>
  missing.length === 0
    ? null
    : `First ${missing
        .map((field) => toDo[field])
        .join(' and ')
        .replace('and add ', 'and ')}.`

export function useMissingFields(needed: readonly NeededField[], round?: string): NeededField[] {
  const resume = useAtomValue(resumeDraftAtom)
  const jobDescription = useAtomValue(jobDescriptionDraftAtom)
  const isEmpty: Record<NeededField, boolean> = {
    resume: resume === null,
    'job description': jobDescription.trim() === '',
    round: round === '',
  }
  return needed.filter((field) => isEmpty[field])
}

/** Without a resume, the form's button opens the file picker. */
export function openPickerIfMissing(formId: string, missing: readonly NeededField[]) {
  if (missing[0] === 'resume') document.getElementById(formId)?.querySelector<HTMLInputElement>('input[type="file"]')?.click()
}
