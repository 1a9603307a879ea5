import { type PartOfSpeech, taggedWords } from '../../../text/part-of-speech.ts'
import { isOccupation, isPost } from './occupations.ts'
import { isTime } from './speech.ts'

export interface Word {
  text: string
  lower: string
  tag: PartOfSpeech | 'TIME'
  /** Of its clause. */
  isFirst: boolean
}

/** Longer ones nobody speaks; what comes behind is about something else. */
const longestClauseCharacters = 1_200

/** Behind these no plain verb stands: "I am crew leader". */
const nounsFollow = /^(?:am|is|was|were|been|a|an|the|as|at|for|with|by|in|of)$/

/** The words of a clause; "Tri-Ridge" and "uncle's" are one each, "I'm" is two, a mark is one of its own. */
export function wordsOfClause(text: string): Word[] {
  const words: (Word & { end: number })[] = []
  for (const { text: said, tag, start, end } of taggedWords(inFull(text.slice(0, longestClauseCharacters)))) {
    const last = words.at(-1)
    const isMark = tag === 'PUNCT' && /^[,.;:!?()"“”]+$/.test(said)
    if (last?.end === start && !isMark && !isTime(said) && !/^(?:PUNCT|PRON|TIME)$/.test(last.tag)) {
      last.text += said
      last.lower = last.text.toLowerCase()
      last.end = end
      if (tag !== 'PUNCT' && !/^['’]s?$/.test(said)) last.tag = tag
    } else {
      const known = isTime(said)
        ? 'TIME'
        : /^(?:went|left|came|got|began)$/i.test(said)
          ? 'VERB'
          : tag === 'VERB' && isNoVerb(words, said)
            ? 'NOUN'
            : tag
      words.push({ text: said, lower: said.toLowerCase(), tag: known, isFirst: words.length === 0, end })
    }
  }
  words.forEach((word, at) => {
    const [before, next] = [words[at - 1], words[at + 1]]
    // "So store manager"
    if (word.tag === 'VERB' && next && isOccupation(next.lower) && !/^(?:PRON|PART|AUX)$/.test(before?.tag ?? 'PRON'))
      word.tag = 'NOUN'
  })
  return words
}

/** What the tagger took for a verb where none can be: a name, or the end of "I am crew". */
function isNoVerb(before: readonly Word[], said: string): boolean {
  if (before.length > 0 && /^\p{Lu}\p{Ll}/u.test(said)) return true
  if (before.at(-1)?.tag === 'NOUN' && isPost(` ${said}`)) return true
  return !/(?:ing|ed|en)$/.test(said) && (nounsFollow.test(before.at(-1)?.lower ?? '') || isLoneNoun(before, said))
}

/** "So apprentice lineman", "then shift lead": where nobody does anything, these are no verbs. */
const isLoneNoun = (before: readonly Word[], said: string) =>
  before.every(({ tag }) => /^(?:ADV|CCONJ|SCONJ|PUNCT|TIME|NOUN)$/.test(tag))
    ? before.length > 0
    : isOccupation(said) && !before.some(({ tag }) => /^(?:PRON|PART|VERB)$/.test(tag))

/** "I'm" is "I am": the tagger takes the short form for a name. */
const inFull = (text: string) =>
  text
    .replace(/\b(i)['’]m\b/giu, '$1 am')
    .replace(/\b(i|we|they)['’]ve\b/giu, '$1 have')
    .replace(/\b(that|it|he|she|there|name)['’]s\b/giu, '$1 is')
    .replace(/\b(we|they)['’]re\b/giu, '$1 are')

export interface NounPhrase {
  /** Without its article. */
  text: string
  from: number
  /** The word after it. */
  to: number
  article: string
  /** Written with a capital. */
  isName: boolean
  /** Lower case. */
  head: string
}

const articles = new Set('a an the my our their his her its this some another one'.split(' '))
/** Not names, however they are written. */
const common =
  /^(?:i|i'm|ok|okay|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|easter|covid|english|spanish|french|german|polish)$/i
const links = new Set('of and & the de la du for'.split(' '))

/** A capital at the beginning of a clause makes no name of "Then". */
export const isCapital = (word: Word) =>
  /^(?:\p{Lu}|\d+\p{L})/u.test(word.text) &&
  !common.test(word.text) &&
  !(word.isFirst && /^(?:ADV|ADP|SCONJ|CCONJ|DET|AUX|VERB|PRON|INTJ)$/.test(word.tag))

/** The noun phrase that begins at a word: an article, then describing words and nouns, or a name with its small words. */
export function nounPhraseAt(words: readonly Word[], from: number): NounPhrase | null {
  let at = from
  // "The Purple Pig": a capital makes it part of the name.
  const isArticle = articles.has(words[at]?.lower ?? '') && (words[at]!.isFirst || /^\p{Ll}/u.test(words[at]!.text))
  const article = isArticle ? words[at++]!.lower : ''
  const start = at
  let lastNoun = -1
  let hasName = false
  for (; at < words.length && at - start < 8; at++) {
    const word = words[at]!
    const next = words[at + 1]
    const capital = isCapital(word)
    const after = next && next.lower === 'the' ? words[at + 2] : next
    const linksNames =
      hasName &&
      links.has(word.lower) &&
      (isCapital(words[at - 1]!) || links.has(words[at - 1]!.lower)) &&
      after &&
      isCapital(after)
    if (linksNames) continue
    if (!capital && !describes(word, next, at > start)) break
    // A common word behind a name belongs to it only where the phrase ends with it: "Bellagio hotel".
    hasName ||= capital
    const isHead = word.tag !== 'ADJ' || capital || /^an?$/.test(article) || (article === '' && words[at - 1]?.tag === 'NOUN')
    if (isHead || isOccupation(word.lower)) lastNoun = at
  }
  if (lastNoun < start) return null
  const kept = words.slice(start, lastNoun + 1)
  return {
    text: kept.map(({ text }) => text).join(' '),
    ...{ from, to: lastNoun + 1, article },
    isName: hasName,
    head: kept.at(-1)!.lower,
  }
}

/** The name in a phrase, without the common words around it: "care home Willow Court care assistant" is "Willow Court". */
export function nameIn(words: readonly Word[], phrase: NounPhrase): NounPhrase {
  if (!phrase.isName) return phrase
  const said = words
    .slice(phrase.from, phrase.to)
    .map((word, at) => ({ word, at: phrase.from + at }))
    .filter(({ at }) => at > phrase.from || phrase.article === '')
  const from = said.find(({ word }) => isCapital(word))!.at
  const last = said.findLast(({ word }) => isCapital(word))!.at
  // "Bellagio hotel"
  const to = phrase.to - last === 2 && !isOccupation(phrase.head) ? phrase.to : last + 1
  return {
    ...phrase,
    from,
    to,
    text: words
      .slice(from, to)
      .map(({ text }) => text)
      .join(' '),
  }
}

/** Whether a word without a capital can stand in a noun phrase. */
function describes(word: Word, next: Word | undefined, isInside: boolean): boolean {
  if (word.tag === 'NOUN' || word.tag === 'PROPN') return !common.test(word.text)
  if (word.tag === 'ADJ') return true
  if (word.tag === 'NUM') return isInside && /^\d+$/.test(word.text)
  if (/^(?:named|appointed|promoted|made|called|retired|based)$/.test(word.lower)) return false
  const goesOn = next !== undefined && (next.tag === 'NOUN' || next.tag === 'PROPN')
  if (word.tag === 'VERB') return goesOn && (isInside || /(?:ing|ed)$/.test(word.lower))
  return word.tag === 'PART' && /^['’]s?$/.test(word.text)
}
