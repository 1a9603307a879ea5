import { createModel } from '../../api/coach/model/model.ts'
import { createOpenAICoach } from '../../api/coach/model/openai-coach.ts'
import { createAnswerReader } from '../../api/coach/reading/with-model/answer-reader.ts'
import { createMatchReader } from '../../api/coach/reading/with-model/match-reader.ts'
import { createLog } from '../../api/log.ts'
import { type ReplayOptions, startReplay } from './replay.ts'

/** The sets of recorded answers. */
export const recordedSets = ['pairs', 'answers', 'lives', 'people', 'inventions'] as const
export type RecordedSet = (typeof recordedSets)[number]

const fileOf = (set: RecordedSet) => new URL(`${set}.jsonl`, import.meta.url)
/** The day of every recording: "present" in a resume means this year. */
const now = () => new Date('2026-11-24T12:00:00Z')

/** The connected coach as one set recorded it, or as a model answers now, which is recorded. */
export async function recordedCoach(set: RecordedSet, options: Pick<ReplayOptions, 'upstream' | 'pace'> = {}) {
  const replay = await startReplay({ file: fileOf(set), others: set === 'people' ? [fileOf('pairs')] : [], ...options })
  const log = createLog('silent')
  const settings = {
    ...{ apiKey: 'recorded', baseUrl: replay.url, model: 'recorded', retryWaitMs: 1 },
    ...{ callTimeoutMs: 120_000, maxTokens: 4_000 },
  }
  const model = createModel(settings)
  return {
    replay,
    model,
    reader: createMatchReader({ model, log, now }),
    readAnswer: createAnswerReader({ model, log }),
    coach: createOpenAICoach({ ...settings, log, now }),
    now,
  }
}
export type RecordedCoach = Awaited<ReturnType<typeof recordedCoach>>
