import { builtinPitch } from '../../builtin/pitch/builtin-pitch.ts'
import type { PitchCoach } from '../../pitch-coach.ts'
import type { OpenAIInterviewOptions } from '../interview/openai-interview.ts'

/** The elevator pitch beside a connected model. */
export function openaiPitch({ now }: OpenAIInterviewOptions): PitchCoach {
  return builtinPitch(now)
}
