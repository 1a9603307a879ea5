import { describe, expect, test } from 'vitest'
import {
  recordingAgain as again,
  answered,
  canComplete,
  chosen,
  completed as complete,
  dotAt,
  finished as finish,
  followedUp,
  type GivenAnswer,
  goneTo,
  labelAt,
  newPractice,
  next,
  type Practice,
  previous,
  questionOfAll,
  reviewed as review,
  shownAnswer,
} from './practice.ts'

type Step = (practice: Practice) => Practice

const questions = ['One?', 'Two?', 'Three?'].map((question) => ({ question, type: 'general' as const, goal: 'To know.' }))
const spoken = (id: string): GivenAnswer => ({ how: 'spoken', id, lengthMs: 5_000, captions: null })
const given =
  (index: number, id = `answer-${index}`): Step =>
  (practice) =>
    answered(practice, index, spoken(id))
const dot =
  (index: number): Step =>
  (practice) =>
    goneTo(practice, index)
const stepsFrom = (practice: Practice, ...steps: Step[]) => steps.reduce((before, step) => step(before), practice)
const practiceAfter = (...steps: Step[]) => stepsFrom(newPractice(questions), ...steps)
const dots = (...steps: Step[]) => {
  const practice = practiceAfter(...steps)
  return questions.map((_question, index) => dotAt(practice, index))
}

describe('the dots', () => {
  test('say current, completed, skipped and upcoming', () => {
    expect(dots()).toEqual(['current', 'upcoming', 'upcoming'])
    expect(dots(given(0), next)).toEqual(['completed', 'current', 'upcoming'])
    expect(dots(next, given(1), next)).toEqual(['skipped', 'completed', 'current'])
  })

  test('a completed one shows its answer, a skipped one waits for one, an upcoming one does nothing', () => {
    const before = practiceAfter(given(0), next, next)
    expect(shownAnswer(stepsFrom(before, dot(0)))).toEqual(spoken('answer-0'))
    expect(stepsFrom(before, dot(1)).at).toBe(1)
    expect(shownAnswer(stepsFrom(before, dot(1)))).toBeNull()
    expect(practiceAfter(dot(2)).at).toBe(0)
  })
})

describe('going back', () => {
  test('to a question with a recording shows it', () => {
    expect(shownAnswer(practiceAfter(given(0), next, previous))).toEqual(spoken('answer-0'))
  })

  test('stops at the first question', () => {
    expect(practiceAfter(previous)).toEqual(practiceAfter())
  })
})

describe('recording again', () => {
  test('hides the old answer, and keeps it until the new one is there', () => {
    const practice = practiceAfter(given(0), again)
    expect(shownAnswer(practice)).toBeNull()
    expect(shownAnswer(practiceAfter(given(0), again, next, previous))).toEqual(spoken('answer-0'))
    expect(practiceAfter(given(0), again, given(0, 'second')).places[0]).toMatchObject({
      takes: { length: 2 },
      answer: { id: 'second' },
    })
  })

  test('keeps every take, and lets an earlier one count', () => {
    const twice = practiceAfter(given(0), again, given(0, 'second'))
    expect(twice.places[0]!.takes.map(({ id }) => id)).toEqual(['answer-0', 'second'])
    const first = chosen(twice, 'answer-0')
    expect(shownAnswer(first)).toEqual(spoken('answer-0'))
    expect(first.places[0]!.takes).toHaveLength(2)
    expect(chosen(twice, 'of another question')).toEqual(twice)
  })

  test('needs something to record again', () => {
    expect(practiceAfter(again)).toEqual(practiceAfter())
  })
})

