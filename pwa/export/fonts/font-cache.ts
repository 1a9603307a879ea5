import type { CodePointRanges } from './code-point-ranges.ts'

/** One font file that can be fetched when its letters occur. */
export interface FontFile {
  /** Unique, for example `noto-sans-greek`. */
  id: string
  family: string
  /** What the file is meant for; it may lack some of these letters. */
  ranges: CodePointRanges
  /** The WOFF2 file. Rejects when it cannot be had, for example without a connection. */
  load: () => Promise<Uint8Array>
}

/** The font files that a text may need, the preferred family first. Handed in, so that the page fetches and tests read from disk. */
export type FontCache = (text: string) => Promise<readonly FontFile[]>

const hanFamilies = ['noto-sans-sc', 'noto-sans-tc', 'noto-sans-jp', 'noto-sans-kr']

/**
 * The families in the order in which this text wants them. Chinese, Japanese and Korean share code points but not shapes:
 * kana anywhere means Japanese shapes, hangul Korean ones.
 */
export function filesInOrderFor(text: string, files: readonly FontFile[]): readonly FontFile[] {
  const first = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? 'noto-sans-jp'
    : /\p{Script=Hangul}/u.test(text)
      ? 'noto-sans-kr'
      : null
  if (!first) return files
  const han = files.filter((file) => hanFamilies.includes(file.family))
  const others = files.filter((file) => !hanFamilies.includes(file.family))
  return [...others, ...han.filter((file) => file.family === first), ...han.filter((file) => file.family !== first)]
}
