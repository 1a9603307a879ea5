import type { AnswerFeedback } from './answer-feedback.ts'

export const failedTranscript = 'Transcription failed. Please try recording again.'

export const emptyTranscript = "Sorry, we couldn't transcribe your audio."

/** Feedback shown with `failedTranscript`: provisional, excluded from averages, makes no claims about the answer. */
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
    fillers: null,
    fillersPerMinute: null,
    pauses: null,
    longPauses: null,
  },
  provisional: true,
  coach: 'builtin',
  standIns: [],
}
