import { asPrompt, type NumberedLine } from '../lines/numbered-lines.ts'

/** About 6,000 tokens, more than any resume needs. */
export const promptTextMaxCharacters = 24_000

export type DataBlocks = Readonly<Record<string, string | readonly NumberedLine[] | undefined>>

/** Texts of users as data, without those that are missing or empty. */
export const dataBlocks = (blocks: DataBlocks): string =>
  Object.entries(blocks)
    .flatMap(([name, lines = '']) =>
      lines.length === 0 ? [] : dataBlock(name, typeof lines === 'string' ? lines : asPrompt(lines)),
    )
    .join('\n\n')

// No text can close its block, open another, or write chat template tokens; `cleanText` restores the brackets.
export function dataBlock(name: string, text: string): string {
  return `<${name}>\n${neutral(text).slice(0, promptTextMaxCharacters)}\n</${name}>`
}

function neutral(text: string): string {
  return text
    .replaceAll('<', '‹')
    .replaceAll('>', '›')
    .replace(/\[(\/?)(INST|SYS|SYSTEM)\]/gi, '($1$2)')
    .replace(/[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[\u{e0000}-\u{e007f}]/gu, (mark) =>
      mark === '\n' || mark === '\t' ? mark : ' ',
    )
}
