import type * as z from 'zod'
import type { PitchMaterial } from '../../compose/pitch/pitch-material.ts'
import type { Model } from '../model.ts'
import { ModelFailure } from '../model-failure.ts'
import type { PitchGuard } from './pitch-guard.ts'
import { withinLength, wordsKept } from './pitch-length.ts'
import { againBecause, pitchRules, pitchTasks } from './pitch-prompts.ts'
import { type PitchAnswer, type PitchTask, pitchSchemas } from './pitch-schemas.ts'

/** Everything the calls for one pitch share. */
export interface PitchAsking {
  model: Model
  material: PitchMaterial
  guard: PitchGuard
  /** What is known: the beginning of every prompt. */
  data: string
  signal: AbortSignal
}

const schemas: { [Task in PitchTask]: z.ZodType<PitchAnswer<Task>> } = pitchSchemas

function ask<Task extends PitchTask>({ model, data, signal }: PitchAsking, name: Task, more = ''): Promise<PitchAnswer<Task>> {
  const prompt = [data, pitchTasks[name], more].filter(Boolean).join('\n\n')
  return model.ask<PitchAnswer<Task>>({ name, schema: schemas[name], rules: pitchRules, prompt }, signal)
}

const textOf = {
  pitch_script: async (asking: PitchAsking, more: string) => (await ask(asking, 'pitch_script', more)).script,
  pitch_refined: async (asking: PitchAsking, more: string) => (await ask(asking, 'pitch_refined', more)).refinedPitch,
  pitch_alternate: async (asking: PitchAsking, more: string) => (await ask(asking, 'pitch_alternate', more)).alternateExample,
} as const

/**
 * A pitch of 150 to 225 words in the model's words. Too little that could stand gets one more try.
 * @throws ModelFailure
 */
export async function askPitch(task: keyof typeof textOf, asking: PitchAsking): Promise<string> {
  let more = ''
  for (const isLast of [false, true]) {
    const kept = asking.guard.pitch(await textOf[task](asking, more))
    const pitch = withinLength(kept, asking.material)
    if (pitch !== null) return pitch
    if (!isLast) more = againBecause(wordsKept(kept))
  }
  throw new ModelFailure('poor')
}

/** @throws ModelFailure */
export async function askSuggestions(asking: PitchAsking): Promise<string[]> {
  const suggestions = asking.guard.suggestions((await ask(asking, 'pitch_suggestions')).suggestions)
  if (suggestions.length === 0) throw new ModelFailure('poor')
  return suggestions
}
