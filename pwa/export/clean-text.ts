/** Printable text: composed letters, tabs as spaces, no control characters, soft hyphens or byte order marks. Line breaks stay. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/gu, '\n')
    .replace(/[\t\u00a0\u2000-\u200a\u202f\u205f\u3000]/gu, ' ')
    .replace(/(?![\n])[\p{Cc}\u00ad\ufeff\u200b\u2060\ufff9-\ufffb]/gu, '')
    .trim()
}
