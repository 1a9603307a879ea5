import { expect, test } from 'vitest'
import { readMatch } from '../../reading/built-in/read-match.ts'
import type { FoundProposal } from '../../score/proposed/proposal.ts'
import { createReadingMemory } from './reading-memory.ts'

const reading = (resume: string, ad = 'Nurses with experience of wound care wanted at once in our clinic.') =>
  readMatch(resume, ad)
const found: FoundProposal[] = [{ asked: { line: 3, from: 0, to: 2 }, importance: 'must', kind: 'skill', shown: [] }]
const hourMs = 60 * 60_000

test('a reading is known for two hours after it was last asked for, and gone then', () => {
  let nowMs = 0
  const memory = createReadingMemory(() => nowMs)
  memory.remember(reading('resume'), found)
  nowMs += 1.9 * hourMs
  expect(memory.recall(reading('resume'))).toBe(found)
  nowMs += 1.9 * hourMs
  expect(memory.recall(reading('resume'))).toBe(found)
  nowMs += 2.1 * hourMs
  expect(memory.recall(reading('resume'))).toBeUndefined()
})

test('another text is another reading, also where a sentence only moved to another part', () => {
  const memory = createReadingMemory()
  const own = reading('resume')
  memory.remember(own, found)
  expect(
    memory.recall(reading('resume', 'Nurses without experience of wound care wanted at once in our clinic.')),
  ).toBeUndefined()
  expect(memory.recall(reading('another resume'))).toBeUndefined()
  const marked = { ...own, ad: { ...own.ad, units: own.ad.units.map((unit) => ({ ...unit, part: 'benefits' as const })) } }
  expect(memory.recall(marked)).toBeUndefined()
})

test('the first reading of two texts counts, and nothing proposed is a reading too', () => {
  const memory = createReadingMemory()
  expect(memory.remember(reading('resume'), [])).toEqual([])
  expect(memory.remember(reading('resume'), found)).toEqual([])
})

test('five hundred readings are kept, and the one longest unused goes first', () => {
  const memory = createReadingMemory()
  for (let nth = 0; nth < 500; nth++) memory.remember(reading(`resume ${nth}`), found)
  memory.recall(reading('resume 0'))
  memory.remember(reading('one more'), found)
  expect(memory.recall(reading('resume 0'))).toBe(found)
  expect(memory.recall(reading('resume 1'))).toBeUndefined()
  expect(memory.recall(reading('resume 2'))).toBe(found)
})
