import { atom } from 'jotai'
import { bestChoices, isWhole, type PitchChoices, scriptOf } from '../../../api/contract/pitch-choices.ts'
import type { Attempt } from '../../answer-review/attempts.ts'
import { draftAtom } from '../../platform/draft.ts'
import type { RecordingRow } from '../../platform/local-store.ts'
import { scriptGenerationAtom } from './script-generation.ts'

export type UploadType = 'resume' | 'none'
export const uploadTypeAtom = draftAtom<UploadType>('pitch-upload', 'resume')

interface PitchDraft {
  from: string
  script: string
  choices?: PitchChoices | null
}
const keptDraftAtom = draftAtom<PitchDraft | null>('pitch-draft', null)
const generatedAtom = atom((get) => get(scriptGenerationAtom).last?.received.script ?? null)
const pitchDraftAtom = atom<PitchDraft, [Omit<PitchDraft, 'from'>], void>(
  (get) => {
    const draft = get(keptDraftAtom)
    const generated = get(generatedAtom)
    // After a reload the draft may be back before the generated script.
    if (draft && (!generated || draft.from === generated.script)) return draft
    return { from: generated?.script ?? '', script: generated?.script ?? '' }
  },
  (get, set, change) => set(keptDraftAtom, { ...get(pitchDraftAtom), ...change }),
)

export const scriptAtom = atom(
  (get) => get(pitchDraftAtom).script,
  (_get, set, script: string) => set(pitchDraftAtom, { script }),
)

export const choicesAtom = atom(
  (get) => {
    const options = get(generatedAtom)?.options
    const { choices, script } = get(pitchDraftAtom)
    if (!options || choices === null) return null
    const chosen = choices ?? bestChoices(options)
    return { options, choices: chosen, isEditedAsText: script !== scriptOf(chosen, options) }
  },
  (get, set, choices: PitchChoices) => {
    const options = get(generatedAtom)?.options
    if (options) set(pitchDraftAtom, { choices, script: scriptOf(choices, options) })
  },
)

/** Only a whole script is read back and recorded; edited as text, it is the user's to judge. */
export const isScriptOpenAtom = atom((get) => {
  const draft = get(choicesAtom)
  return draft !== null && !draft.isEditedAsText && !isWhole(draft.choices)
})

export const resetScriptAtom = atom(null, (_get, set, to: 'generated' | 'none') => {
  set(keptDraftAtom, null)
  if (to === 'none') set(pitchDraftAtom, { script: '', choices: null })
})

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

export type Preparing = { for: 'script' | 'review'; doing: 'reading the resume' | 'taking the sound' }
export const preparingAtom = atom<Preparing | null>(null)

export type Sent = 'words' | 'sound' | 'video'
export const sentAtom = atom<Sent>('sound')
