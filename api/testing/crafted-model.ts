import { defaultScript } from '../coach/testing/default-script.ts'
import { answer, type Script, type SeenSchema } from '../coach/testing/openai-script.ts'
import { craftedText } from './crafted-texts.ts'

/** `AI_MAX_TOKENS` worth of text, shared by all fields. */
const answerMaxCharacters = 18_000

/** A model that returns crafted texts every other time, as after a prompt injection. */
export const craftedModel =
  (seed: number): Script =>
  (request, nth) => {
    if (nth % 2 === 0 || !request.schema) return defaultScript(request, nth)
    const characters = Math.floor(answerMaxCharacters / Math.max(1, textsIn(request.schema)))
    let field = 0
    const text = () => craftedText(seed + nth * 100 + field++, { characters }).text
    return answer(filled(request.schema, text))
  }

const itemsOfList = 4

function textsIn(schema: SeenSchema): number {
  if (schema.enum) return 0
  if (schema.anyOf) return textsIn(schema.anyOf[0] ?? {})
  if (schema.properties) return Object.values(schema.properties).reduce((sum, child) => sum + textsIn(child), 0)
  if (schema.items) return itemsOfList * textsIn(schema.items)
  return 1
}

function filled(schema: SeenSchema, text: () => string): unknown {
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return filled(schema.anyOf[0] ?? {}, text)
  if (schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([name, child]) => [name, filled(child, text)]))
  if (schema.items) return Array.from({ length: itemsOfList }, () => filled(schema.items ?? {}, text))
  if ([schema.type].flat().includes('string')) return text()
  return schema.type === 'boolean' ? true : 0
}
