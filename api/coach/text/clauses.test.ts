import { expect, test } from 'vitest'
import { clausesOf } from './clauses.ts'

const unended =
  'I was on the early shift and the line stopped because a belt had come off and I called the fitter and then I cleared the boxes so that nobody would fall over them'
const longer = `${unended} and when he came we saw that the other belt was worn too and I said that we should change both`

test('a clause stands where it says, and a full stop inside a figure ends none', () => {
  const transcript = 'We cut it to 3.5 days.  Nobody noticed!'
  const clauses = clausesOf(transcript)
  expect(clauses.map(({ text }) => text)).toEqual(['We cut it to 3.5 days.', 'Nobody noticed!'])
  for (const { text, start, end } of clauses) expect(transcript.slice(start, end)).toBe(text)
})

test('a sentence without an end is cut where the speaker starts anew', () => {
  expect(clausesOf(longer).map(({ text }) => text)).toEqual([
    'I was on the early shift and the line stopped',
    longer.slice(longer.indexOf('because')),
  ])
})

test('the clauses of one sentence belong together', () => {
  const transcript = `Hello. ${unended}. That was all.`
  expect(clausesOf(transcript).map(({ text }) => text)).toEqual(['Hello.', `${unended}.`, 'That was all.'])
})
