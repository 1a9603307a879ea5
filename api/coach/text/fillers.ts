import { severalWord } from '../../contract/number-words.ts'
import rules from './filler-rules.json' with { type: 'json' }
import { alignWords, blanked, type SpokenWord, tokensOfTranscript } from './transcript-tokens.ts'

export interface Filler {
  text: string
  quote: string
  /** "um" rather than a word. */
  isSound: boolean
  start: number
  end: number
}

/** A silence this long sets a word off as a comma does. */
const setOffMs = 250
const sentenceEnd = /[.!?…\n]/
const setOff = /[,.;:!?…—–\n]|\s-\s/

/** At the edges of what is set off, and by the words beside it, separated by "|". */
interface FillerRule {
  phrase: string
  opens?: boolean
  closes?: boolean
  startsSentence?: boolean
  after?: string
  notAfter?: string
  before?: string
  notBefore?: string
}

const hesitation = rules[0]!.phrase
const isHesitation = new RegExp(`^(?:${hesitation}|er)$`)

const fillers = new RegExp(`(?<=^| )(?:${(rules as FillerRule[]).map(patternOf).join('|')})(?= )`, 'g')

function patternOf(rule: FillerRule): string {
  const words = (list: string) =>
    `(?:${list.replace('{hesitation}', `${hesitation}|er`).replace('{number}', `\\d\\S*|${severalWord}`)})`
  const behind = (not: string, list?: string) => (list ? `(?<${not}(?:^| )${words(list)} (?:[|‖] )?)` : '')
  const ahead = (not: string, list?: string) => (list ? `(?${not} (?:[|‖] )?${words(list)} )` : '')
  return [
    rule.startsSentence ? '(?<=‖ )' : rule.opens ? '(?<=[|‖] )' : '',
    behind('=', rule.after) + behind('!', rule.notAfter),
    `(?:${rule.phrase})`,
    rule.closes ? '(?= [|‖])' : '',
    ahead('=', rule.before) + ahead('!', rule.notBefore),
  ].join('')
}

/** Words such as "like" and "so" count only where they stand isolated: not in "I like", "so we went", "what kind of". */
export function findFillers(transcript: string, words: readonly SpokenWord[] = []): Filler[] {
  const tokens = tokensOfTranscript(transcript)
  const times = alignWords(tokens, words)
  const numberAt = new Map<number, number>()
  let marked = ''
  for (const [at, { text, lower, gap }] of tokens.entries()) {
    const [before, now] = [times[at - 1], times[at]]
    const isSilent = before && now && now.startMs - before.endMs >= setOffMs
    marked += at === 0 || sentenceEnd.test(gap) ? '‖ ' : setOff.test(gap) || isSilent ? '| ' : ''
    numberAt.set(marked.length, at)
    // Capitals are an acronym: the ER, a UM graduate.
    const isAcronym = text.length > 1 && text === text.toUpperCase() && isHesitation.test(lower)
    marked += `${isAcronym ? text : lower} `
  }
  return [...`${marked}‖ `.matchAll(fillers)].map(({ 0: text, index }) => {
    const first = numberAt.get(index)!
    const { start } = tokens[first]!
    const { end } = tokens[first + text.split(' ').length - 1]!
    return { text, quote: transcript.slice(start, end), isSound: isHesitation.test(text), start, end }
  })
}

/** Keeps all offsets. */
export function blankFillers(transcript: string): string {
  return blanked(transcript, findFillers(transcript))
}
