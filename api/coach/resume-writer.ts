import type { ResumeData, ToldSentence } from '../contract/voice-to-resume.ts'

export interface WriteResumeInput {
  /** What was said, or typed, about a working life: at most `spokenResume.transcriptMaxCharacters`. */
  transcript: string
  /** Aborted at the deadline; the coach stops its own calls. */
  signal: AbortSignal
}

export interface WrittenResume {
  resumeData: ResumeData
  /** The whole transcript, each sentence with the fields that were read from it. */
  sentences: ToldSentence[]
  /** Paths of fields that the person did not say in these words and should confirm: `professionalExperience.0.title`. */
  toConfirm: string[]
  /** `resume` where the connected model failed and the built-in coach wrote all of it. */
  standIns: 'resume'[]
}

/** Makes a resume out of what a person says about themself. Every fact of it is in the transcript; what was not said is empty. */
export interface ResumeWriter {
  /** @throws Problem unavailable when it is stopped */
  writeResume(input: WriteResumeInput): Promise<WrittenResume>
}
