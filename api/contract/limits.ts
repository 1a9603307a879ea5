export const jobDescriptionMinCharacters = 50
export const jobDescriptionMaxWords = 1000
/** 5 MB is 5,242,880 bytes, inclusive. */
export const resumeMaxBytes = 5 * 1024 * 1024

/** Counts words with at least one letter or digit, so standalone bullets and dashes don't count. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

export const feedbackMaxCharacters = 10_000

export const spokenResume = {
  recordingMaxSeconds: 300,
  /** Recorders stop slightly late, and joined takes add up. */
  recordingToleranceSeconds: 15,
  /** 25 MB is OpenAI's transcription limit. Five minutes of Opus are about 5 MB. */
  recordingMaxBytes: 25 * 1024 * 1024,
  maxTakes: 10,
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

/** Caps texts without spaces, which the word limit cannot. */
export const jobDescriptionMaxCharacters = 20_000

export const practiceHours = 24
export const takesPerQuestion = 3
export const recomputationsPerTake = 5

/** 120 s, plus 10 s for differences between the phone's clock and its recorder. */
export const answerAudioMaxSeconds = 130
/** Double time and untimed (ten minutes), plus the same 10 s. */
export const extraTimeAudioMaxSeconds = { double: 250, untimed: 610 } as const
export const answerAudioMaxBytes = 25 * 1024 * 1024
export const transcriptMaxCharacters = 20_000
export const questionMaxCharacters = 1_000

export const pitch = {
  jobDescriptionMaxCharacters: 5_000,
  /** The most our resume parser returns. */
  resumeTextMaxCharacters: 100_000,
  scriptMinWords: 150,
  scriptMaxWords: 225,
  wordsPerMinute: 150,
  targetMinSeconds: 60,
  targetMaxSeconds: 90,
  recordingMaxSeconds: 90,
  /** For uploaded videos: long recordings must not be transcribed for the price of a pitch. */
  videoMaxSeconds: 300,
  /** 100 MB is 104,857,600 bytes, inclusive. */
  videoMaxBytes: 100 * 1024 * 1024,
  scriptMaxCharacters: 10_000,
  /** Of one part of a script, and of the line it starts from. */
  partMaxCharacters: 1_000,
  transcriptMaxCharacters: 20_000,
  savedAtMost: 3,
  videoUrlSeconds: 300,
} as const

/** A cover letter: the words of its three paragraphs, and the user's own sentence on why this employer. */
export const coverLetter = { minWords: 180, maxWords: 280, whyMaxCharacters: 400 } as const
export const whyTooLong = `Please keep it to ${coverLetter.whyMaxCharacters} characters: a sentence or two.`

/** Resume lines edited in the results to see the score change. */
export const lineEdits = {
  atMost: 20,
  lineMaxCharacters: 400,
  hours: 12,
} as const

export function lineFault(text: string): string | null {
  if (text.trim() === '') return 'Please write the line first.'
  if (text.length <= lineEdits.lineMaxCharacters) return null
  return `A line can have up to ${lineEdits.lineMaxCharacters} characters. Please shorten it.`
}

export const improvedResume = { changesAtMost: 60, requestMaxCharacters: 400_000 } as const

/** Answers to gap questions: two rounds of five, one or two sentences each. */
export const toldLines = { atMost: 10, maxCharacters: 400, quotedMaxCharacters: 2_000 } as const
export const toldTooLong = `Please keep it to ${toldLines.maxCharacters} characters: one or two sentences.`

/** Sent as JSON, whose escaping may double the length of the text. */
export const requirementLines = { atMost: 300, maxCharacters: 2 * jobDescriptionMaxCharacters } as const

/** Shorter lists are padded with default questions, longer ones cut. */
export const questionsPerInterview = 10
/** Asked after thin answers if the user turned them on. They are numbered 10 to 12, after the questions. */
export const followUpsPerInterview = 3

export const preparedQuestions = 10
