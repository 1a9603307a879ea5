export const starParts = ['Situation', 'Task', 'Action', 'Result'] as const

export type StarParts = Record<(typeof starParts)[number], string>

/**
 * Splits an answer into its four parts. They stand as "Situation: …" and so on, each at the start of a line or sentence, in order.
 * @returns null when one is missing: the answer is then shown as it is
 */
export function starPartsOf(answer: string): StarParts | null {
  const places = starParts.map((part) => {
    const found = new RegExp(`(?:^|[\\n.!?]\\s*)\\**${part}\\**\\s*:\\**`, 'iu').exec(answer)
    return found
      ? { start: found.index + /^[\n.!?\s]*/u.exec(found[0])![0].length, textStart: found.index + found[0].length }
      : null
  })
  if (places.some((place, i) => place === null || (i > 0 && place.start <= places[i - 1]!.start))) return null
  const texts = places.map((place, i) => answer.slice(place!.textStart, places[i + 1]?.start).trim())
  if (texts.some((text) => text === '')) return null
  return Object.fromEntries(starParts.map((part, i) => [part, texts[i]!])) as StarParts
}
