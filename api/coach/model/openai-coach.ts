import type { Log } from '../../log.ts'
import { withBoundedTexts } from '../bounded-texts.ts'
import type { Coach } from '../coach.ts'
import { openaiAnalysis } from './analysis/openai-analysis.ts'
import { openaiInterview } from './interview/openai-interview.ts'
import { createModel, type ModelSettings } from './model.ts'
import { openaiPitch } from './pitch/openai-pitch.ts'
import { openaiPreparation } from './preparation/openai-preparation.ts'
import { createModelReader } from './reading/model-reader.ts'
import { openaiResumeWriter } from './resume-writing/openai-resume-writer.ts'

export interface OpenAICoachOptions extends ModelSettings {
  /** Writes the sections that the model failed at. */
  fallback: Coach
  log: Log
  /** The clock for "2019 - present"; the wall clock unless a test hands in another. */
  now?: () => Date
  /** The longest the score waits for the model's reading; see `model-reader.ts`. */
  readingWaitMs?: number
}

/**
 * The coach behind any server that speaks the OpenAI protocol. The model writes words, and quotes what the ad asks for and the resume shows;
 * numbers come from the code, and guards have the last word.
 */
export function createOpenAICoach({
  fallback,
  log,
  now = () => new Date(),
  readingWaitMs,
  ...settings
}: OpenAICoachOptions): Coach {
  const model = createModel(settings)
  const deps = { model, reader: createModelReader({ model, log, waitMs: readingWaitMs }), log, now }
  return withBoundedTexts({
    name: 'openai',
    ...openaiAnalysis({ ...deps, fallback }),
    ...openaiInterview(deps),
    ...openaiPitch(deps),
    ...openaiPreparation(deps),
    roundFields: fallback.roundFields,
    ...openaiResumeWriter({ ...settings, log, now }),
  })
}
