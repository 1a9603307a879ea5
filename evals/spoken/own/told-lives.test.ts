import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { writeResume } from '../../../api/coach/reading/built-in/told-life/read-told-life.ts'
import { familyOf } from '../../../api/coach/text/stem.ts'
import { wordsOf } from '../../../api/coach/text/tokens.ts'
import type { ResumeData } from '../../../api/contract/voice-to-resume.ts'
import { withSpokenYears } from '../../../api/contract/years-said.ts'
import { labelledTranscripts } from './labelled.ts'

const { signal } = new AbortController()

const sets = [
  ['ten careers that the rules were made with', 'development'],
  ['six careers that were written down before the rules', 'blind'],
  ['five more, written when the rules stood', 'second-blind'],
  ['and another five', 'third-blind'],
  ['and four more', 'fourth-blind'],
] as const

describe.each(sets)('%s', (_what, set) => {
  const cases = labelledTranscripts(join(import.meta.dirname, set))

  test.each(cases)('$name: no word of the resume was invented', async ({ transcript }) => {
    expect(inventedWords((await writeResume({ transcript, signal })).resumeData, transcript)).toEqual([])
  })
})

const monthNames = 'january february march april may june july august september october november december'.split(' ')

/** Words of our own: "Present", "with the team", "Skills include", "with experience at". */
const ourOwn = new Set('present with the team skills include experience at and expected a little fluent'.split(' '))

function inventedWords({ contactInfo, ...resume }: ResumeData, transcript: string): string[] {
  const spoken = transcript.replaceAll('’', "'")
  const said = wordsOf(`${spoken} ${withSpokenYears(spoken)}`).flatMap((word) => [word, ...word.split(/[-'.&]/)])
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
