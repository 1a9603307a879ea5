import { expect, test } from 'vitest'
import { starPartsOf } from './star-answer.ts'

test('the four parts stand on lines of their own', () => {
  const answer =
    'Situation: A ward with 30 beds.\nTask: Fewer falls.\nAction: I led daily rounds: twice a day.\nResult: 40 % fewer.'
  expect(starPartsOf(answer)).toEqual({
    Situation: 'A ward with 30 beds.',
    Task: 'Fewer falls.',
    Action: 'I led daily rounds: twice a day.',
    Result: '40 % fewer.',
  })
})

test('a model that writes them in one paragraph or in bold is understood too', () => {
  expect(starPartsOf('**Situation:** Here. **Task:** That! Action: This. Result: Done.')).toEqual({
    Situation: 'Here.',
    Task: 'That!',
    Action: 'This.',
    Result: 'Done.',
  })
})

test('an answer without the four parts stays whole', () => {
  expect(starPartsOf('I would ask first.')).toBeNull()
  expect(starPartsOf('Situation: a\nTask: b\nAction: c')).toBeNull()
  expect(starPartsOf('Task: b\nSituation: a\nAction: c\nResult: d')).toBeNull()
  expect(starPartsOf('Situation:\nTask: b\nAction: c\nResult: d')).toBeNull()
})
