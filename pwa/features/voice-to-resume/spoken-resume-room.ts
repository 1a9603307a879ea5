import { SpokenResumeDone, spokenResumeSections } from '../../../api/contract/voice-to-resume.ts'
import { openAnswerRoom } from '../../generation/answer-room.ts'

/** The one resume that is being made in this page; it goes on while the person is in another room. */
export const spokenResumeRoom = openAnswerRoom({
  path: '/api/voice-to-resume/generate',
  keyPlace: 'greenroom:voice-to-resume',
  sections: spokenResumeSections,
  done: SpokenResumeDone,
  failed: 'Your resume could not be generated. Please try again.',
  notPrepared: 'Your recording could not be read from this device. Please record it again.',
})

export const spokenResumeAtom = spokenResumeRoom.answerAtom
