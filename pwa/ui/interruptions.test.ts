import { expect, test } from 'vitest'
import { type Claim, type Claimed, type Interruption, turnOf } from './interruptions.ts'

const claims = (...all: [Interruption, Claim][]) =>
  new Map(all.map(([what, claim]): [string, Claimed] => [what, { what, claim }]))
const everything = claims(['update', 'wanted'], ['install', 'wanted'], ['unfinished-recording', 'wanted'])

test('one interruption at a time, the most urgent first', () => {
  expect(turnOf(everything, null, false)).toBe('unfinished-recording')
  expect(turnOf(claims(['update', 'wanted'], ['install', 'wanted']), null, false)).toBe('install')
  expect(turnOf(claims(['update', 'wanted']), null, false)).toBe('update')
})

test('the offer to install waits until it is known whether a recording was left behind', () => {
  const looking = claims(['unfinished-recording', 'looking'], ['install', 'wanted'])
  expect(turnOf(looking, null, false)).toBeNull()
})

test('nothing appears over an open dialog, and a dialog that is shown is not replaced', () => {
  expect(turnOf(everything, null, true)).toBeNull()
  expect(turnOf(everything, 'unfinished-recording', false)).toBe('unfinished-recording')
})

test('two dialogs never lie over each other: what nobody asked for steps back, and comes again afterwards', () => {
  // The offer to continue had its turn; while its script loaded, the user opened something else.
  expect(turnOf(everything, 'unfinished-recording', true)).toBeNull()
  expect(turnOf(everything, null, false)).toBe('unfinished-recording')
})

test('bars make way for a dialog, and the offer to install comes before a new version', () => {
  const offers = claims(['update', 'wanted'], ['install', 'wanted'])
  expect(turnOf(offers, null, false)).toBe('install')
  expect(turnOf(offers, null, true)).toBeNull()
  expect(turnOf(everything, 'update', false)).toBe('unfinished-recording')
  expect(turnOf(claims(['update', 'wanted']), 'update', true)).toBe('update')
})
