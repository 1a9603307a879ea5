import { createHash } from 'node:crypto'
import type { CoachInput } from './coach-messages.ts'

/**
 * Which process remembers the model's reading of this resume and ad: always the same one for the same two texts, so that they count the
 * same in every run of a visit. null where there are not both.
 */
export function preferredProcess(input: CoachInput, processes: number): number | null {
  if (!('resume' in input && 'jobDescription' in input)) return null
  const { text } = (input.resume ?? {}) as { text?: unknown }
  if (typeof text !== 'string') return null
  const digest = createHash('sha256')
    .update(JSON.stringify([text, input.jobDescription]))
    .digest()
  return digest.readUInt32BE(0) % processes
}
