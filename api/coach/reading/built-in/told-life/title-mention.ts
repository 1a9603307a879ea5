import { isCapital, type NounPhrase, nounPhraseAt, type Word } from './noun-phrases.ts'
import { agentOf, isAgent, isOccupation, isPost } from './occupations.ts'
import { tenureOf } from './tenure.ts'

export interface TitleMention {
  text: string
  from: number
  /** The word after it. */
  to: number
  /** `named` stands where only a title can ("as a ..."), `alone` between breaks, `done` is made of what was done ("driving for"). */
  how: 'named' | 'alone' | 'done'
  /** Known for what somebody is paid to be. */
  isOccupation: boolean
}

/** What somebody says they are or were in a clause, or null. */
export function titleIn(words: readonly Word[]): TitleMention | null {
  for (const find of [asAt, namedAt, aloneAt]) {
    for (let at = 0; at < words.length; at++) {
      const found = find(words, at)
      if (found) return saidAgain(words, found)
    }
  }
  return doneIn(words)
}

const notMine = /^(?:my|our|their|his|her|this|that|some|one)$/
const beside = /^(?:at|for|with|in|on|by|from)$/

/** A title where only one can stand, whatever stands before it. */
function governedAt(words: readonly Word[], at: number) {
  const phrase = nounPhraseAt(words, at) ?? longTitleAt(words, at)
  if (!phrase || /^(?:my|our|this|that|some|one)$/.test(phrase.article)) return null
  const title = withPost(words, phrase)
  const isOccupied = phrase.isName
    ? (isOccupation(phrase.head) && isAgent(phrase.head)) || isPost(title.text)
    : words.slice(phrase.from, title.to).some(({ lower }) => isOccupation(lower)) || isPost(title.text)
  const next = words[title.to]?.lower === ',' ? words[title.to + 1] : words[title.to]
  const found: TitleMention = { text: title.text, from: phrase.from, to: title.to, how: 'named', isOccupation: isOccupied }
  return { found, phrase, isOccupied, isBeside: beside.test(next?.lower ?? '') }
}

/** "as a ...". */
function asAt(words: readonly Word[], at: number): TitleMention | null {
  const before = words[at - 1]?.lower
  const said = before === 'as' || before === 'like' ? governedAt(words, at) : null
  if (!said) return null
  return said.isOccupied || (before === 'as' && (said.phrase.article !== '' || said.isBeside)) ? said.found : null
}

/** "I was a ...", "became ...", "they made me ...". */
function namedAt(words: readonly Word[], at: number): TitleMention | null {
  const before =
    words.slice(0, at).findLast(({ lower }) => !/^(?:now|currently|presently|really|also|still|mostly|just)$/.test(lower))
      ?.lower ?? ''
  const isRaised = isRaisedTo(words, at)
  if (!isRaised && !/^(?:am|was|been|got|get|is)$/.test(before)) return null
  const said = governedAt(words, at)
  if (!said) return null
  const { found, phrase, isOccupied, isBeside } = said
  const hasArticle = /^(?:an?|the)$/.test(phrase.article) && (!phrase.isName || /^\p{Lu}{2,5}$/u.test(phrase.text))
  if (isRaised) return (isOccupied && !phrase.isName) || hasArticle ? found : null
  return isOccupied || (hasArticle && isBeside && /^(?:am|was|been)$/.test(before)) ? found : null
}

/** "named", "promoted to", "made me", "went on to be", "worked my way up to". */
function isRaisedTo(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 4), at).map(({ lower }) => lower)
  return (
    /^(?:became|become|named|promoted|me|to|appointed|be)$/.test(before.at(-1) ?? '') &&
    before.some((word) => /^(?:became|become|named|promoted|made|appointed|up|on|be)$/.test(word))
  )
}

