import type { Log } from '../../../log.ts'
import type { Material } from '../../guides/preparation/material.ts'
import type { StandIn } from '../../stand-in.ts'
import { wordsOf } from '../../text/words.ts'
import { reportFailure } from '../model-failure.ts'

import { builtinQuestion, type GroupOutcome, type WrittenQuestion } from './question-groups.ts'

/** With fewer of the ten from the model, the questions as a whole are the built-in coach's. */
const leastByModel = 6

/** Collects questions as their calls end and gives them out in the order of the interview. */
export interface QuestionSheet {
  /** All questions so far, when this outcome made the list grow; null when it has to wait for an earlier one. */
  add(outcome: GroupOutcome): WrittenQuestion[] | null
  /** Yielded at the end, where the built-in coach wrote some of them. */
  standIns(): StandIn<'questions'>[]
}

export function questionSheet(material: Material, log: Log): QuestionSheet {
  const arrived = new Map<number, WrittenQuestion[]>()
  const given: WrittenQuestion[] = []
  let next = 0
  return {
    add({ group, planned, outcome }) {
      if ('error' in outcome) reportFailure('questions', outcome.error, log)
      arrived.set(group, 'written' in outcome ? outcome.written : planned.map((one) => builtinQuestion(one, material)))
      const before = given.length
      for (let waiting = arrived.get(next); waiting; waiting = arrived.get(next)) {
        for (const question of waiting)
          given.push(isRepeat(question, given) ? builtinQuestion(question.planned, material) : question)
        arrived.delete(next)
        next += 1
      }
      return given.length > before ? [...given] : null
    },
    standIns() {
      const byModel = given.filter((question) => question.byModel).length
      if (byModel === given.length) return []
      return [{ standIn: 'questions', ...(byModel >= leastByModel && { partly: true }) }]
    },
  }
}

/** Ten questions are ten: what was asked or answered before in the same words is no other one. */
function isRepeat(one: WrittenQuestion, before: readonly WrittenQuestion[]): boolean {
  return before.some((other) => sameWords(other.question, one.question) || sameWords(other.star, one.star))
}

const sameWords = (one: string, other: string) => wordsOf(one).join(' ') === wordsOf(other).join(' ')
