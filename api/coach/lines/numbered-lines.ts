export interface NumberedLine {
  id: string
  text: string
}

/** Ad, resume, spoken answer or pitch, transcript of a spoken resume. */
export type LineLetter = 'A' | 'R' | 'S' | 'T'

export function numbered(letter: LineLetter, texts: readonly string[]): NumberedLine[] {
  return texts.map((text, at) => ({ id: `${letter}${at + 1}`, text }))
}

export const asPrompt = (lines: readonly NumberedLine[]) => lines.map(({ id, text }) => `${id}: ${text}`).join('\n')
