import { corrected } from './self-corrections.ts'
import { type FoundTime, inFigures, timesIn, type When, withMonth } from './spoken-times.ts'

const fillers =
  /(?:^|(?<=[\s,.;]))(?:um+|uh+|erm?|hmm+|you know|kind of|sort of|basically|honestly|obviously|oh(?=,)|what (?:was|is) it|when was it|i want to say|if i remember(?: right(?:ly)?)?|let me (?:think|see|get this right)|hang on|hold on|bear with me|like(?=,))(?=[\s,.;]|$),?/gi
/** "L-u-i-s", "O-R-T-E-G-A", "F E N N": spelled for the recogniser. */
const spelled =
  /(?:,?\s*(?:that's|spelled|it's spelled)\s*)?(?<![\p{L}-])(?:(?:\p{L}[-.]){2,}\p{L}|(?:\p{Lu} ){3,}\p{Lu})(?![\p{L}-])\.?/gu

/** Each time that was said stands as one letter of its own in the text, so that no rule can cut it in two. */
const firstMark = 0xe200
const lastMark = 0xf8ff
const marks = /[\ue200-\uf8ff]/g

/** "since 2016, October I want to say": the month comes after. */
const monthAfter =
  /([\ue200-\uf8ff])[\s,]+(?:(?:yes|no|it|was|i|think|would|about|around|maybe|in|must|have|been|actually|the)\b[\s,]*)*((?:Jan|Febr)uary|March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber)\b(?=\s*(?:$|[,.;]|\b(?:i|yes)\b))/giu

/** One person's speech without fillers and what they took back, its times marked. */
export interface Speech {
  text: string
  whenOf(mark: string): When
  /** Written with capitals where they belong, so that a name has one. */
  hasCapitals: boolean
  /** The words again, years as figures. */
  said(text: string): string
}

export function readSpeech(transcript: string): Speech {
  const words = transcript.match(/\p{L}+/gu) ?? []
  const hasCapitals = (transcript.match(/(?<=[\p{L},]\s)\p{Lu}\p{Ll}/gu) ?? []).length >= words.length * 0.01
  const times: (FoundTime & { said: string })[] = []
  const plain = transcript.replace(marks, ' ').split('\n').map(withoutFillers).join('\n')
  let text = ''
  let from = 0
  for (const time of timesIn(plain).slice(0, lastMark - firstMark)) {
    text += plain.slice(from, time.from) + String.fromCharCode(firstMark + times.length)
    times.push({ ...time, said: inFigures(plain.slice(time.from, time.to)) })
    from = time.to
  }
  for (const [, mark = '', name = ''] of text.matchAll(monthAfter)) {
    const time = times[mark.charCodeAt(0) - firstMark]!
    time.when = withMonth(time.when, name)
  }
  const timeOf = (mark: string) => times[mark.charCodeAt(0) - firstMark]!
  return {
    text: corrected(text + plain.slice(from)),
    hasCapitals,
    whenOf: (mark) => timeOf(mark).when,
    said: (text) => text.replace(marks, (mark) => timeOf(mark).said),
  }
}

/** One letter that stands for a time. */
export const isTime = (word: string) => word.length === 1 && word >= '\ue200' && word <= '\uf8ff'

function withoutFillers(line: string): string {
  return line
    .replace(spelled, ' ')
    .replace(fillers, ' ')
    .replace(/\s*,(?:\s*,)+/g, ',')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s+([,.;])/g, '$1')
    .replace(/^[\s,.;]+/, '')
    .trim()
}
