/** Reserved device names on Windows, with any extension. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i
/** File systems allow 255 bytes; browsers append " (1)" and Word prepends "~$". */
const mostLetters = 60

/** A safe file name, without extension, from a name in any script; "Resume" if nothing is left. */
export function resumeFileName(name: string): string {
  const plain = name
    .toWellFormed()
    .normalize('NFC')
    .replace(/[/\\:*?"<>|\u2044\u2215\uff0f\uff3c]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\ufffd\u2028\u2029]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.~-]+|[\s.~-]+$/gu, '')
  // Between graphemes, so that no letter loses its accent.
  const letters = Array.from(new Intl.Segmenter().segment(plain), ({ segment }) => segment)
  const short = letters
    .slice(0, mostLetters)
    .join('')
    .replace(/[\s.]+$/u, '')
  return short === '' || reserved.test(short) ? 'Resume' : short
}
