import { statementsOf } from '../text/sentences.ts'
import { type NumberedLine, numbered } from './numbered-lines.ts'
import thoughtStarts from './thought-starts.json' with { type: 'json' }

/** Where the next thought may begin, in speech transcribed without periods. */
const thoughtStart = new RegExp(
  `(?<!\\b(?:and|but|so|then|because|what|where|when|how|that|as|if|do|did|am|was|which|while|until|since|,))\\s+(?=(?:${thoughtStarts.join('|')})\\s)`,
  'gi',
)
/** A longer sentence is cut. */
const longWords = 30
/** A shorter piece takes the next thought as well. */
const leastWords = 12
/** Longest piece without such a word. */
const mostWords = 45

/** A transcript as numbered lines: its sentences, with long ones cut where a thought begins. */
export function transcriptLines(transcript: string): NumberedLine[] {
  const sentences = transcript
    .replace(/[’‘]/g, "'")
    .split(/\s*\n\s*/)
    .flatMap((paragraph) => statementsOf(paragraph.replace(/\s+/g, ' ')))
  const pieces = sentences.flatMap((sentence) => (wordCount(sentence) > longWords ? cut(sentence) : [sentence]))
  const lines = pieces.map((piece) => piece.trim()).filter((piece) => /[\p{L}\p{N}]/u.test(piece))
  return numbered('T', lines)
}

const wordCount = (text: string) => text.split(' ').length

function cut(sentence: string): string[] {
  const pieces: string[] = []
  for (const thought of sentence.split(thoughtStart)) {
    const last = pieces.at(-1)
    if (last !== undefined && (wordCount(last) < leastWords || wordCount(thought) < 3))
      pieces[pieces.length - 1] = `${last} ${thought}`
    else pieces.push(thought)
  }
  return pieces.flatMap(byLength)
}

function byLength(piece: string): string[] {
  const words = piece.split(' ')
  return Array.from({ length: Math.ceil(words.length / mostWords) }, (_, at) =>
    words.slice(at * mostWords, (at + 1) * mostWords).join(' '),
  )
}
