import { expect, test } from 'vitest'
import { plainText } from '../../export/plain-text.ts'
import { standInWords } from '../../generation/status-words.ts'
import { preparationOutline, sectionOutline } from './preparation-outline.ts'
import { exampleReceived } from './testing/example-preparation.ts'

test('everything that was paid for is in the file, in the order of the page', () => {
  const text = plainText(preparationOutline(exampleReceived))
  const pieces = [
    'INTERVIEW PREPARATION',
    'They want to see',
    'Know the ward',
    'Panel Interview: multiple interviewers assessment',
    'Telemetry',
    'Six years',
    'Led daily rounds',
    'Look at whoever asked',
    '1. Question 1?',
    'Situation: Ward 1 with 30 beds.',
    'In conversation: On ward 1 I led rounds.',
    '10. Question 10?',
    'A community hospital.',
    'Look up the last annual report.',
    'How many beds?',
    'In this role: Tell of the ward.',
  ]
  const positions = pieces.map((piece) => text.indexOf(piece))
  expect(positions.filter((place) => place < 0)).toEqual([])
  expect(positions).toEqual([...positions].sort((a, b) => a - b))
})

test('a list that does not fit the round leaves no empty heading', () => {
  const text = plainText(sectionOutline('expectations', exampleReceived))
  expect(text).toContain('Handling the panel')
  expect(text).not.toContain('Leadership traits')
})

test('an answer without the four parts stays whole', () => {
  const questions = { questions: ['Why us?'], starAnswers: ['Because of the ward.'], conversationalAnswers: ['The ward.'] }
  expect(plainText(sectionOutline('questions', { questions }))).toContain('Because of the ward.')
})

test('a section that has not arrived cannot be copied', () => {
  expect(sectionOutline('goal', {})).toEqual([])
})

test('without a resume or a readable ad the file says so', () => {
  const round = { ...exampleReceived.round, resumeRead: false, checked: false, technicalSkillGaps: [] }
  const text = plainText(sectionOutline('round', { round }))
  expect(text).toMatch(/Without a resume/)
  expect(text).toMatch(/nothing was compared/)
})

test('what the built-in coach wrote instead of the AI says so under its heading, whole sections and single questions', () => {
  const { questions } = exampleReceived
  const received = { ...exampleReceived, questions: { ...questions!, standInQuestions: [1] }, standIns: ['goal'] }
  const lines = plainText(preparationOutline(received)).split('\n').filter(Boolean)
  const before = lines.flatMap((line, at) => (line === standInWords ? [lines[at - 1]] : []))
  expect(before.map((line) => line?.slice(0, 9))).toEqual(['YOUR PLAN', 'GOAL OF T', '2. Questi'])
})
