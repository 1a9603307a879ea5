import { expect, test } from 'vitest'
import { roundQuestions } from '../../api/contract/default-questions.ts'
import { plainText } from '../export/plain-text.ts'
import { fillBox } from '../platform/draft.ts'
import { answerBlocks, type Suggested, suggestedRows, writtenRows } from './answer-rows.ts'

const asked = roundQuestions.behavioral[0]!

const planned: Suggested = {
  question: asked.question,
  answer: 'Situation: [where] Task: [what] Action: [how] Result: [what came of it]',
  plan: {
    ...{ shape: 'story', ownLine: 'Led rounds on a ward with 30 beds', ownLineFrom: 'resume' },
    ...{ listensFor: asked.listensFor!, mistake: asked.mistake! },
    boxes: ['Situation', 'Task', 'Action', 'Result'].map((label, at) => ({ label, prompt: asked.plan![at]! })),
  },
}

const copied = (suggested: Suggested) => plainText(answerBlocks(suggested))

test('an empty plan is copied with its prompts as blanks, and nothing is written for the user', () => {
  const text = copied(planned)
  expect(text).toContain(`They listen for: ${asked.listensFor}`)
  expect(text).toContain(`A common mistake: ${asked.mistake}`)
  expect(text).toContain('From your resume: Led rounds on a ward with 30 beds')
  for (const { label, prompt } of planned.plan!.boxes) expect(text).toContain(`${label}: [${prompt}]`)
})

test('a filled plan is copied with the words of the user, and blanks where there are none yet', () => {
  fillBox(planned.question, 1, ' The rounds took too long. ')
  const text = copied(planned)
  expect(text).toContain('Task: The rounds took too long.\n')
  expect(text).toContain(`Situation: [${asked.plan![0]}]`)
})

test('a line that the user told us is named as such', () => {
  const told: Suggested = { ...planned, plan: { ...planned.plan!, ownLineFrom: 'told' } }
  expect(suggestedRows(told).at(-1)).toEqual({ label: 'You told us', text: 'Led rounds on a ward with 30 beds' })
})

test("an answer that a model wrote is copied with the user's own below it", () => {
  const written = { question: 'Why us?', answer: 'Because of the ward.', plan: undefined }
  expect(copied(written)).toBe('Because of the ward.')
  fillBox('Why us?', 0, 'I was born here.')
  expect(copied(written)).toBe('Because of the ward.\n\nYour answer: I was born here.')
})

test('the four parts stand on lines of their own', () => {
  const answer =
    'Situation: A ward with 30 beds.\nTask: Fewer falls.\nAction: I led daily rounds: twice a day.\nResult: 40 % fewer.'
  expect(writtenRows(answer)).toEqual([
    { label: 'Situation', text: 'A ward with 30 beds.' },
    { label: 'Task', text: 'Fewer falls.' },
    { label: 'Action', text: 'I led daily rounds: twice a day.' },
    { label: 'Result', text: '40 % fewer.' },
  ])
})

test('a model that writes them in one paragraph or in bold is understood too', () => {
  expect(writtenRows('**Situation:** Here. **Task:** That! Action: This. Result: Done.').map(({ text }) => text)).toEqual([
    ...['Here.', 'That!', 'This.', 'Done.'],
  ])
})

test('an answer without the four parts stays whole', () => {
  for (const answer of [
    'I would ask first.',
    'Situation: a\nTask: b\nAction: c',
    'Task: b\nSituation: a\nAction: c\nResult: d',
    'Situation:\nTask: b\nAction: c\nResult: d',
  ])
    expect(writtenRows(answer)).toEqual([{ label: null, text: answer }])
})
