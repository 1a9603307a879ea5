import { expect, test } from 'vitest'
import { analysisNumbers } from '../../api/coach/score/analysis-numbers.ts'
import { plainDocument } from '../../api/coach/score/testing/plain-document.ts'
import { measureLadder, readLadders } from './ladder.ts'

const today = new Date('2026-06-01')

function scoreOf(resume: string, ad: string): number {
  const { sections } = analysisNumbers(plainDocument(resume), ad, today)
  return sections.find((section) => section.section === 'score')!.data.atsScore
}

test('for every ad perfect beats honest beats weak beats stuffed and unrelated, and pasting the ad gains nothing', () => {
  const { rows, margins } = measureLadder(scoreOf)
  for (const { name, faults } of rows) expect(faults, name).toEqual([])
  expect(margins.spread).toBeGreaterThanOrEqual(55)
})

test('an honest resume for another job scores far below the honest one for this job', () => {
  const ladders = readLadders()
  ladders.forEach(({ name, ad, resumes }, at) => {
    const other = ladders[(at + 3) % ladders.length]!.resumes
    expect(scoreOf(resumes.honest, ad), name).toBeGreaterThan(scoreOf(other.honest, ad) + 15)
    expect(scoreOf(resumes.honest, ad), name).toBeGreaterThan(scoreOf(other.perfect, ad) + 15)
  })
})

test('the ladder sees a score that counts words alone', () => {
  const words = (text: string) => new Set(text.toLowerCase().match(/[a-z]{4,}/g))
  const overlap = (resume: string, ad: string) =>
    (100 * [...words(ad)].filter((word) => words(resume).has(word)).length) / words(ad).size
  expect(measureLadder(overlap).kept).toBe(0)
})
