import type { AnswerFeedback } from './answer-feedback.ts'

/** Shown where a recording could not be transcribed. */
export const failedTranscript = 'Transcription failed. Please try recording again.'

/** Shown where a recording was transcribed and held no words. */
export const emptyTranscript = "Sorry, we couldn't transcribe your audio."

/** The feedback beside `failedTranscript`: provisional, in no average, and without claims about what was said. */
export const fallbackFeedback: AnswerFeedback = {
  score: 5,
  scoreColor: 'yellow',
  strengths: [],
  improvements: [
    'Record in a quieter environment, away from traffic, music and other voices.',
    'Speak clearly, at an even pace, with the microphone a hand’s width from your mouth.',
  ],
  sentenceFeedback: [],
  refinedAnswer: '',
  alternateAnswer: '',
  verdict: 'nothing-said',
  scoreParts: [],
  findings: [],
  delivery: {
    words: 0,
    durationSeconds: null,
    wordsPerMinute: null,
    articulationRate: null,
    fillers: null,
    fillersPerMinute: null,
    pauses: null,
    longPauses: null,
  },
  provisional: true,
  coach: 'builtin',
  standIns: [],
}
