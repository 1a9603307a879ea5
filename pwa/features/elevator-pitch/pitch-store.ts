import { atom } from 'jotai'
import { bestChoices, type PitchChoices, scriptOf } from '../../../api/contract/pitch-choices.ts'
import type { Attempt } from '../../answer-review/attempts.ts'
import { draftAtom } from '../../platform/draft.ts'
import type { RecordedPitch } from './recorded-pitch.ts'
import { scriptGenerationAtom } from './script-generation.ts'

/** A script is written with a resume or without one. */
export type UploadType = 'resume' | 'none'
export const uploadTypeAtom = draftAtom<UploadType>('pitch-upload', 'resume')

/** What the user has made of a script. */
interface PitchDraft {
  /** The generated script it began with; '' without one. */
  from: string
  script: string
  /** What was chosen and said for each part; null where the user started over. */
  choices?: PitchChoices | null
}
const draftTextAtom = draftAtom<string>('pitch-draft', '')
const generatedAtom = atom((get) => get(scriptGenerationAtom).last?.received.script ?? null)
const pitchDraftAtom = atom<PitchDraft, [Omit<PitchDraft, 'from'>], void>(
  (get) => {
    const text = get(draftTextAtom)
    const draft = text === '' ? null : (JSON.parse(text) as PitchDraft)
    const generated = get(generatedAtom)
    // After a reload the draft may be back before the generated script.
    if (draft && (!generated || draft.from === generated.script)) return draft
    return { from: generated?.script ?? '', script: generated?.script ?? '' }
  },
  (get, set, change) => set(draftTextAtom, JSON.stringify({ ...get(pitchDraftAtom), ...change })),
)

/** The script as the user edited it; '' where there is none. */
export const scriptAtom = atom(
  (get) => get(pitchDraftAtom).script,
  (_get, set, script: string) => set(pitchDraftAtom, { script }),
)

/** The choices of a draft, and what can be chosen; null where a model or the user wrote the script. */
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

/** Drops what the user made of the script: a new one was generated, or they start over. */
export const resetScriptAtom = atom(null, (_get, set, to: 'generated' | 'none') => {
  set(draftTextAtom, '')
  if (to === 'none') set(pitchDraftAtom, { script: '', choices: null })
})

/** The take to be watched and analyzed. */
export const recordedAtom = atom<RecordedPitch | null>(null)

/** The take that is saved in the library: it may be deleted here. Copied texts do not save a take. */
export const savedRecordingIdAtom = atom<string | null>(null)

/** What was said, in words: heard by the browser or typed, where there is no transcription service. */
export interface Said {
  words: string
  /** As the browser heard it; false once the person has put it right. */
  isHeard: boolean
}
export const nothingSaid: Said = { words: '', isHeard: false }
export const saidAtom = atom<Said>(nothingSaid)

/** Scores and figures of the takes that were recorded again, the first one first. Memory only. */
export const earlierPitchesAtom = atom<readonly Attempt[]>([])

/** The text of the chosen resume, read once per file. The file is null after a reload, which leaves only its text. */
export const resumeTextAtom = atom<{ file: File | null; text: string } | null>(null)

/** The script as it was last copied or exported. */
export const takenScriptAtom = atom('')

/** The step to show while nothing is being generated; see `phaseOf`. */
export type PitchStep = 'initial' | 'recording' | 'feedback' | 'library'
export const stepAtom = atom<PitchStep>('initial')

/** What this device does before a generation is requested. */
export type Preparing = { for: 'script' | 'review'; doing: 'reading the resume' | 'taking the sound' }
export const preparingAtom = atom<Preparing | null>(null)

/** What an analysis takes from this device besides texts. A video only where its sound could not be extracted. */
export type Sent = 'words' | 'sound' | 'video'
export const sentAtom = atom<Sent>('sound')
