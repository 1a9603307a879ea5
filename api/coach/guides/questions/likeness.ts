import functionWords from '../../data/function-words.json' with { type: 'json' }
import { stemKey } from '../../text/tokens.ts'
import subjectPatterns from './subjects.json' with { type: 'json' }

const small = new Set(functionWords)
const contentOf = (question: string): ReadonlySet<string> =>
  new Set(
    stemKey(question)
      .split(' ')
      .filter((stem) => !small.has(stem)),
  )

const subjects = subjectPatterns.map(({ asked }) => new RegExp(asked, 'i'))

/** What a question asks: its words, and the subjects that it may ask about in other words. */
export const gistOf = (question: string) => ({
  words: contentOf(question),
  subjects: subjects.filter((subject) => subject.test(question)),
})

export function shareGist(one: ReturnType<typeof gistOf>, other: ReturnType<typeof gistOf>): boolean {
  if (one.subjects.some((subject) => other.subjects.includes(subject))) return true
  const shared = [...one.words].filter((stem) => other.words.has(stem)).length
  // One word in common is no likeness: "Tell me about yourself" and "What do you do yourself?"
  return shared >= 0.75 * Math.min(one.words.size, other.words.size) && (shared > 1 || one.words.size === other.words.size)
}

/** Two questions that share most of their words, or ask the same in other words, are one question. */
export const areAlike = (one: string, other: string): boolean => shareGist(gistOf(one), gistOf(other))
