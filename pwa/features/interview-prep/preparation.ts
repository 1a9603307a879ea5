import { InterviewPrepDone, interviewPrepSections } from '../../../api/contract/interview-prep.ts'
import type { Answer, Result as PaidResult } from '../../generation/answer.ts'
import type { PartsOf } from '../../generation/answer-kind.ts'
import { openAnswerRoom } from '../../generation/answer-room.ts'
import { guardLeaving } from '../../generation/leaving-guard.ts'

/** The sections that have arrived, by name. */
export type Received = PartsOf<typeof interviewPrepSections>
export type Result = PaidResult<Received, InterviewPrepDone>
export type Preparation = Answer<Received, InterviewPrepDone>

/** The specification's sentences for a preparation that did not come, or did not even begin. */
export const prepWords = {
  failed: 'Failed to generate interview preparation. Please try again.',
  notPrepared: 'Failed to start interview preparation. Please try again.',
}

/** The one preparation of this page; it goes on while the person is in another room. */
export const preparationRoom = openAnswerRoom({
  path: '/api/interview-prep/generate',
  keyPlace: 'greenroom:interview-prep',
  sections: interviewPrepSections,
  done: InterviewPrepDone,
  ...prepWords,
})

export const preparationAtom = preparationRoom.answerAtom

guardLeaving(preparationAtom, ({ run, last }) => run.state === 'running' || (last !== null && !last.isSaved))
