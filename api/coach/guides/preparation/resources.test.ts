import { expect, test } from 'vitest'
import { readMatch } from '../../reading/built-in/read-match.ts'
import { professions } from '../../testing/eight-professions.ts'
import { resourcesFor } from './builtin-preparation.ts'
import { materialFor } from './material.ts'
import data from './resources.json' with { type: 'json' }

const sourcesFor = (ad: string) =>
  resourcesFor(materialFor(readMatch('', ad, 2026), 'technical', false)).map(({ source }) => source)

test.each(professions.map(({ name, ad }) => [name, ad] as const))('a %s gets three sources of that field', (_, ad) => {
  const sources = sourcesFor(ad)
  expect(new Set(sources).size).toBe(sources.length)
  expect(sources).toHaveLength(3)
  expect(sources).not.toContain(data.anyField[0]!.source)
})

test('the field is read from the ad', () => {
  expect(sourcesFor('Registered Nurse\n\nYou care for patients on a surgical ward and give medications.')).toContain(
    'The regulator’s rules for this work',
  )
  expect(sourcesFor('Staff Accountant\n\nYou reconcile the general ledger and help with the audit.')).toContain(
    'The help pages of the accounting software in the ad',
  )
  expect(sourcesFor('Line Cook\n\nYou run a station in a restaurant kitchen and keep the menu moving.')).toContain(
    'The local food code',
  )
  expect(sourcesFor('Juggler wanted\n\nYou keep seven clubs in the air and make people laugh.')).toContain(
    'Two other ads for the same job',
  )
})

test('no source is a link, a title or a figure', () => {
  const all = [...data.fields.flatMap(({ resources }) => resources), ...data.anyField]
  for (const { source, lookFor } of all) {
    expect(`${source} ${lookFor}`).not.toMatch(/https?:|www|\.(?:com|org|gov)|\d|[“”"]/)
    // A capital letter inside would name something.
    expect(source.slice(1)).toBe(source.slice(1).toLowerCase())
    expect(lookFor).toMatch(/^[A-Z].*[.?]$/)
  }
})
