import { expect, test } from 'vitest'
import { readResume } from '../reading/built-in/resume/resume-reading.ts'
import type { ExperienceLine } from '../reading/match-reading.ts'
import { gaps, matchScore } from './match-score.ts'
import { evidenceScore, scoreParts } from './score-parts.ts'

const all = { copied: [] as string[], shareAtWork: 1 }
const score = (lines: string[], reading = all, shows: (line: ExperienceLine) => boolean = () => true) =>
  evidenceScore(readResume(`EXPERIENCE\n${lines.map((line) => `- ${line}`).join('\n')}`).experienceLines, shows, reading)

const strong = ['Trained 12 new nurses on the ward in two years', 'Cut waiting time from 40 to 25 minutes with a new rota']

test('a verb, a figure and a fair length make full evidence', () => {
  expect(score(strong).points).toBe(100)
})

test('each of the three counts a third', () => {
  expect(score(['Moved 3 pumps', 'Moved 4 pumps']).points).toBeCloseTo(66.67, 1)
  expect(
    score([
      'Answered questions of customers in the shop every single day',
      'Greeted guests at the door and showed them to tables',
    ]).points,
  ).toBeCloseTo(66.67, 1)
})

test('lines that have nothing to do with the job are no evidence for it', () => {
  const figures = score([...strong, 'Arranged flowers'], all, ({ text }) => text.includes('nurses'))
  expect(figures).toMatchObject({ points: 100, lines: 3, aboutTheJob: 1, withFigure: 1 })
  expect(score(strong, all, () => false).points).toBe(0)
})

test('well written lines that show little of what is asked count little', () => {
  expect(score(strong, { ...all, shareAtWork: 0.02 }).points).toBeCloseTo(10)
  expect(score(strong, { ...all, shareAtWork: 0.3 }).points).toBe(100)
})

test('what repeats the job description claims something and proves nothing', () => {
  expect(score(strong, { ...all, copied: ['Carries out wound care', 'Leads the ward'] }).points).toBe(50)
})

test('eight and thirty words are within bounds, seven and thirty-one are not', () => {
  const words = (count: number) => `Led 5 ${Array.from({ length: count - 2 }, () => 'people').join(' ')}`
  expect(score([words(8), words(30)]).wellSized).toBe(2)
  expect(score([words(7), words(31)]).wellSized).toBe(0)
})

test('a year or a product number is no figure', () => {
  expect(score(['Led the kitchen in 2019', 'Installed Windows 11 for staff']).withFigure).toBe(0)
})

test('one line is too few to judge', () => {
  expect(score(['Led 5 people through the busiest season of the year']).points).toBeNull()
})

test('a verb of two words is one, what was done by others is none', () => {
  const { withVerb } = score(['Cycle counted 2,000 parts a week', 'Spot welded 300 brackets a shift'])
  expect(withVerb).toBe(2)
  expect(score(['Data collected for 20 clients', 'Cash handled by 3 staff']).withVerb).toBe(0)
})

test('what counts only in part as a gap is explained for the built-in reader, and never said of a model', () => {
  const text = 'Ten years of wound care'
  const explained = (reader: 'model' | 'builtin') => {
    const part = { requirement: text, isShown: false, coverage: 0, gap: gaps[reader].unsure }
    return scoreParts(matchScore([{ text, isMust: true, parts: [part] }]), score(strong), 100, 1)[0]!.explanation
  }
  expect(explained('builtin')).toContain(
    'In 1 of them, we can’t tell whether your resume says it in other words, so what we did not find costs 40% of what a clear miss does',
  )
  expect(explained('model')).not.toContain('clear miss')
})
