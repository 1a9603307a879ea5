/** Limits that the page and the server share. */
export const jobDescriptionMinCharacters = 50
export const jobDescriptionMaxWords = 1000
/** 5 MB as ruled in the design: 5,242,880 bytes are accepted, one more is not. */
export const resumeMaxBytes = 5 * 1024 * 1024

/** Words are separated by white space; a bullet or a dash that stands alone is none. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Keeps one message from filling the database. 10,000 are accepted, one more is not. */
export const feedbackMaxCharacters = 10_000

/** A spoken resume: its recording, and what our documents hold. */
export const spokenResume = {
  /** All takes of one request together. */
  recordingMaxSeconds: 300,
  /** Recorders stop a little late, and joined takes add their ends. */
  recordingToleranceSeconds: 15,
  /** All takes together: 25 MB, which is also what OpenAI's transcription takes at most. Five minutes of Opus are about 5 MB. */
  recordingMaxBytes: 25 * 1024 * 1024,
  maxTakes: 10,
  /** Five minutes are about 900 words; a typed one may be longer. */
  transcriptMaxCharacters: 20_000,
  freeRegenerations: 5,
  freeForMs: 24 * 60 * 60_000,
  resumeLineMaxCharacters: 400,
  resumeTextMaxCharacters: 2_000,
  maxJobs: 60,
  maxBulletsPerJob: 40,
  maxSchools: 30,
  maxCertifications: 60,
  maxCompetencies: 100,
} as const

/** More than 1,000 long words: no job description is longer. Texts without spaces count characters, not words. */
export const jobDescriptionMaxCharacters = 20_000

/** A paid practice interview: how long it lasts, takes of one question, recomputations of one take's feedback. */
export const practiceHours = 24
export const takesPerQuestion = 3
export const recomputationsPerTake = 5

/** A recorded answer: 120 s, and 10 s for a phone whose clock and recorder disagree. */
export const answerAudioMaxSeconds = 130
/** For those who need more: double time, and untimed, which ends after ten minutes; 10 s more as above. */
export const extraTimeAudioMaxSeconds = { double: 250, untimed: 610 } as const
/** 25 MB as the recognisers take it: 26,214,400 bytes are accepted, one more is not. */
export const answerAudioMaxBytes = 25 * 1024 * 1024
/** Two minutes of the fastest speech are about 3,000 characters; a typed answer may be longer. */
export const transcriptMaxCharacters = 20_000
export const questionMaxCharacters = 1_000

/** An elevator pitch. */
export const pitch = {
  /** 1 to 5,000 characters as JavaScript counts them; one more is not taken. */
  jobDescriptionMaxCharacters: 5_000,
  /** What our own reader of resumes gives at most. */
  resumeTextMaxCharacters: 100_000,
  scriptMinWords: 150,
  scriptMaxWords: 225,
  wordsPerMinute: 150,
  targetMinSeconds: 60,
  targetMaxSeconds: 90,
  /** Recording stops here. */
  recordingMaxSeconds: 90,
  /** Of an uploaded video: a film must not be transcribed for the price of a pitch. */
  videoMaxSeconds: 300,
  /** 100 MB as ruled in the design: 104,857,600 bytes are accepted, one more is not. */
  videoMaxBytes: 100 * 1024 * 1024,
  /** As many as the person edits a script, a refined pitch or an alternate example to. */
  scriptMaxCharacters: 10_000,
  transcriptMaxCharacters: 20_000,
  savedAtMost: 3,
  /** How long the address of a saved video works. */
  videoUrlSeconds: 300,
} as const

/** Lines of a resume that are changed in the results to see the score move. */
export const lineEdits = {
  /** As many as a person tries; more is another resume. */
  atMost: 20,
  lineMaxCharacters: 400,
  /** A visit: afterwards the analysis is made anew. */
  hours: 12,
} as const

/** Limits of the answers to gap questions: two rounds of five questions, one or two sentences each. */
export const toldLines = { atMost: 10, maxCharacters: 400, quotedMaxCharacters: 2_000 } as const
export const toldTooLong = `Please keep it to ${toldLines.maxCharacters} characters: one or two sentences.`

/** Lines that a person marks as the requirements of a job description: as JSON, whose quoting may double a text. */
export const requirementLines = { atMost: 300, maxCharacters: 2 * jobDescriptionMaxCharacters } as const

/** Every practice interview has exactly as many: fewer are padded from the default questions, more are cut. */
export const questionsPerInterview = 10

/** How many questions a preparation holds, as the Interview Q&A does. */
export const preparedQuestions = 10
