import type * as z from 'zod'
import type { Material } from '../../compose/preparation/material.ts'
import type { Model } from '../model.ts'
import { rules } from '../prompts.ts'
import type { PreparationGuard } from './preparation-guard.ts'
import { type PreparationAnswer, type PreparationTask, preparationSchemas } from './preparation-schemas.ts'

/** Everything the calls of one preparation share. */
export interface Asking {
  model: Model
  material: Material
  guard: PreparationGuard
  /** Both texts and the round: the beginning of every prompt. */
  data: string
  signal: AbortSignal
}

const schemas: { [Task in PreparationTask]: z.ZodType<PreparationAnswer<Task>> } = preparationSchemas

/** Asks the model one task. @throws ModelFailure */
export function ask<Task extends PreparationTask>(
  { model, data, signal }: Asking,
  name: Task,
  task: string,
): Promise<PreparationAnswer<Task>> {
  return model.ask<PreparationAnswer<Task>>({ name, schema: schemas[name], rules, prompt: `${data}\n\n${task}` }, signal)
}
