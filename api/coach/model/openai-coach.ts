import type { Log } from '../../log.ts'
import { withBoundedTexts } from '../bounded-texts.ts'
import type { Coach } from '../coach.ts'
import { analysisWithModel } from '../connected-coach/analysis.ts'
import { answerCoach } from '../connected-coach/answer-feedback.ts'
import { preparationWithModel } from '../connected-coach/preparation.ts'
import { voiceQuestions } from '../connected-coach/voice-questions.ts'
import { createMatchReader } from '../reading/with-model/match-reader.ts'
import { resumeWriterWithModel } from '../writing/resume-writer-with-model.ts'
import { createModel, type ModelSettings } from './model.ts'
import { openaiPitch } from './pitch/openai-pitch.ts'

export interface OpenAICoachOptions extends ModelSettings {
  /** Writes the sections that the model failed at. */
  fallback: Coach
  log: Log
  /** The clock for "2019 - present"; the wall clock unless a test hands in another. */
  now?: () => Date
  /** See `MatchReaderDeps`. */
  readingWaitMs?: number | undefined
}

/**
 * The coach behind any server that speaks the OpenAI protocol. The model reads and writes; numbers come from
 * the code, which holds what was read and written to the lines it cites.
 */
export function createOpenAICoach({
  fallback,
  log,
  now = () => new Date(),
  readingWaitMs,
  ...settings
}: OpenAICoachOptions): Coach {
  const model = createModel(settings)
  const deps = { model, reader: createMatchReader({ model, log, now, turn: settings.turn, waitMs: readingWaitMs }), log, now }
  return withBoundedTexts({
    name: 'openai',
    ...analysisWithModel({ ...deps, fallback }),
    ...answerCoach(deps),
    interviewQuestions: voiceQuestions(deps),
    ...openaiPitch(deps),
    ...preparationWithModel(deps),
    roundFields: fallback.roundFields,
    ...resumeWriterWithModel({ ...settings, log }),
  })
}
