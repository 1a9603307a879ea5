import { measureRecording } from '../../answer-review/sound-figures.ts'
import type { Sound } from './notes.ts'

/** The server's limit. */
const mostSilences = 500

export async function soundOf(file: Blob): Promise<Sound | null> {
  const figures = await measureRecording(file)
  if (!figures) return null
  return {
    durationSeconds: figures.lengthMs / 1_000,
    speechSeconds: figures.spokenMs / 1_000,
    silences: figures.silences.slice(0, mostSilences),
  }
}
