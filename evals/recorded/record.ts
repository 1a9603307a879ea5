/**
 * Asks a model for every recorded set once more, through `OPENAI_BASE_URL`, and keeps what it answers. Run by `npm run evaluate -- --record`;
 * a set may be named behind it. What is recorded already is not asked again.
 */
import { readEnv } from '../../api/env.ts'
import { secondLook } from '../writing/measure.ts'
import { connectedMeasure, measureRankedAnswers, measureReadLadders, measureReadPairs, measureToldLives } from './measure.ts'
import { writeForPeople } from './people.ts'
import { type RecordedSet, recordedCoach, recordedSets } from './recorded-coach.ts'

const env = readEnv(process.env)
const named = process.argv.slice(2).filter((word): word is RecordedSet => (recordedSets as readonly string[]).includes(word))

for (const set of named.length > 0 ? named : recordedSets) {
  if (!env.OPENAI_BASE_URL) throw new Error('Set OPENAI_BASE_URL to the model to record.')
  const upstream = { url: env.OPENAI_BASE_URL, apiKey: env.OPENAI_API_KEY ?? 'none' }
  const recorded = await recordedCoach(set, { upstream })
  const measured = connectedMeasure(recorded)
  if (set === 'pairs') await Promise.all([measureReadPairs(measured), measureReadLadders(measured)])
  if (set === 'answers') await measureRankedAnswers(measured)
  if (set === 'lives') await measureToldLives(measured)
  if (set === 'inventions') await secondLook(recorded.model).catch(() => undefined)
  if (set === 'people') await writeForPeople(recorded.coach)
  const { calls, notRecorded } = recorded.replay
  console.log(`${set}: ${calls.length} calls answered, ${new Set(notRecorded).size} without an answer`)
  await recorded.replay.close()
}