/** "an over the road driver": small words inside a title that an article opens and an occupation ends. */
function longTitleAt(words: readonly Word[], at: number): NounPhrase | null {
  if (!/^(?:an?|the)$/.test(words[at]?.lower ?? '')) return null
  for (let to = at + 2; to < Math.min(words.length, at + 7); to++) {
    const { tag, lower } = words[to]!
    if (/^(?:PUNCT|TIME|AUX|PRON|CCONJ)$/.test(tag)) return null
    if (tag !== 'NOUN' || !isOccupation(lower)) continue
    const text = words
      .slice(at + 1, to + 1)
      .map((word) => word.text)
      .join(' ')
    return { text, from: at, to: to + 1, article: words[at]!.lower, isName: false, head: lower }
  }
  return null
}

/** "forklift driver, nights", "then shift lead". */
function aloneAt(words: readonly Word[], at: number): TitleMention | null {
  const before = words[at - 1]
  const phrase = nounPhraseAt(words, at)
  if (!phrase || notMine.test(phrase.article)) return null
  const title = withPost(words, phrase)
  const isOpen =
    !before ||
    /^(?:PUNCT|TIME|CCONJ)$/.test(before.tag) ||
    /^(?:then|now|so|currently|presently)$/.test(before.lower) ||
    (isCapital(before) && !phrase.isName)
  const isDoing = words.slice(0, at).some(({ tag, lower }) => tag === 'VERB' && tenureOf(lower) === 'other')
  const isTitle = (isOccupation(phrase.head) && (!phrase.isName || isAgent(phrase.head))) || isPost(phrase.text)
  return isOpen && isTitle && (!isDoing || before?.lower === 'so')
    ? { text: title.text, from: phrase.from, to: title.to, how: 'alone', isOccupation: true }
    : null
}

/** "as a warehouse, warehouse operative", "on the help desk, support technician": the second is the title. */
function saidAgain(words: readonly Word[], found: TitleMention): TitleMention {
  const again = words[found.to]?.tag === 'PUNCT' ? nounPhraseAt(words, found.to + 1) : null
  if (!again || again.isName || !isOccupation(again.head)) return found
  const isLonger = again.text.toLowerCase().startsWith(found.text.toLowerCase())
  return isLonger || !isOccupation(words[found.to - 1]!.lower) ? { ...found, text: again.text, to: again.to } : found
}

/** "head of sales", "chef de partie". */
function withPost(words: readonly Word[], phrase: NounPhrase): { text: string; to: number } {
  const link = words[phrase.to]?.lower ?? ''
  const more = /^(?:of|de)$/.test(link) ? nounPhraseAt(words, phrase.to + 1) : null
  if (more?.article !== '') return { text: phrase.text, to: phrase.to }
  return { text: `${phrase.text} ${link} ${more.text}`, to: more.to }
}

/** "driving for", "I taught at": who does it is its "-er"; "I washed pots at" stays what was done. */
function doneIn(words: readonly Word[]): TitleMention | null {
  const own = words.findIndex(({ lower }, nth) =>
    lower === 'own'
      ? words[nth - 1]?.lower === 'i' || /^(?:business|company|firm|practice)$/.test(words[nth + 1]?.lower ?? '')
      : lower === 'owned',
  )
  if (own >= 0) return { text: 'owner', from: own, to: own + 1, how: 'done', isOccupation: true }
  const at = words.findIndex(
    ({ tag, lower }, nth) =>
      (tenureOf(lower) === 'other' || /^(?:intern|volunteer|temp)/.test(lower)) &&
      (tag === 'VERB' || (lower.endsWith('ing') && tenureOf(words[nth - 1]?.lower ?? '') === 'begins')),
  )
  const said = words[at]
  const object = nounPhraseAt(words, at + 1)
  const next = words[at + 1]
  if (!said || !next) return null
  if (!object && (beside.test(next.lower) || /^(?:TIME|PUNCT)$/.test(next.tag))) {
    const agent = agentOf(said.lower)
    return agent ? { text: agent, from: at, to: at + 1, how: 'done', isOccupation: true } : null
  }
  const isSubject = words[at - 1]?.lower === 'i' && /ed$|^(?:drove|sold|ran|taught|built)$/.test(said.lower)
  if (!isSubject || !object || object.isName || object.article !== '' || object.to - object.from > 2) return null
  return { text: `${said.text} ${object.text}`, from: at, to: object.to, how: 'done', isOccupation: false }
}
