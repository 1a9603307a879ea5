import type { Log } from '../../log.ts'
import type { Coach } from '../coach.ts'
import type { CoachSettings } from '../coach-settings.ts'
import { createBuiltinCoach } from '../compose/builtin-coach.ts'

/**
 * The coach of these settings, for the process in which it works; the connected one is loaded only where it is used.
 * @param turn see `ModelSettings.turn`
 */
export async function coachOf(settings: CoachSettings, log: Log, turn: () => Promise<void>): Promise<Coach> {
  const builtin = createBuiltinCoach()
  if (!settings) return builtin
  const { createOpenAICoach } = await import('../model/openai-coach.ts')
  return createOpenAICoach({ ...settings, turn, fallback: builtin, log })
}
