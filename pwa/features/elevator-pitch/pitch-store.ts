import { atom } from 'jotai'
import type { PitchChoice, PitchChoices, PitchOptions } from '../../../api/contract/elevator-pitch.ts'
import { asSpoken } from '../../../api/contract/first-person.ts'
import { pitch } from '../../../api/contract/limits.ts'
import { bestChoices } from '../../../api/contract/pitch-choices.ts'
import type { Attempt } from '../../answer-review/attempts.ts'
import type { Run } from '../../generation/generation.ts'
import { draftAtom, jobDescriptionDraftAtom, resumeDraftAtom } from '../../platform/draft.ts'
import type { RecordingRow } from '../../platform/local-store.ts'
import type { ReviewParts } from './review-generation.ts'

export type UploadType = 'resume' | 'none'
export const uploadTypeAtom = draftAtom<UploadType>('pitch-upload', 'resume')

export const scriptAtom = draftAtom<string>('pitch-script', '')

/** Without a model: what the script will say, chosen before it is paid for. */
export interface PitchPlan {
  options: PitchOptions
  choices: PitchChoices
}

const keptPlanAtom = draftAtom<(PitchPlan & { from: string }) | null>('pitch-plan', null)

const sourcesAtom = atom((get) => {
  const resume = get(uploadTypeAtom) === 'resume' ? get(resumeDraftAtom) : null
  return JSON.stringify([get(jobDescriptionDraftAtom).trim(), resume && `${resume.name} ${resume.size}`])
})

/** Null once it was made from another ad or resume. */
export const planAtom = atom(
  (get) => {
    const plan = get(keptPlanAtom)
    return plan?.from === get(sourcesAtom) ? plan : null
  },
  (get, set, plan: PitchPlan | null) => set(keptPlanAtom, plan && { ...plan, from: get(sourcesAtom) }),
)

export const inOwnWords = (line: string | null) => (line === null ? '' : asSpoken(line).slice(0, pitch.partMaxCharacters))

/** The user's best lines, as they would say them; the ad's sentence is not theirs to say. */
export function planOf(options: PitchOptions): PitchPlan {
  const { who, proofs, ...rest } = bestChoices(options)
  const said = ({ line }: PitchChoice) => ({ line, words: inOwnWords(line) })
  return { options, choices: { ...rest, who: said(who), proofs: proofs.map(said) } }
}

export const recordedAtom = atom<RecordingRow | null>(null)

/** Safe to delete here. Copied texts do not save a take. */
export const savedRecordingIdAtom = atom<string | null>(null)

export interface Said {
  words: string
  /** False once the user corrected it. */
  isHeard: boolean
}
export const nothingSaid: Said = { words: '', isHeard: false }
export const saidAtom = atom<Said>(nothingSaid)

export const earlierPitchesAtom = atom<readonly Attempt[]>([])

/** Read once per file. After a reload only the text is left, and the file is null. */
export const resumeTextAtom = atom<{ file: File | null; text: string } | null>(null)

export const takenScriptAtom = atom('')

export type PitchStep = 'initial' | 'recording' | 'feedback' | 'library'
export const stepAtom = atom<PitchStep>('initial')

/** What is prepared for the script or the analysis, before anything is charged. */
export const preparingAtom = atom<'script' | 'review' | null>(null)

export type Sent = 'words' | 'sound' | 'video'
export const sentAtom = atom<Sent>('sound')

export type Phase = 'initial' | 'generating' | 'recording' | 'analyzing' | 'feedback' | 'library'

interface PitchState {
  step: PitchStep
  preparing: 'script' | 'review' | null
  scriptRun: Pick<Run<unknown>, 'state'>
  reviewRun: Run<ReviewParts>
}

export function phaseOf({ step, preparing, scriptRun, reviewRun }: PitchState): Phase {
  if (preparing === 'script' || scriptRun.state === 'running') return 'generating'
  if (preparing === 'review') return 'analyzing'
  if (reviewRun.state === 'waiting') return 'analyzing'
  if (reviewRun.state === 'running') return reviewRun.received.score ? 'feedback' : 'analyzing'
  return step
}
