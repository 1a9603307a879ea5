import { lineEdits } from './limits.ts'

export function lineFault(text: string): string | null {
  if (text.trim() === '') return 'Please write the line first.'
  if (text.length <= lineEdits.lineMaxCharacters) return null
  return `A line can have up to ${lineEdits.lineMaxCharacters} characters. Please shorten it.`
}
