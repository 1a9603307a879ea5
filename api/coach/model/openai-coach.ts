import type { Log } from '../../log.ts'
import { type Coach, withBoundedTexts } from '../coach.ts'
import { analysisWithModel } from '../connected-coach/analysis.ts'
import { answerCoach } from '../connected-coach/answer-feedback.ts'
import { openaiPitch } from '../connected-coach/pitch.ts'
import { preparationWithModel, voiceQuestions } from '../connected-coach/preparation.ts'
import { createBuiltinCoach } from '../guides/builtin-coach.ts'
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
  const { layOutResume, roundFields, scoreEditedResume } = createBuiltinCoach({ now })
  return withBoundedTexts({
    name: 'openai',
    // These call no model.
    ...{ layOutResume, roundFields, scoreEditedResume },
    ...analysisWithModel(deps),
    ...answerCoach(deps),
    interviewQuestions: voiceQuestions(deps),
    ...openaiPitch(deps),
    ...preparationWithModel(deps),
    ...letterWithModel(deps),
    ...resumeWriterWithModel({ ...settings, log }),
  })
}
