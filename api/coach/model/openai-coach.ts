import type { Log } from '../../log.ts'
import { type Coach, withBoundedTexts } from '../coach.ts'
import { analysisWithModel } from '../connected-coach/analysis.ts'
import { answerCoach } from '../connected-coach/answer-feedback.ts'
import { openaiPitch } from '../connected-coach/pitch.ts'
import { preparationWithModel, voiceQuestions } from '../connected-coach/preparation.ts'
import { layOutResume } from '../guides/certain-facts.ts'
import { roundFields } from '../guides/preparation/builtin-preparation.ts'
import { readPreparation } from '../guides/preparation/material.ts'
import { createMatchReader } from '../reading/with-model/match-reader.ts'
import { letterWithModel } from '../writing/cover-letter.ts'
import { resumeWriterWithModel } from '../writing/resume-writer-with-model.ts'
import { createModel, type ModelSettings } from './model.ts'

export interface OpenAICoachOptions extends ModelSettings {
  log: Log
  now?: () => Date
  readingWaitMs?: number | undefined
}

export function createOpenAICoach({ log, now = () => new Date(), readingWaitMs, ...settings }: OpenAICoachOptions): Coach {
  const model = createModel(settings)
  const reader = createMatchReader({ model, log, now, turn: settings.turn, waitMs: readingWaitMs })
  const deps = { model, reader, log, now, readingWaitMs }
  return withBoundedTexts({
    name: 'openai',
    ...analysisWithModel(deps),
    layOutResume: async ({ resumeText }) => layOutResume(resumeText),
    ...answerCoach(deps),
    interviewQuestions: voiceQuestions(deps),
    ...openaiPitch(deps),
    ...preparationWithModel(deps),
    ...letterWithModel(deps),
    roundFields: async (input) => roundFields(readPreparation(input, now())),
    ...resumeWriterWithModel({ ...settings, log }),
  })
}