describe('completing', () => {
  test('takes an answer on the last question', () => {
    expect(canComplete(practiceAfter(given(0), next, next))).toBe(false)
    expect(practiceAfter(given(0), next, next, complete).phase).toBe('inProgress')
    expect(practiceAfter(next, next, given(2), complete).phase).toBe('completed')
    expect(practiceAfter(given(0), complete).phase).toBe('inProgress')
  })

  test('is possible in the middle once anything is answered', () => {
    expect(practiceAfter(finish).phase).toBe('inProgress')
    expect(practiceAfter(given(0), finish).phase).toBe('completed')
  })

  test('the review leads back to the summary from every question', () => {
    const practice = practiceAfter(given(0), next, next, given(2), complete, review, complete)
    expect(practice.phase).toBe('completed')
  })

  test('the review goes to the first answered question', () => {
    const practice = practiceAfter(next, given(1), next, given(2), complete, review)
    expect(practice).toMatchObject({ phase: 'inProgress', at: 1 })
    expect(practiceAfter(review)).toEqual(practiceAfter())
  })
})

test('an answer that is complete only after the user has moved on belongs to its own question', () => {
  const practice = practiceAfter(given(0), next, next, previous, given(0, 'late'))
  expect(practice.places[0]).toMatchObject({ answer: { id: 'late' } })
  expect(practice.at).toBe(1)
})

describe('follow-ups', () => {
  const ten = Array.from({ length: 10 }, (_none, at) => ({ question: `${at + 1}?`, type: 'general' as const, goal: '' }))
  const followUp =
    (to: number): Step =>
    (practice) =>
      followedUp(practice, to, `What did you do in ${to}?`)
  const tenAfter = (...steps: Step[]) => stepsFrom(newPractice(ten), ...steps)
  const answering = (count: number) => Array.from({ length: count }, (_none, at) => [given(at), next]).flat()
  const orderAfter = (...steps: Step[]) => {
    const practice = tenAfter(...steps)
    return practice.questions.map((_question, at) =>
      labelAt(practice, at).replace(/^Question |Follow-up to question /, (word) => (word === 'Question ' ? '' : '+')),
    )
  }
  const usual = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']

  test('are asked when the current question is done, in the order in which they arrive', () => {
    expect(orderAfter(given(0), next, followUp(1))).toEqual(['1', '2', '+1', ...usual.slice(2)])
    expect(orderAfter(given(0), followUp(1))).toEqual(['1', '+1', ...usual.slice(1)])
    const both = [...answering(2), followUp(1), followUp(2)]
    expect(orderAfter(...both)).toEqual(['1', '2', '3', '+1', '+2', ...usual.slice(3)])
    const practice = tenAfter(...both, next)
    expect(questionOfAll(practice)).toBe('Follow-up question')
    expect(practice.places[practice.at]!.takes).toEqual([])
    expect(questionOfAll(stepsFrom(practice, next, next))).toBe('Question 4 of 10')
  })

  test('wait for the question that was reached, also while the user looks at an earlier one', () => {
    expect(orderAfter(...answering(2), dot(0), followUp(2)).indexOf('+2')).toBe(3)
  })

  test('are three at most, one for a question', () => {
    const three = [...answering(1), followUp(1), followUp(1), given(1), followUp(2), next, next, next, given(4), followUp(3)]
    expect(orderAfter(...three)).toHaveLength(13)
    expect(orderAfter(...three, next, given(6), followUp(4))).toHaveLength(13)
  })

  test('that come later than two questions on are dropped', () => {
    expect(orderAfter(...answering(2), followUp(1))).toHaveLength(11)
    expect(orderAfter(...answering(3), followUp(1))).toEqual(usual)
  })

  test('to the last questions are asked before the end; after the summary none is', () => {
    const atTheEnd = [...answering(9), given(9)]
    expect(canComplete(tenAfter(...atTheEnd))).toBe(true)
    expect(canComplete(tenAfter(...atTheEnd, followUp(9)))).toBe(false)
    expect(canComplete(tenAfter(...atTheEnd, followUp(9), next, given(10)))).toBe(true)
    expect(orderAfter(...atTheEnd, complete, followUp(9))).toEqual(usual)
    expect(orderAfter(...atTheEnd, complete, review, followUp(9))).toEqual(usual)
  })
})
