import * as z from 'zod'
import { InterviewQuestion } from '../../../api/contract/interview-questions.ts'
import { VoiceInterviewDone } from '../../../api/contract/voice-interview.ts'
import { createGeneration } from '../../generation/create-generation.ts'
import type { Generation } from '../../generation/generation.ts'
import type { PartsOf } from '../../generation/generation-kind.ts'

const sections = { questions: z.object({ interviewQuestions: z.array(InterviewQuestion) }) }

export type Started = Generation<PartsOf<typeof sections>, VoiceInterviewDone>

/** For whatever else can go wrong at the start. */
export const startFailed = 'Failed to start interview session. Please try again.'

/** The ten questions, paid once: after a reload in the middle they are fetched. */
export const startGeneration = createGeneration({
  path: '/api/analyze',
  storageKey: 'greenroom:voice-interview',
  sections,
  done: VoiceInterviewDone,
  failed: startFailed,
  isStoredElsewhere: true,
})
