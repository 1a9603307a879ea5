/** Limits of the specification's sections 5 and 9, used by both sides. */
export const jobDescriptionMinCharacters = 50
export const jobDescriptionMaxWords = 1000
/** 5 MB as ruled in the design: 5,242,880 bytes are accepted, one more is not. */
export const resumeMaxBytes = 5 * 1024 * 1024

/** Words as the specification counts them: split on white space. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter(Boolean).length
}

/** The specification shows no limit; ours keeps one letter from filling the database. 10,000 are accepted, one more is not. */
export const feedbackMaxCharacters = 10_000
