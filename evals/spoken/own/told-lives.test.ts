import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readTranscript } from '../../../api/coach/reading/built-in/told-life/read-transcript.ts'
import { withYears } from '../../../api/coach/reading/built-in/told-life/spoken-times.ts'
import { familyOf } from '../../../api/coach/text/stem.ts'
import { wordsOf } from '../../../api/coach/text/words.ts'
import type { ResumeData } from '../../../api/contract/voice-to-resume.ts'
import { labelledTranscripts, missedFacts } from './labelled.ts'

/** What the issue asks for; what we reach is printed. */
const wantedShare = 0.8

const sets = [
  ['ten careers that the rules were made with', 'development'],
  // Unseen the rules got 0.93 of these at first, 0.94 when the ten above were right.
  ['six careers that were written down before the rules', 'blind'],
  // Unseen the rules got 0.78 of these; what they taught was put right then.
  ['five more, written when the rules stood', 'second-blind'],
  // Unseen the rules, with what the second five had taught, got 0.91 of these.
  ['and another five', 'third-blind'],
  // Unseen: 0.93.
  ['and four more', 'fourth-blind'],
] as const

describe.each(sets)('%s', (_what, set) => {
  const cases = labelledTranscripts(join(import.meta.dirname, set))

  test('at least 0.8 of what was said is in the resume, in its right place', () => {
    const results = cases.map((one) => ({ name: one.name, ...missedFacts(one, readTranscript(one.transcript).resume) }))
    const facts = results.reduce((sum, result) => sum + result.facts, 0)
    const missed = results.flatMap(({ name, missed }) => missed.map((what) => `${name}: ${what}`))
    console.log(`${set}: ${facts - missed.length} of ${facts} facts`, missed)
    expect((facts - missed.length) / facts).toBeGreaterThanOrEqual(wantedShare)
    for (const result of results) expect(result.missed.length / result.facts, result.name).toBeLessThan(0.3)
  })

  test.each(cases)('$name: no word of the resume was invented', ({ transcript }) => {
    expect(inventedWords(readTranscript(transcript).resume, transcript)).toEqual([])
  })
})

const monthNames = 'january february march april may june july august september october november december'.split(' ')

/** Words of our own: "Present", "with the team", "Skills include", "with experience at". */
const ourOwn = new Set('present with the team skills include experience at and expected a little fluent'.split(' '))

function inventedWords({ contactInfo, ...resume }: ResumeData, transcript: string): string[] {
  const said = wordsOf(withYears(transcript.replaceAll('’', "'"))).flatMap((word) => [word, ...word.split(/[-'.&]/)])
  const figures = said.flatMap((word) => ({ ten: '10', thirty: '30' })[word] ?? [])
  // "Jan" and "06/2017" are written out.
  const months = monthNames.filter(
    (name, at) => said.includes(name.slice(0, 3)) || new RegExp(`\\b0?${at + 1}/\\d{4}`).test(transcript),
  )
  const known = new Set([...said, ...said.map(familyOf), ...figures, ...months])
  const written = [contactInfo.name, contactInfo.location, JSON.stringify(Object.values(resume))].join(' ').replaceAll('\\n', ' ')
  return wordsOf(written)
    .filter((word) => !ourOwn.has(word) && !known.has(word) && !known.has(familyOf(word)))
    .filter((word) => !/^(?:title|company|location|dates|description|degree|institution)$/.test(word))
}
