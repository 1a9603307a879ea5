import { pitch } from './limits.ts'

export const pitchTexts = {
  jobDescriptionMissing: 'Job description is required',
  jobDescriptionTooLong: 'Job description should be less than 5000 characters',
  resumeType: 'Please upload a PDF or DOCX file',
  resumeTooLarge: 'File size should be less than 5MB',
  resumeMissing: 'Please choose a resume file, or continue without one.',
  videoType: 'Please upload an MP4 video file',
  videoTooLarge: 'File size should be less than 100MB',
  recordingType: 'This is not an audio or video recording. Please record again, or upload an MP4 video file.',
  videoBroken: 'This recording is damaged or incomplete and could not be opened. Please record it again or choose another file.',
  videoTooLong:
    'This recording is longer than 5 minutes. A pitch takes 60 to 90 seconds. Please record it again or choose another file.',
  videoWithoutSound: 'This recording has no sound. Please check the microphone and record it again.',
  phoneNeeded: 'Please verify your phone number before you save a pitch.',
  recordingMissing: 'Please record your pitch or choose a video first.',
  transcriptMissing: 'There is no transcript of your recording. Please type what you said, then send it again.',
  scriptFailed: 'Failed to generate script. Please try again.',
  analysisFailed: 'Failed to analyze pitch. Please try again.',
  saveFailed: 'Failed to save pitch.',
  deleteFailed: 'Failed to delete pitch.',
  deductFailed: 'Failed to deduct credits. Please try again.',
  resumeProblemTitle: 'Resume Processing Issue',
  tooFewForScript: 'You need at least 10 credits to generate an elevator pitch script.',
  tooFewForAnalysis: 'You need at least 10 credits to analyze your pitch.',
  notUnderstood:
    "We couldn't understand your speech. Please record again in a quiet place, close to the microphone, or start over.",
  limit: 'You can only save up to 3 elevator pitches. Please delete or replace an existing pitch first.',
  addressEnded: 'This link to the video has expired. Please open your library again.',
  videoLost: 'The video of this pitch is gone. Its transcript and feedback are still here.',
} as const

export const extractFailed = (reason: string) => `Failed to extract resume text: ${reason}`

/** At 150 words per minute: 150 words take 60 s, 225 take 90 s. */
export function speakingSecondsOf(words: number): number {
  return Math.round((words * 60) / pitch.wordsPerMinute)
}

export const asDownload = (videoUrl: string) => `${videoUrl}&download=1`
