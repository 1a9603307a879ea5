import type { Token } from '../../../text/tokens.ts'
import { breakingStems } from '../vocabulary/ordinary-words.ts'

const degreeWord = /^(?:degrees?|diploma|bachelor'?s?|master'?s?|bsc|ba|bs|beng|msc|ma|ms|graduate)$/i
/** Between the degree and its fields: "Bachelor's degree (or higher) in". */
const furthestIn = 5
const longestField = 3
const noField = /^(?:related|relevant|similar|equivalent|appropriate|other|any|fields?|disciplines?|subjects?|areas?)$/i

/**
 * The fields of study in "degree in Supply Chain Management, Business or Engineering" that are plain words ("Business"): by themselves
 * they ask for nothing, in this list each of them is enough.
 * @param taken tokens of terms already found
 */
export function degreeFields(tokens: readonly Token[], taken: readonly boolean[]): { from: number; to: number }[] {
  const start = listStart(tokens)
  if (start === null) return []
  const fields: { from: number; to: number }[] = []
  let from = start
  for (let index = start; index <= tokens.length; index++) {
    const token = tokens[index]
    const ends = token === undefined || /[.;:()]/.test(token.gap) || (!taken[index] && isGrammar(token))
    const separates = ends || /[,/]/.test(token.gap) || token.text === 'or'
    if (!separates) continue
    if (isField(tokens, taken, from, index)) fields.push({ from, to: index })
    if (ends) break
    from = token.text === 'or' ? index + 1 : index
  }
  // One field alone is no choice.
  return tokens.slice(start).some((token) => /^(?:or|related|similar|equivalent)$/i.test(token.text)) ? fields : []
}

/** What ends the list: "from", "with", "required". */
function isGrammar({ text, stem }: Token): boolean {
  return text !== 'or' && /^\p{Ll}/u.test(text) && breakingStems.has(stem)
}

function listStart(tokens: readonly Token[]): number | null {
  const degree = tokens.findIndex((token) => degreeWord.test(token.text))
  if (degree < 0) return null
  const within = tokens.slice(degree, degree + furthestIn).findIndex((token) => token.text === 'in')
  return within < 0 ? null : degree + within + 1
}

function isField(tokens: readonly Token[], taken: readonly boolean[], from: number, to: number): boolean {
  if (to <= from || to - from > longestField) return false
  return tokens
    .slice(from, to)
    .every((token, index) => !taken[from + index] && !noField.test(token.text) && /^\p{Lu}?\p{Ll}{3,}$/u.test(token.text))
}
