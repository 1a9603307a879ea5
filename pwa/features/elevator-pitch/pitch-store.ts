import { atom } from 'jotai'
import type { Attempt } from '../../answer-review/attempts.ts'
import { draftAtom } from '../../platform/draft.ts'
import type { RecordedPitch } from './recorded-pitch.ts'

/** A script is written with a resume or without one. */
export type UploadType = 'resume' | 'none'
export const uploadTypeAtom = draftAtom<UploadType>('pitch-upload', 'resume')

/** The script as the person edited it; '' is none. Memory only. */
export const scriptAtom = atom('')

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
