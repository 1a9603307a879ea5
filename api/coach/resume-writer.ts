import type { ResumeData, ToldSentence } from '../contract/voice-to-resume.ts'

export interface WriteResumeInput {
  transcript: string
  signal: AbortSignal
}

export interface WrittenResume {
  resumeData: ResumeData
  sentences: ToldSentence[]
  /** Fields inferred rather than quoted, for the user to confirm: `professionalExperience.0.title`. */
  toConfirm: string[]
  standIns: 'resume'[]
}

/** Makes a resume from a transcript. Every fact comes from the transcript; the rest stays empty. */
export interface ResumeWriter {
  writeResume(input: WriteResumeInput): Promise<WrittenResume>
}
