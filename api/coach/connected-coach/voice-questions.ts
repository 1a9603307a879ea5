import { Problem } from '../../problem.ts'
import { paddedQuestions } from '../guides/interview/padded-questions.ts'
import { readPreparation } from '../guides/preparation/builtin-preparation.ts'
import type { InterviewCoach } from '../interview-coach.ts'
import { ModelFailure, reportFailure } from '../model/model-failure.ts'
import type { ModelDeps } from '../model/sections.ts'
import { readInterview } from '../writing/preparation/read-interview.ts'
import { writeVoiceQuestions } from '../writing/preparation/voice-questions.ts'

/** With fewer from the model, this is not an interview for the job. */
const fewestQuestions = 5
const questionsPerCall = 5

export function voiceQuestions(deps: ModelDeps): InterviewCoach['interviewQuestions'] {
  return async (input) => {
    const { context, planned } = await readInterview(deps, input, readPreparation(input, deps.now()))
    const groups = [planned.slice(0, questionsPerCall), planned.slice(questionsPerCall)]
    const written = await Promise.all(
      groups.map((group) =>
        writeVoiceQuestions(context, group).catch((error: unknown) => {
          reportFailure('interview', error, deps.log)
          return []
        }),
      ),
    )
    const questions = written.flat()
    if (questions.length >= fewestQuestions) return paddedQuestions(questions, input.round)
    const message = 'Failed to generate interview questions. Please try again.'
    throw new Problem('unavailable', { message, log: new ModelFailure('poor').message })
  }
}
