import type { Log } from '../../log.ts'
import { createBuiltinCoach } from '../builtin/builtin-coach.ts'
import type { Coach } from '../coach.ts'
import type { CoachSettings } from '../coach-settings.ts'

/**
 * The coach of these settings, for the process in which it works; the connected one is loaded only where it is used.
 * @param turn see `ModelSettings.turn`
 */
export async function coachOf(settings: CoachSettings, log: Log, turn: () => Promise<void>): Promise<Coach> {
  const builtin = createBuiltinCoach()
  if (!settings) return builtin
  const { createOpenAICoach } = await import('../openai/openai-coach.ts')
  return createOpenAICoach({ ...settings, turn, fallback: builtin, log })
}
