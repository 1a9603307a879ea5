import { fillerFor } from './filled-lists.ts'
import type { Material } from './material.ts'

/** What the person may ask in this round. */
export function questionsToAsk(material: Material): string[] {
  return fillerFor(material).list(material.voice.questionsToAsk)
}
