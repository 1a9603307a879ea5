import phrases from '../../../data/phrases.json' with { type: 'json' }
import { type TaggedWord, taggedWords } from '../../../text/part-of-speech.ts'
import { type AnswerLine, type AnswerReading, hasFigure } from '../../answer-reading.ts'
import { type Deed, deedsOf } from './verbs.ts'
import { wordScore } from './words.ts'

const ownTask = new RegExp(`\\b(?:${phrases.ownTasks.join('|')})\\b`, 'i')
const outcomeMarker = new RegExp(`\\b(?:${phrases.outcomeMarkers.join('|')})\\b`, 'i')
const noOutcome =
  /\b(?:no (?:idea|result|clue)|(?:don't|do not|didn't|did not|never) (?:really )?(?:know|remember|find out|hear|change)|nothing (?:really )?changed|not sure (?:how|what|whether))\b/i

const detailsOfSetting = 2

export function readStory(
  lines: readonly AnswerLine[],
): Pick<AnswerReading, 'situation' | 'task' | 'action' | 'result' | 'checkable'> {
  const read = lines.map(({ id, text }) => {
    const words = taggedWords(text)
    return { id, text, words, deeds: deedsOf(words) }
  })
  const acts = (...by: Deed['by'][]) => read.filter(({ deeds }) => deeds.some((deed) => by.includes(deed.by)))
  const first = read.indexOf(acts('own')[0] ?? read[0]!)
  const opening = read.slice(0, Math.max(2, first + 1))
  const after = read.slice(Math.max(first + 1, Math.ceil(read.length * 0.5)))
  const results = after.filter(
    ({ text, words }) => !noOutcome.test(text) && (outcomeMarker.test(text) || (words.some(isDetail) && happensToOthers(words))),
  )
  const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id)
  return {
    situation: ids(opening.filter(({ words }) => words.filter(isDetail).length >= detailsOfSetting || words.some(isTrouble))),
    task: ids(read.filter(({ text }) => ownTask.test(text))),
    action: ids(acts('own').length > 0 ? acts('own') : acts('shared', 'planned', 'usual')),
    result: ids(results),
    checkable: ids(results.filter(({ text, words }) => hasFigure(text) || (outcomeMarker.test(text) && words.some(isDetail)))),
  }
}

const subjects: ReadonlySet<string> = new Set(['PRON', 'NOUN', 'PROPN', 'NUM'])
const isDetail = ({ tag, lower }: TaggedWord) =>
  tag === 'PROPN' || tag === 'NUM' || (tag === 'NOUN' && wordScore('concrete', lower) > 0.7)
const isTrouble = ({ tag, lower }: TaggedWord) =>
  lower === "n't" || ((tag === 'NOUN' || tag === 'VERB' || tag === 'ADJ') && wordScore('trouble', lower) > 0.8)

function happensToOthers(words: readonly TaggedWord[]): boolean {
  const verb = words.findIndex(({ tag }) => tag === 'VERB' || tag === 'AUX')
  const subject = words.slice(0, Math.max(0, verb)).findLast(({ tag }) => subjects.has(tag))
  return subject !== undefined && subject.lower !== 'i'
}
