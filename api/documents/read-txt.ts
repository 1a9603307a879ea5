import type { ResumeDocument } from './document.ts'
import { unmeasured } from './document.ts'
import { maxCharacters, minVisibleCharacters } from './reading-limits.ts'
import { tidyText, visibleCharacters } from './tidy-text.ts'
import { Unreadable } from './unreadable.ts'

/** Unassigned in windows-1252. */
const unusedIn1252 = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])

/** UTF-16 by its byte order mark, UTF-8, else windows-1252. Null if it is not plain text. */
export function decodeText(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode('utf-16le', bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode('utf-16be', bytes)
  // Other control characters mean a binary file.
  if (bytes.some((byte) => byte < 0x09 || (byte > 0x0d && byte < 0x20) || byte === 0x7f)) return null
  return decode('utf-8', bytes) ?? (bytes.some((byte) => unusedIn1252.has(byte)) ? null : decode('windows-1252', bytes))
}

function decode(encoding: string, bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

export function readTxt(text: string): ResumeDocument {
  const tidy = tidyText(text.slice(0, maxCharacters))
  const characters = visibleCharacters(tidy.text)
  if (characters < minVisibleCharacters) throw new Unreadable('empty')
  return {
    kind: 'txt',
    text: tidy.text,
    hiddenText: [],
    pages: null,
    format: {
      ...unmeasured,
      undecodableShare: tidy.undecodableCharacters / characters,
      ligatureCharacters: tidy.ligatureCharacters,
      privateUseCharacters: tidy.privateUseCharacters,
      zeroWidthCharacters: tidy.zeroWidthCharacters,
      letterSpacedWords: tidy.letterSpacedWords,
      truncated: text.length > maxCharacters,
    },
  }
}
