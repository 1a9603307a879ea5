import { createHash } from 'node:crypto'
import type { CoachInput } from './coach-messages.ts'

/** Which process remembers the model's reading of this ad, alone and with resumes: always the same one. null where there is no ad. */
export function preferredProcess(input: CoachInput, processes: number): number | null {
  if (!('jobDescription' in input) || typeof input.jobDescription !== 'string') return null
  const digest = createHash('sha256').update(input.jobDescription).digest()
  return digest.readUInt32BE(0) % processes
}
