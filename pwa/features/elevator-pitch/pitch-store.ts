import { atom, getDefaultStore } from 'jotai'
import type { PitchOptions } from '../../../api/contract/elevator-pitch.ts'
import { type PitchChoices, scriptOf } from '../../../api/contract/pitch-choices.ts'
import type { Attempt } from '../../answer-review/before-after.tsx'
import type { Run } from '../../generation/generation.ts'
import { draftAtom } from '../../platform/draft.ts'
import type { RecordingRow } from '../../platform/local-store.ts'
import type { ReviewParts } from './review-generation.ts'

export type UploadType = 'resume' | 'none'
export const uploadTypeAtom = draftAtom<UploadType>('pitch-upload', 'resume')

export const scriptAtom = draftAtom<string>('pitch-script', '')

/** Without a model: the lines that the script was put together from, and those to choose instead. */
export interface PitchPlan {
  options: PitchOptions
  choices: PitchChoices
}

const keptPlanAtom = draftAtom<PitchPlan | null>('pitch-plan', null)

/** A change rewrites the script. Null once the script was edited as a whole. */
export const planAtom = atom(
  (get) => {
    const plan = get(keptPlanAtom)
    return plan && scriptOf(plan.choices, plan.options) === get(scriptAtom) ? plan : null
  },
  (_, set, plan: PitchPlan) => {
    set(keptPlanAtom, plan)
    set(scriptAtom, scriptOf(plan.choices, plan.options))
  },
)

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

export function preparing<Needed>(what: 'script' | 'review', reading: Promise<Needed>): Promise<Needed> {
  const store = getDefaultStore()
  store.set(preparingAtom, what)
  return reading.finally(() => store.set(preparingAtom, null))
}

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
