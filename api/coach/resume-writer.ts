import type { ResumeData } from '../contract/voice-to-resume.ts'

export interface WriteResumeInput {
  /** What was said, or typed, about a working life: at most `spokenResume.transcriptMaxCharacters`. */
  transcript: string
  /** Aborted at the deadline; the coach stops its own calls. */
  signal: AbortSignal
}

export interface WrittenResume {
  resumeData: ResumeData
  /** Sentences of the transcript that found no place, word for word. */
  notCaught: string[]
  /** Halves that the built-in coach wrote because the connected model failed there. */
  standIns: ('work' | 'background')[]
}

/** Makes a resume out of what a person says about themself. Every fact of it stands in the transcript; what was not said is empty. */
export interface ResumeWriter {
  /** @throws Problem unavailable when it is stopped */
  writeResume(input: WriteResumeInput): Promise<WrittenResume>
}
