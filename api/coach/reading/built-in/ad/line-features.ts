import { taggedWords } from '../../../text/part-of-speech.ts'
import { meanVector, rankOf, vectorOf } from '../../../text/word-vectors.ts'

/** A sentence, a bullet or a heading of an ad, as the classifier sees it: without its mark, which copying often loses. */
export interface AdLine {
  text: string
  /** The first sentence of its line. */
  opens: boolean
}

export type Features = Map<string, number>

/** Words of this rank or less are grammar more than meaning; their share in a mean vector is small. */
const commonRank = 120
/** A heading is no longer than this. */
const longestHeading = 9
const mostWords = 60

function looksLikeHeading({ text, opens }: AdLine): boolean {
  return opens && !/[.!;,]$/.test(text) && text.split(/\s+/).length <= longestHeading
}

function addVector(features: Features, prefix: string, words: readonly string[], scale: number): void {
  const mean = meanVector(words, (word) => ((rankOf(word) ?? 0) <= commonRank ? 0.15 : 1))
  for (const [d, value] of mean.entries()) features.set(`${prefix}${d}`, value * scale)
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/\d[\d,.]*/g, (figure) => (/^(?:19|20)\d\d$/.test(figure) ? '<year>' : figure.length > 3 ? '<big>' : '<number>'))
      .match(/<\w+>|[£$€%&]|\p{L}+(?:'\p{L}+)?|[!?:]/gu)
      ?.slice(0, mostWords) ?? []
  )
}

function shapeOf(line: AdLine, words: readonly string[]): string[] {
  const { text } = line
  const length = words.length
  return [
    `length ${length <= 3 ? 3 : length <= 6 ? 6 : length <= 10 ? 10 : length <= 18 ? 18 : 'long'}`,
    `ends ${/[.!?:;,]$/.exec(text)?.[0] ?? 'bare'}`,
    ...(line.opens ? ['opens'] : ['goes on']),
    ...(text === text.toUpperCase() && /\p{Lu}{3}/u.test(text) ? ['capitals'] : []),
    ...(/^\p{Lu}/u.test(text) ? [] : ['starts small']),
    ...(looksLikeHeading(line) ? ['like a heading'] : []),
    ...(/^[^:]{2,40}:\s*\S/.test(text) ? ['labelled'] : []),
    ...(/@|www\.|https?:/.test(text) ? ['address'] : []),
    ...((text.match(/,/g) ?? []).length > 2 ? ['list'] : []),
    ...(/\S\s+\p{Lu}{2,}|\p{Ll}\p{Lu}|\p{L}\d/u.test(text) && text !== text.toUpperCase() ? ['codes or brands'] : []),
  ]
}

/** What one line shows by itself: its words, pairs of words, meaning, parts of speech and shape. */
function ownFeatures(line: AdLine): Features {
  const words = wordsOf(line.text)
  const features: Features = new Map()
  const add = (name: string, value = 1) => features.set(name, value)
  add('always')
  for (const word of words) add(`w ${word}`)
  for (let at = 0; at + 1 < words.length; at++) add(`w ${words[at]} ${words[at + 1]}`)
  add(`first ${words[0]}`)
  add(`first ${words[0]} ${words[1] ?? ''}`)
  for (const shape of shapeOf(line, words)) add(shape)
  const label = /^([^:]{2,40}):\s*\S/.exec(line.text)?.[1]
  if (label) for (const word of wordsOf(label)) add(`label ${word}`)
  const tags = taggedWords(line.text.slice(0, 300)).filter(({ tag }) => tag !== 'PUNCT' && tag !== 'X' && tag !== 'SPACE')
  add(`tags ${tags[0]?.tag} ${tags[1]?.tag}`)
  add(`tag ${tags[0]?.tag}${/ing$/i.test(tags[0]?.text ?? '') ? ' ing' : ''}`)
  add(tags.some(({ tag }) => tag === 'VERB' || tag === 'AUX') ? 'verb' : 'no verb')
  addVector(features, 'v', words, 4)
  if (words[0] && vectorOf(words[0])) addVector(features, 'f', words.slice(0, 1), 1.5)
  return features
}

/**
 * The features of all lines of an ad: each line's own, those of the heading above it, and where it stands.
 * Shared by the trainer (`evals/training/train-line-classifier.ts`) and the classifier, so that both see the same.
 */
export function lineFeatures(lines: readonly AdLine[], isHeading: (at: number) => boolean): Features[] {
  let heading: string | null = null
  let since = 0
  return lines.map((line, at) => {
    const features = ownFeatures(line)
    const place = at === 0 ? 'first' : at === 1 ? 'second' : at === lines.length - 1 ? 'last' : ''
    if (place && lines.length > 2) features.set(`place ${place}`, 1)
    if (lines.length > 2) features.set('how far down', at / (lines.length - 1))
    const short = [at - 1, at, at + 1].map((one) => lines[one] && looksLikeHeading(lines[one]))
    features.set(`short ${short.join()}`, 1)
    if (heading !== null) {
      const words = wordsOf(heading)
      const near = since <= 8 ? 1 : 0.6
      for (const word of words) features.set(`h ${word}`, near)
      if (words.length > 1) for (let w = 0; w + 1 < words.length; w++) features.set(`h ${words[w]} ${words[w + 1]}`, near)
      addVector(features, 'h', words, 3 * near)
    } else if (lines.length > 2) features.set('no heading yet', 1)
    if (isHeading(at)) {
      heading = line.text
      since = 0
    } else since++
    return features
  })
}
