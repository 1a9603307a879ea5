import type * as z from 'zod'

/** The complete objects of one list in a partial answer. */
export function itemsSoFar<Item>(text: string, list: string, schema: z.ZodType<Item>): Item[] {
  const opened = new RegExp(`"${list}"\\s*:\\s*\\[`).exec(text)
  if (!opened) return []
  const items: Item[] = []
  let depth = 0
  let inString = false
  let from = 0
  for (let at = opened.index + opened[0].length; at < text.length; at++) {
    const sign = text[at]
    if (inString) {
      if (sign === '\\') at++
      else if (sign === '"') inString = false
    } else if (sign === '"') inString = true
    else if (sign === '{' && depth++ === 0) from = at
    else if (sign === '}' && --depth === 0) items.push(...parsed(text.slice(from, at + 1), schema))
    else if (sign === ']' && depth === 0) break
  }
  return items
}

function parsed<Item>(text: string, schema: z.ZodType<Item>): Item[] {
  try {
    return [schema.parse(JSON.parse(text))]
  } catch {
    return []
  }
}
