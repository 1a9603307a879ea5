const invisible =
  /[\p{Cc}\p{Co}\p{Cs}\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu
const tags = /<\/?[a-z!?][^<>]*(?:>|$)/gi
const leadingMark = /^[ \t]*(?:#{1,6}|>+|[-*+•▪●‣]|\d{1,2}[.)])[ \t]+/gm

/** A model's text as plain text on one line: no markup, control or invisible characters. The words stay. */
export function cleanText(text: string): string {
  return (
    text
      .replace(/[\n\r\t]+/g, (space) => (space.includes('\n') ? '\n' : ' '))
      .replace(/[^\n]+/g, (line) => line.replace(invisible, ''))
      // Full-width digits and the like must not slip past the checks; NFKC would also spell out the ellipsis.
      .replace(/[^…]+/g, (part) => part.normalize('NFKC'))
      .replace(/[‹›]/g, (mark) => (mark === '‹' ? '<' : '>'))
      .replace(tags, ' ')
      .replace(/```\w*|`/g, '')
      .replace(/(\*\*|__|~~)(?=\S)([\s\S]*?\S)\1/g, '$2')
      .replace(leadingMark, '')
      .replace(/\s+/g, ' ')
      .trim()
  )
}
