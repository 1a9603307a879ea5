import { expect, test } from 'vitest'
import type { CoverLetterSection } from '../../api/contract/cover-letter.ts'
import { countWords } from '../../api/contract/limits.ts'
import { features, people } from './people.ts'
import { recordedCoach } from './recorded-coach.ts'
import { recordedFigures, recordedSecondLook } from './table.ts'

const { model, builtin, notRecorded } = await recordedFigures()

test('every reading is recorded', () => {
  expect(notRecorded).toEqual({ pairs: 0, answers: 0, lives: 0 })
})

test('with a model, missing keywords are right and few are overlooked; without one no worse than before', () => {
  expect(model.pairs.precision).toBeGreaterThanOrEqual(0.95)
  expect(model.pairs.recall).toBeGreaterThanOrEqual(0.9)
  expect(model.pairs.presentCalledMissing).toBeLessThanOrEqual(5)
  expect(builtin.pairs.precision).toBeGreaterThanOrEqual(0.6)
  expect(builtin.pairs.recall).toBeGreaterThanOrEqual(0.72)
})

test('better resumes for the same ad score more, whoever read them', () => {
  expect([model.ladders.kept, builtin.ladders.kept]).toEqual([2, 2])
})

test('answers are ranked as listeners rank them', () => {
  expect(model.answers.meanSpearman).toBeGreaterThanOrEqual(0.9)
  expect(model.answers.offTopicMost).toBeLessThanOrEqual(4)
  expect(model.answers.goodUnder4).toBe(0)
  expect(builtin.answers.meanSpearman).toBeGreaterThanOrEqual(0.85)
})

test('of the jobs that were told, nine in ten are wholly right with a model', () => {
  expect(model.lives.whollyRight / model.lives.jobs).toBeGreaterThanOrEqual(0.9)
  expect(model.lives.extra).toBeLessThanOrEqual(4)
  expect([...model.lives.forbidden, ...builtin.lives.forbidden]).toEqual([])
})

test('a second look names what code lets through, and leaves cited claims alone', async () => {
  const { passed, caught, cited, dropped } = await recordedSecondLook()
  expect(caught).toBe(passed)
  expect(dropped / cited).toBeLessThanOrEqual(0.025)
})

test('every letter has three paragraphs of 180 to 280 words in all, each resting on lines, and the reason in the user’s words', async () => {
  const { coach, replay } = await recordedCoach('people')
  const { run } = features.find(({ name }) => name === 'cover letter')!
  for (const person of people) {
    const events = (await Array.fromAsync(run(coach, person))) as CoverLetterSection[]
    expect(events.map(({ section }) => section)).toEqual(['letter'])
    const { isDraft, parts } = events[0]!.data
    expect([isDraft, parts.map(({ paragraph }) => paragraph)]).toEqual([false, ['opening', 'proof', 'closing']])
    const words = countWords(parts.map(({ text }) => text).join(' '))
    expect([words >= 180, words <= 280], person.pair).toEqual([true, true])
    for (const { adLines, ownLines } of parts) expect(adLines.length + ownLines.length).toBeGreaterThan(0)
    expect(parts[0]!.text).toContain(person.why.replace(/^um /, ''))
  }
  expect(replay.notRecorded).toEqual([])
  await replay.close()
})
