export const starParts = ['Situation', 'Task', 'Action', 'Result'] as const

type StarParts = Record<(typeof starParts)[number], string>

/**
 * Splits a suggested answer into its four parts: "Situation: …" and so on, each at the start of a line or sentence, in order.
 * @returns null when one is missing; the answer is then shown as it is
 */
export function starPartsOf(answer: string): StarParts | null {
  const matches = starParts.map((part) => {
    const found = new RegExp(`(?:^|[\\n.!?]\\s*)\\**${part}\\**\\s*:\\**`, 'iu').exec(answer)
    return found
      ? { start: found.index + /^[\n.!?\s]*/u.exec(found[0])![0].length, textStart: found.index + found[0].length }
      : null
  })
  if (matches.some((match, i) => match === null || (i > 0 && match.start <= matches[i - 1]!.start))) return null
  const texts = matches.map((match, i) => answer.slice(match!.textStart, matches[i + 1]?.start).trim())
  if (texts.some((text) => text === '')) return null
  return Object.fromEntries(starParts.map((part, i) => [part, texts[i]!])) as StarParts
}
