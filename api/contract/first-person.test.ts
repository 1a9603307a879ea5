import { expect, test } from 'vitest'
import { asResumeLine, asSpoken } from './first-person.ts'

test.each([
  ['I managed a team of six.', 'Managed a team of six.'],
  ['I care for 30 patients a day', 'Care for 30 patients a day'],
  ['I also trained 12 new nurses', 'Trained 12 new nurses'],
  ['I was in charge of the night shift', null],
  ['I have an RN license', null],
  ['I cooked and I cleaned', null],
  ['I ran my own section', null],
  ['I’m the one who opens', null],
  ['Managed a team', null],
  ['I', null],
])('a line for the resume drops the leading I only where nothing else changes: %s', (said, line) => {
  expect(asResumeLine(said)).toBe(line ?? said)
})

test.each([
  ['Trained 12 new nurses', 'I trained 12 new nurses.'],
  ['Recorded vital signs and reported changes.', 'I recorded vital signs and reported changes.'],
  ['Led a sepsis screening project', 'I led a sepsis screening project.'],
  ['Registered nurse with six years on surgical units', null],
  ['Experienced nurse', null],
  ['Licensed practical nurse', null],
  ['Assess 5-6 patients per shift', 'I assess 5-6 patients per shift.'],
  ['Document assessments in Epic', 'I document assessments in Epic.'],
  ['Care for two patients per shift', 'I care for two patients per shift.'],
  ['Support worker at Oak House', null],
  ['Care plans for thirty residents', null],
  ['Reduced shrink from 2.1% to 1.3%', 'I reduced shrink from 2.1% to 1.3%.'],
  ['We got 98 on the last two inspections', 'We got 98 on the last two inspections.'],
  ['On call since 2019 because I live nearby', 'On call since 2019 because I live nearby.'],
  ['No incidents since start', null],
  ['Level I trauma center, 24 beds', null],
  ['Introduced SAP; led 5S and Kaizen', null],
  ['Used by two reporters at my old paper', null],
  ['Selected as one of five fellows from 300', null],
])('a line is spoken with an I only where it plainly tells a deed, and not at all where it is no sentence: %s', (line, said) => {
  expect(asSpoken(line)).toBe(said ?? '')
})
