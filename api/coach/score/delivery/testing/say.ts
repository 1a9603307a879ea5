import type { SpokenWord } from '../../../text/transcript-tokens.ts'

/** How long a word takes here; its own length makes no difference. */
const wordMs = 300
const gapMs = 100

/** Word times for a text, as a recogniser tells them. A number in braces is a silence in ms: "so {2500} we began". */
export function say(text: string, startMs = 0): { transcript: string; words: SpokenWord[]; durationSeconds: number } {
  const words: SpokenWord[] = []
  let clockMs = startMs
  for (const piece of text.split(/\s+/)) {
    const silence = /^\{(\d+)\}$/.exec(piece)
    if (silence) {
      // The silence stands instead of the gap that every word leaves behind it.
      clockMs += Number(silence[1]) - (words.length > 0 ? gapMs : 0)
      continue
    }
    words.push({ text: piece, startMs: clockMs, endMs: clockMs + wordMs })
    clockMs += wordMs + gapMs
  }
  const transcript = text.replace(/\{\d+\}\s*/g, '')
  return { transcript, words, durationSeconds: clockMs / 1000 }
}
