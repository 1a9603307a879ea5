import type { Log } from '../../log.ts'
import type { Coach } from '../coach.ts'
import { createBuiltinCoach } from '../guides/builtin-coach.ts'
import { createMatchReader } from '../reading/with-model/match-reader.ts'
import { analysisWithModel } from '../writing/analysis.ts'
import { answerCoach } from '../writing/answer-feedback.ts'
import { letterWithModel } from '../writing/cover-letter.ts'
import { openaiPitch } from '../writing/pitch.ts'
import { preparationWithModel } from '../writing/preparation/preparation.ts'
import { voiceQuestions } from '../writing/preparation/questions.ts'
import { resumeWriterWithModel } from '../writing/told-life.ts'
import { createModel, type ModelSettings } from './model.ts'

export interface OpenAICoachOptions extends ModelSettings {
  log: Log
  now?: () => Date
  readingWaitMs?: number | undefined
}

export function createOpenAICoach({ log, now = () => new Date(), readingWaitMs, ...settings }: OpenAICoachOptions): Coach {
  const model = createModel(settings)
  const reader = createMatchReader({ model, log, now, readingWaitMs })
  const deps = { model, reader, log, now, readingWaitMs }
  const { layOutResume, roundFields, scoreEditedResume } = createBuiltinCoach({ now })
  return {
    name: 'openai',
    // These call no model.
    ...{ layOutResume, roundFields, scoreEditedResume },
    ...analysisWithModel(deps),
    ...answerCoach(deps),
    interviewQuestions: voiceQuestions(deps),
    ...openaiPitch(deps),
    ...preparationWithModel(deps),
    ...letterWithModel(deps),
    ...resumeWriterWithModel(deps),
  }
}
