import type { ReviewParts } from '../review-generation.ts'

export const exampleScore: NonNullable<ReviewParts['score']> = {
  score: 7.2,
  scoreParts: [
    { id: 'opening', label: 'Opening', points: 9, max: 10, why: 'Says who you are and what for.' },
    { id: 'fillers', label: 'Fillers', points: null, max: 0, why: 'The recognizer leaves them out.' },
  ],
  findings: [{ kind: 'strength', quote: 'I cut falls by 31 percent.', what: 'Proof that can be checked.', startMs: 12_000 }],
  delivery: {
    words: 170,
    durationSeconds: 72,
    wordsPerMinute: 142,
    fillers: null,
    fillersPerMinute: null,
    pauses: [],
    longPauses: 0,
  },
  scriptComparison: { leftOut: ['Thank you.'], keptPercent: 82 },
}

export const exampleParts: ReviewParts = {
  transcript: {
    transcriptionFailed: false,
    transcript: 'I am a nurse. Falls went down by 31 percent. I like nights.',
    words: [],
  },
  score: exampleScore,
  suggestions: { suggestions: ['Ask for a next step.'] },
  refined: { refinedPitch: 'I am a nurse.\n\nI cut falls by 31 percent.' },
  alternate: { alternateExample: 'Falls went down by 31 percent: that was my work.' },
}
