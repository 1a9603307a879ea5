import { lineEdits } from './limits.ts'

/** What is wrong with a line that somebody has edited; null when it can be scored. */
export function lineFault(text: string): string | null {
  if (text.trim() === '') return 'Please write the line first.'
  if (text.length <= lineEdits.lineMaxCharacters) return null
  return `A line can have up to ${lineEdits.lineMaxCharacters} characters. Please shorten it.`
}
