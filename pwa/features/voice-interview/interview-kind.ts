import * as z from 'zod'
import { InterviewQuestion } from '../../../api/contract/interview-questions.ts'
import { VoiceInterviewDone } from '../../../api/contract/voice-interview.ts'
import type { Answer, AnswerEvent } from '../../generation/answer.ts'
import type { PartsOf } from '../../generation/answer-kind.ts'
import { openAnswerRoom } from '../../generation/answer-room.ts'

const sections = { questions: z.object({ interviewQuestions: z.array(InterviewQuestion) }) }

export type Started = Answer<PartsOf<typeof sections>, VoiceInterviewDone>
export type StartEvent = AnswerEvent<PartsOf<typeof sections>, VoiceInterviewDone>

/** Specification, section 8, for whatever else can go wrong at the start. */
export const startFailed = 'Failed to start interview session. Please try again.'

/** The ten questions, paid once: a reload in the middle fetches them. */
export const startRoom = openAnswerRoom({
  path: '/api/analyze',
  keyPlace: 'greenroom:voice-interview',
  sections,
  done: VoiceInterviewDone,
  failed: startFailed,
})
