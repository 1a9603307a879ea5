import { atom } from 'jotai'
import type { Failure } from '../../generation/failure.ts'
import type { RecordedPitch } from './recorded-pitch.ts'

/** The specification's choice: with a resume, or none. */
export type UploadType = 'resume' | 'none'
export const uploadTypeAtom = atom<UploadType>('resume')

/** What is meant to be said, as the person edited it; '' is none. Memory only. */
export const scriptAtom = atom('')

/** The take on the desk. */
export const recordedAtom = atom<RecordedPitch | null>(null)

/** The take that lies in the library: it can go from this device. Copied texts do not save a take. */
export const savedRecordingIdAtom = atom<string | null>(null)

/** What was said, in words: heard by the browser or typed, where there is no transcription service. */
export interface Said {
  words: string
  /** As the browser heard it; false once the person has put it right. */
  isHeard: boolean
}
export const nothingSaid: Said = { words: '', isHeard: false }
export const saidAtom = atom<Said>(nothingSaid)

/** The text of the chosen resume, read once per file; null is the file of before a reload, which left its text only. */
export const resumeTextAtom = atom<{ file: File | null; text: string } | null>(null)

/** The script as it was last copied or exported: then it is safe. */
export const takenScriptAtom = atom('')

/** "Analyze when connected": the person has said yes, and the connection is awaited. */
export const waitsForConnectionAtom = atom(false)

/** Where the person stands when nothing is being made; see `phaseOf`. */
export type PitchPlace = 'initial' | 'recording' | 'feedback' | 'library'
export const placeAtom = atom<PitchPlace>('initial')

/** What this device does before it asks for a paid answer. */
export type Preparing = { for: 'script' | 'review'; doing: 'reading the resume' | 'taking the sound' }
export const preparingAtom = atom<Preparing | null>(null)

/** What an analysis takes from this device besides texts; a video only where its sound could not be taken out. */
export type Sent = 'words' | 'sound' | 'video'
export const sentAtom = atom<Sent>('sound')

/** Why an answer was not even asked for, at the form or at the recording. */
export const refusalAtom = atom<Failure | null>(null)
