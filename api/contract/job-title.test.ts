import { expect, test } from 'vitest'
import { jobTitleIn } from './job-title.ts'

test.each([
  ['Primary School Teacher\n\nWe are a small school.', 'Primary School Teacher'],
  ['  # Registered Nurse, Medical-Surgical Unit\nRequirements:', 'Registered Nurse'],
  ['Warehouse Coordinator - Prairie Harvest Food Bank, Regina', 'Warehouse Coordinator'],
  ['Riverside Council\nJob title: Electoral Services Officer (Grade 5)\nPay: ...', 'Electoral Services Officer'],
  ['SOC Analyst (Tier 2), 24/7 operations', 'SOC Analyst'],
])('the title is what the ad itself says first, or after a label: %#', (ad, title) => {
  expect(jobTitleIn(ad)).toBe(title)
})

test.each([
  [''],
  ['Dear clockmaker,\nI own a small shop'],
  ["We're hiring! Are you the one?"],
  ['About us\nWe make things'],
  ['Hello, I own the chemist on the corner and look for somebody who knows medicines'],
  ['https://jobs.example.com/123'],
])('no title is made up where the ad does not begin with one: %j', (ad) => {
  expect(jobTitleIn(ad)).toBeNull()
})
