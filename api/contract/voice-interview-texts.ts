export const voiceInterviewTexts = {
  notTranscribed: 'Failed to transcribe your answer. Please try again.',
  noQuestions: 'Failed to generate interview questions. Please try again.',
  tooFewCredits: "You don't have enough credits. Please purchase more credits to continue.",
} as const
