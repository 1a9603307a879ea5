import { measureRecording } from '../../answer-review/sound-figures.ts'
import type { Sound } from './notes.ts'

/** Longest list that the server takes. */
const mostSilences = 500

/** What this device measures in a recording, as requests carry it; null where the browser cannot decode it. */
export async function soundOf(file: Blob): Promise<Sound | null> {
  const figures = await measureRecording(file)
  if (!figures) return null
  return {
    durationSeconds: figures.lengthMs / 1_000,
    speechSeconds: figures.spokenMs / 1_000,
    silences: figures.silences.slice(0, mostSilences),
  }
}
