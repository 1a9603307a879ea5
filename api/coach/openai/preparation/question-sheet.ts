import { wordsOf } from '../../guards/words.ts'
import type { Asking } from './ask.ts'
import { type GroupOutcome, ownQuestion, type WrittenQuestion } from './question-groups.ts'

/**
 * What a person pays for are the questions: at least so many of the ten must be the connected model's, else the whole answer fails and its
 * credits go back.
 */
const leastByModel = 6

/** Collects questions as their calls end and gives them out in the order of the talk. */
export interface QuestionSheet {
  /** All questions so far, when this outcome made the list grow; null when it has to wait for an earlier one. */
  add(outcome: GroupOutcome): WrittenQuestion[] | null
  /** True as soon as too few of the ten can be the model's. */
  hasFailed(): boolean
  /** Whether the built-in coach wrote some of those given out. */
  hasStandIns(): boolean
}

export function questionSheet(count: number, asking: Pick<Asking, 'material'>): QuestionSheet {
  const arrived = new Map<number, WrittenQuestion[]>()
  const given: WrittenQuestion[] = []
  let next = 0
  return {
    add({ group, written }) {
      arrived.set(group, written)
      const before = given.length
      for (let waiting = arrived.get(next); waiting; waiting = arrived.get(next)) {
        for (const question of waiting) given.push(isRepeat(question, given) ? ownQuestion(question.asked, asking) : question)
        arrived.delete(next)
        next += 1
      }
      return given.length > before ? [...given] : null
    },
    hasStandIns: () => given.some(({ byModel }) => !byModel),
    hasFailed() {
      const seen = [...given, ...[...arrived.values()].flat()]
      return seen.filter(({ byModel }) => !byModel).length > count - leastByModel
    },
  }
}

/** Ten questions are ten: what was asked or answered before in the same words is no other one. */
function isRepeat(one: WrittenQuestion, before: readonly WrittenQuestion[]): boolean {
  return before.some((other) => sameWords(other.question, one.question) || sameWords(other.star, one.star))
}

const sameWords = (one: string, other: string) => wordsOf(one).join(' ') === wordsOf(other).join(' ')
