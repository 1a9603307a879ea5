import { expect, test } from 'vitest'
import { lineFault, toldLines } from '../../../api/contract/limits.ts'
import type { RequirementLine } from '../../../api/contract/resume-analysis.ts'
import { shownCount } from '../../../api/contract/shown-count.ts'
import { plainText } from '../../export/plain-text.ts'
import type { ToldAnswer } from '../../generation/told-answers.ts'
import { analysisOutline } from './analysis-outline.ts'
import { changeWords, detailWords, gainWords, lanesOf, linesIn, openGaps, scoreBars } from './requirement-lines.ts'
import { exampleSections } from './testing/example-analysis.ts'
import { toldFault } from './told-answer.tsx'

const { score, gaps } = exampleSections
const lines = linesIn(exampleSections)

test('every line of the ad that asks is there once, what is open first', () => {
  const lanes = lanesOf(lines)
  expect(lanes.map(({ lane }) => lane)).toEqual(['ask', 'half', 'shown'])
  expect(lanes.flatMap((lane) => lane.lines)).toHaveLength(lines.length)
  expect(shownCount(lines)).toBe('Your resume shows 2 of 4 requirements, 1 in part; 1 open')
  expect(plainText(analysisOutline({ received: exampleSections }))).toContain(
    'Your resume shows 2 of 4 requirements, 1 in part; 1 open.',
  )
})

test('what gains most comes first in its lane, then must-haves', () => {
  const plus: RequirementLine = { ...lines[3]!, text: 'Night shifts', worth: 5 }
  const must: RequirementLine = { ...lines[3]!, text: 'Day shifts', importance: 'must' }
  const [half] = lanesOf([lines[3]!, must, plus])
  expect(half!.lines.map(({ text }) => text)).toEqual(['Night shifts', 'Day shifts', 'Training of juniors is a plus'])
})

test('the lane with the line to start with comes first, and stays there once that is answered', () => {
  const start: RequirementLine = { ...lines[3]!, worth: 8 }
  const other: RequirementLine = { ...lines[2]!, worth: 5 }
  const answered = [{ ...start, reply: 'yes' as const }, other]
  expect(lanesOf([other, start]).map(({ lane }) => lane)).toEqual(['half', 'ask'])
  expect(lanesOf(answered, null, [other, start]).map(({ lane }) => lane)).toEqual(['half', 'ask'])
  expect(detailWords({ ...start, worth: 0, importance: 'must' })).toBe('Must-have · adds no points')
})

test('what the user said no to is not asked any more, and promises nothing', () => {
  const no: RequirementLine = { ...lines[3]!, reply: 'no' }
  expect(lanesOf([no])).toMatchObject([{ lane: 'no', title: 'You said no' }])
  expect([gainWords(no), gainWords(lines[3]!), gainWords(lines[0]!)]).toEqual([null, '+2', null])
})

test('each line says what is to be known about it, and nothing else', () => {
  expect(detailWords(lines[2]!)).toBe('Must-have · not in your resume')
  expect(detailWords(lines[3]!)).toBe('')
  expect(detailWords(lines[1]!)).toBe('Must-have')
})

test('the bars add up to the number on the ring, and so does what they could be to 100', () => {
  const bars = scoreBars(score)
  expect(bars.map(({ label, points, most }) => `${label} ${points} of ${most}`)).toEqual([
    'Must-haves 38 of 50',
    'Other asks 11 of 20',
    'Readable 13 of 15',
    'Evidence 10 of 15',
  ])
  expect(bars.reduce((sum, { points }) => sum + points, 0)).toBe(score.atsScore)
  const unmeasured = score.scoreParts.map((part) => (part.id === 'format' ? { ...part, points: null } : part))
  expect(scoreBars({ ...score, scoreParts: unmeasured }).map(({ label }) => label)).not.toContain('Readable')
})

test('the file says whose resume it is, which job and when, as far as that is known', () => {
  const about = { name: 'Ana Costa', jobTitle: 'Registered Nurse', company: null }
  const line = (received: typeof exampleSections) => analysisOutline({ received }, new Date(2026, 0, 2, 12))[1]
  expect(line({ ...exampleSections, score: { ...score, about } })).toMatchObject({
    text: 'Ana Costa · Registered Nurse · January 2, 2026',
  })
  expect(line({ ...exampleSections, score: { ...score, about: { name: null, jobTitle: null, company: null } } })).toMatchObject({
    text: 'January 2, 2026',
  })
})

test('an answer or an edited line says what it has changed, up or down or not at all', () => {
  const filled = lines.map((line) => (line.id === 'A4' ? { ...line, state: 'shown' as const } : line))
  const [before, after] = [
    { atsScore: 60, lines },
    { atsScore: 66, lines: filled },
  ]
  expect(changeWords(before, after)).toBe('The score goes from 60 to 66. Shown now: “Wound care certificate required”.')
  expect(changeWords(after, before)).toBe('The score goes from 66 to 60. No longer shown: “Wound care certificate required”.')
  expect(changeWords(before, before)).toBe('The score stays at 60. No requirement changed.')
})

test('an empty or too long answer is refused before it is sent', () => {
  expect(lineFault(' \n')).toBe('Please write the line first.')
  expect(lineFault('a'.repeat(401))).toMatch(/400 characters/)
  expect(lineFault('a'.repeat(400))).toBeNull()
})

test('an answer has up to 400 characters, and at least one', () => {
  expect(toldFault('a'.repeat(toldLines.maxCharacters))).toBeNull()
  expect(toldFault('a'.repeat(toldLines.maxCharacters + 1))).toMatch(/400 characters/)
  expect(toldFault('  ')).toBe('Please type or speak a sentence first.')
})

const [first, own] = gaps.gaps
const answerTo = (gap: typeof first, at = 0): ToldAnswer => ({
  ...{ gap: gap! },
  line: { id: `Q${at + 1}`, requirement: gap!.requirement, ownLine: gap!.ownLine, reply: 'yes', text: 'Since 2024.' },
})

test('nothing is asked twice, and a question keeps the words in which it was asked first', () => {
  const reworded = { ...first!, question: 'Have you got it?' }
  expect(openGaps({ gaps: { gaps: [reworded, own!] } }, gaps.gaps, [])).toEqual([first, own])
  expect(openGaps({ gaps: { gaps: [reworded, own!] } }, gaps.gaps, [answerTo(first)])).toEqual([own])
})

test('the question that could gain most comes first', () => {
  const asked = [3, 7].map((worth, at) => ({ ...lines[0]!, text: `Line ${at}`, worth }))
  const received = {
    gaps: { gaps: asked.map(({ text }) => ({ ...first!, requirement: text })) },
    requirements: { reader: 'builtin' as const, lines: asked },
  }
  expect(openGaps(received, [], []).map(({ requirement }) => requirement)).toEqual(['Line 1', 'Line 0'])
})

test('ten questions in all', () => {
  const more = Array.from({ length: 12 }, (_, at) => ({ ...first!, requirement: `Line ${at}` }))
  const told = more.slice(0, 8).map(answerTo)
  expect(openGaps({ gaps: { gaps: more } }, [], told)).toHaveLength(2)
  expect(openGaps({ gaps: { gaps: more } }, [], more.slice(0, 10).map(answerTo))).toEqual([])
})
