import { expect, test } from 'vitest'
import { readResume } from '../reading/built-in/resume/resume-reading.ts'
import { titleScore } from './title-score.ts'

const resume = (job: string, summary = '') =>
  readResume(
    `Ann Lee\n\n${summary && `SUMMARY\n${summary}\n\n`}EXPERIENCE\n\n${job}, Acme, 2018 - 2024\n- Led 5 people through a busy season`,
  )

test('the same job counts in full, another trade nothing', () => {
  expect(titleScore('Bus Driver', resume('Service bus driver'))).toMatchObject({
    points: 100,
    line: 'Service bus driver, Acme, 2018 - 2024',
  })
  expect(titleScore('Bus Driver', resume('Florist'))).toMatchObject({ points: 0, line: null })
})

test('half of the title is worth a third at most', () => {
  for (const [title, job] of [
    ['Bus Driver', 'Delivery driver'],
    ['Civil Engineer', 'Data engineer'],
  ] as const) {
    const { points } = titleScore(title, resume(job))
    expect(points).toBeGreaterThan(10)
    expect(points).toBeLessThan(45)
  }
})

test('a title that is only claimed in the summary counts less', () => {
  expect(titleScore('Pharmacist', resume('Shop assistant', 'Pharmacist who wants to come back.')).points).toBe(25)
})

test('without a title in the ad nothing is measured', () => {
  expect(titleScore(null, resume('Florist')).points).toBeNull()
})
