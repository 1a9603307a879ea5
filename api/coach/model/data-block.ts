/** Most characters of a text that go into a prompt: about 6,000 tokens, more than any resume that helps. */
export const promptTextMaxCharacters = 24_000

/**
 * Somebody's text as a block of data. Angle brackets become look-alikes, so that no text can close its block, open another one or write
 * a chat template's marks; `cleanText` turns them back.
 */
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
