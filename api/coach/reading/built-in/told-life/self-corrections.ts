import { taggedWords } from '../../../text/part-of-speech.ts'

/** What people say between the wrong word and the right one; the weak ones also stand where nothing is corrected. */
const strong = `(?:(?:oh )?no|nope|sorry|wait|hang on|hold on|scratch that|correction|make that|or rather|i mean|i tell a lie|tell a lie|i'm wrong|that's wrong|what am i saying|let me (?:start|say|do) that again)`
const weak = `(?:well|actually)`
const turn = new RegExp(
  String.raw`[\s,.;–-]+${strong}(?:[\s,.;]+(?:${strong}|${weak}|that's(?= (?:wrong|not right)))\b)*[\s,.;]+|\s*,\s+${weak},?\s+`,
  'giu',
)
/** How far back somebody goes to begin again, in words. */
const reachWords = 7
const figure =
  /^(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\p{L}+)?|hundred|thousand)$/iu
/** A point of time, as `speech.ts` marks it. */
const time = /^[\ue200-\uf8ff][,.;]?$/

/**
 * The text with only what the person settled on: "forty, no, sixty switches" is "sixty switches". The new words replace the last that
 * begin like them, or are of their kind: a time, a number, a name.
 */
export function corrected(text: string): string {
  let done = ''
  let from = 0
  for (const match of text.matchAll(turn)) {
    const before = done + text.slice(from, match.index)
    const after = text.slice(match.index + match[0].length)
    const cut = restartOf(before, after, new RegExp(`^[\\s,.;–-]*${strong}`, 'iu').test(match[0]))
    if (cut === null) continue
    done = before.slice(0, cut.at) + cut.kept
    from = match.index + match[0].length + cut.skipped
  }
  return done + text.slice(from)
}

/** Where the words before a turn are to be cut, and what of both sides is kept. */
function restartOf(before: string, after: string, isStrong: boolean): { at: number; kept: string; skipped: number } | null {
  const sentence = Math.max(...[...'.!?\n'].map((end) => before.lastIndexOf(`${end === '\n' ? end : `${end} `}`))) + 1
  const words = [...before.slice(sentence).matchAll(/\S+/g)]
    .slice(-reachWords)
    .map((word) => ({ text: word[0], at: sentence + word.index }))
  const lead = /^(?:it's|it is|it was|that's|that was|now|in|at|for|on)\s+/i.exec(after)?.[0] ?? ''
  const [first = '', bare = ''] = [after, after.slice(lead.length)].map((text) => /^[^\s,.;]+/.exec(text)?.[0] ?? '')
  const same = words.findLast(({ text }) => text.toLowerCase() === first.toLowerCase())
  const takesBack = same && (isStrong || !/\s\p{Lu}\p{Ll}|[\ue200-\uf8ff]/u.test(before.slice(same.at)))
  if (takesBack && /\p{L}/u.test(first) && !/^(?:that|it|yes|no)$/i.test(first)) return { at: same.at, kept: '', skipped: 0 }
  const kind = [time, figure].find((one) => one.test(bare))
  const old = kind && isStrong ? words.findLast(({ text }) => kind.test(text.replace(/[,.;]$/, ''))) : undefined
  if (!old) return nameBefore(before, first)
  // "nine papers, no, ten": what was counted stays.
  const counted = before.slice(old.at + old.text.length)
  const isSaidAgain = after
    .slice(lead.length + bare.length)
    .trim()
    .startsWith(counted.trim())
  return { at: old.at, kept: isSaidAgain ? bare : bare + counted, skipped: lead.length + bare.length }
}

/** "at Tesco, no, Asda", "Dougie, well, Douglas". */
function nameBefore(before: string, first: string): { at: number; kept: string; skipped: number } | null {
  const name = /(?:\p{Lu}[\p{L}'’.-]{0,40}\s+)*\p{Lu}[\p{L}'’.-]{1,40}$/u.exec(before)?.[0]
  const isName = (word: string) => /^\p{Lu}\p{Ll}/u.test(word) && taggedWords(word)[0]?.tag === 'PROPN'
  return name && isName(first) && name !== 'I' ? { at: before.length - name.length, kept: '', skipped: 0 } : null
}
