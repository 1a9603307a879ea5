import * as z from 'zod'
import { InterviewQuestion } from '../../contract/interview-questions.ts'
import { Problem } from '../../problem.ts'
import type { InterviewCoach } from '../coach.ts'
import { paddedQuestions } from '../guides/interview/padded-questions.ts'
import { readPreparation } from '../guides/preparation/builtin-preparation.ts'
import { ModelFailure, reportFailure } from '../model/model-failure.ts'
import type { ModelDeps } from '../model/sections.ts'
import { task } from '../model/task.ts'
import { type PlannedQuestion, planText, readInterview } from '../writing/preparation/read-interview.ts'
import { type WritingContext, writeItems } from '../writing/write-items.ts'

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

const { type } = InterviewQuestion.shape
const items = z.array(z.object({ question: z.string(), type, goal: z.string(), from: z.array(z.string()) }))

async function writeVoiceQuestions(context: WritingContext, planned: readonly PlannedQuestion[]): Promise<InterviewQuestion[]> {
  const prompt = `Task: write "items", one for each of these questions of a spoken interview, in this order. The other questions are written elsewhere.
${planText(planned)}

"question": as this interviewer would say it aloud, one or two sentences, at most 40 words, no list, nothing that only an eye understands. It names the work, tool, deed, or demand at stake, so that it could be asked in no other interview. Where lines are left to these questions, ask about the deeds and demands in them, each once, and do not tell their outcome.
"type": "behavioral" where it asks for a story of something that happened, else "general".
"goal": half a sentence on what the interviewer wants to find out, to the person, such as "How you set priorities when two patients need you".`
  const written = await writeItems(context, task('interview_questions', { items }, prompt), { question: 'coach', goal: 'coach' })
  return written
    .filter(({ question, goal }) => question !== '' && goal !== '' && !question.includes('['))
    .map(({ question, type, goal }) => ({ question, type, goal: goal.replace(/\.$/, '') }))
}
