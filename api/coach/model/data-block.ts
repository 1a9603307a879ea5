/** About 6,000 tokens, more than any resume needs. */
export const promptTextMaxCharacters = 24_000

// A user's text as data. No text can close its block, open another, or write chat template tokens; `cleanText` restores the brackets.
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
