import type { Log } from '../../log.ts'
import type { Coach } from '../coach.ts'
import type { CoachSettings } from '../coach-settings.ts'
import { createBuiltinCoach } from '../guides/builtin-coach.ts'
import type { ModelSettings } from '../model/model.ts'

/** Loads the connected coach only where it is used. */
export async function coachOf(
  settings: CoachSettings,
  log: Log,
  listeners: Pick<ModelSettings, 'turn' | 'onCall'> = {},
): Promise<Coach> {
  if (!settings) return createBuiltinCoach()
  const { createOpenAICoach } = await import('../model/openai-coach.ts')
  return createOpenAICoach({ ...settings, ...listeners, log })
}
