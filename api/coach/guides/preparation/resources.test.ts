import { expect, test } from 'vitest'
import { interviewRoundIds } from '../../../contract/interview-rounds.ts'
import { readMatch } from '../../reading/built-in/read-match.ts'
import { professions } from '../../testing/eight-professions.ts'
import data from './resources.json' with { type: 'json' }
import { resourcesFor } from './sections.ts'

const sourcesFor = (ad: string) =>
  resourcesFor({ round: 'technical', reading: readMatch('', ad, 2026) }).map(({ source }) => source)

test.each(professions.map(({ name, ad }) => [name, ad] as const))('a %s gets sources of that field for each round', (_, ad) => {
  const reading = readMatch('', ad, 2026)
  const lists = interviewRoundIds.map((round) => resourcesFor({ round, reading }))
  for (const list of lists) expect(new Set(list.map(({ source }) => source)).size).toBe(5)
  // The first two are the round's own, the rest the field's.
  expect(new Set(lists.flatMap((list) => list.slice(0, 2).map(({ source }) => source))).size).toBe(12)
  expect(lists[0]!.slice(2)).not.toEqual(data.anyField)
  expect(lists[0]!.slice(2)).toEqual(lists[5]!.slice(2))
})

test('the field is read from the ad', () => {
  expect(sourcesFor('Registered Nurse\n\nYou care for patients on a surgical ward and give medications.')).toContain(
    'The state board’s practice act',
  )
  expect(sourcesFor('Staff Accountant\n\nYou reconcile the general ledger and help with the audit.')).toContain(
    'The company’s last annual report',
  )
  expect(sourcesFor('Line Cook\n\nYou run a station in a restaurant kitchen and keep the menu moving.')).toContain(
    'The local food or lodging code',
  )
  expect(sourcesFor('Juggler wanted\n\nYou keep seven clubs in the air and make people laugh.')).toContain(
    'Two other ads for the same job',
  )
})

test('no source is a link, a title or a figure', () => {
  const all = [...Object.values(data.rounds).flat(), ...data.fields.flatMap(({ resources }) => resources), ...data.anyField]
  for (const { source, lookFor } of all) {
    expect(`${source} ${lookFor}`).not.toMatch(/https?:|www|\.(?:com|org|gov)|\d|[“”"]/)
    // A capital letter inside would name something.
    expect(source.slice(1)).toBe(source.slice(1).toLowerCase())
    expect(lookFor).toMatch(/^[A-Z].*[.?]$/)
  }
})
