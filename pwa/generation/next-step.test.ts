import { expect, test } from 'vitest'
import type { InterviewQuestion } from '../../api/contract/interview-questions.ts'
import { nextStep, type Workspace } from './next-step.tsx'

const empty: Workspace = {
  ...{ hasAd: false, hasResume: false, score: null, questions: null },
  ...{ practiced: {}, interview: null, hasPitch: false, credits: 100 },
}
const ask = (question: string): InterviewQuestion => ({ question, type: 'general', goal: '' })
const list = ['Why us?', 'A hard day?', 'Your plans?'].map(ask)
const jobDescription = 'Registered Nurse'
const given = { ...empty, hasAd: true, hasResume: true }
const scored = { ...given, score: { value: 67, jobDescription, company: null, change: null, openQuestions: 0 } }
const withQuestions = { ...scored, questions: { list, jobDescription, arePrepared: false } }
const said = { ...withQuestions, practiced: { analysis: ['Why us?', 'A hard day?'] } }
const prepared = { ...said, questions: { list, jobDescription, arePrepared: true } }
const interviewed = { ...prepared, interview: { mean: 7.2, label: 'Good' } }

const steps: [when: string, workspace: Workspace, label: string][] = [
  ['nothing is there', empty, 'Add the job you want'],
  ['there is a resume only', { ...empty, hasResume: true }, 'Add the job you want'],
  ['there is an ad only', { ...empty, hasAd: true }, 'Add your resume'],
  ['there are both', given, 'Check my resume (15 credits)'],
  ['an analysis is running', { ...given, isAnalyzing: true }, 'See your analysis being written'],
  ['questions were prepared first', { ...given, questions: prepared.questions }, 'Practice question 1 aloud (free)'],
  [
    'the file is gone an hour after its analysis',
    { ...scored, hasResume: false },
    'Prepare for ten likely questions (5 credits)',
  ],
  [
    'two questions would raise the score',
    { ...scored, score: { ...scored.score, openQuestions: 2 } },
    'Answer 2 questions to raise your score',
  ],
  ['one would', { ...scored, score: { ...scored.score, openQuestions: 1 } }, 'Answer 1 question to raise your score'],
  ['the analysis has questions', withQuestions, 'Practice question 1 aloud (free)'],
  ['the first was said', { ...withQuestions, practiced: { self: ['Why us?'] } }, 'Practice question 2 aloud (free)'],
  ['two were said', said, 'Prepare for ten likely questions (5 credits)'],
  ['questions are prepared', prepared, 'Practice the whole interview (15 credits)'],
  ['questions of the interview are paid for', { ...interviewed, paidQuestions: 7 }, 'Answer the other 7 (already paid)'],
  ['one of them is', { ...interviewed, paidQuestions: 1 }, 'Answer the last question (already paid)'],
  ['the interview is done', interviewed, 'Write your 60-second pitch (10 credits)'],
  ['the pitch is done too', { ...interviewed, hasPitch: true }, 'Practice question 3 aloud (free)'],
  [
    'everything was said',
    { ...interviewed, hasPitch: true, practiced: { all: list.map(({ question }) => question) } },
    'Practice a question aloud (free)',
  ],
  ['the credits do not suffice', { ...prepared, credits: 14 }, 'Practice question 3 aloud (free)'],
  ['there are no credits and no questions', { ...given, credits: 0 }, 'Practice a question aloud (free)'],
  ['the credits are unknown', { ...given, credits: null }, 'Check my resume (15 credits)'],
]

test.each(steps)('when %s, there is one next step', (_when, workspace, label) => {
  expect(nextStep(workspace).label).toBe(label)
})

test('a list of questions leads to the first one not said, whatever else is open', () => {
  const open = { ...withQuestions, score: { ...scored.score, openQuestions: 5 } }
  expect(nextStep(open, { amongQuestions: true }).label).toBe('Practice question 1 aloud (free)')
  expect(nextStep(open, { amongQuestions: true, open: new Set([1]) }).label).toBe('Practice question 2 aloud (free)')
  expect(nextStep({ ...open, practiced: prepared.practiced }, { amongQuestions: true }).label).toBe(
    'Practice question 3 aloud (free)',
  )
  expect(nextStep({ ...open, questions: null }, { amongQuestions: true }).label).toBe('Answer 5 questions to raise your score')
})

test('a question to say aloud goes along to Self practice', () => {
  expect(nextStep(withQuestions)).toMatchObject({ href: '/self-interview-prep', question: list[0] })
})
