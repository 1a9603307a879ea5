/** A line of a text under the number by which readings and writers cite it: "R12". */
export interface NumberedLine {
  id: string
  text: string
}

/** Ad, resume, spoken answer or pitch, transcript of a told life. */
export type LineLetter = 'A' | 'R' | 'S' | 'T'

/** The lines of one text, numbered from 1 in their order. */
export function numbered(letter: LineLetter, texts: readonly string[]): NumberedLine[] {
  return texts.map((text, at) => ({ id: `${letter}${at + 1}`, text }))
}

/** "R1: …" line by line, for a prompt. */
export const asPrompt = (lines: readonly NumberedLine[]) => lines.map(({ id, text }) => `${id}: ${text}`).join('\n')
