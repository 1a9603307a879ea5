import { expect, test } from 'vitest'
import type { ResumePlace } from '../../../../api/contract/improved-resume.ts'
import type { GapQuestion, ToldLine } from '../../../../api/contract/told-line.ts'
import type { Received } from '../analysis.ts'
import { asEdits, proposedChanges, type Results, unfilled } from './changes.ts'

const text = `Jane Doe
Summary
Nurse with nine years at work
Experience
Nurse, Mercy, 2019 – Present
• Led the night shift of the ward
• Charted in Epic for all patients
Certifications
• RN License`

const endOf = (line: string) => text.indexOf(line) + line.length
const places: ResumePlace[] = [
  { title: 'Summary', section: 'summary', from: text.indexOf('Summary'), at: endOf('at work') },
  { title: 'Nurse, Mercy', section: 'experience', from: text.indexOf('Nurse, Mercy'), at: endOf('all patients') },
  { title: 'Certifications', section: 'certifications', from: text.indexOf('Certifications'), at: endOf('RN License') },
]

function results({ rewrites = [], requirements = [], ...more }: Partial<Results> & Record<string, unknown> = {}): Results {
  const received = {
    document: { parserView: { text } },
    improvements: { resumeImprovements: [], resumeBulletPoints: [], rewrites },
    requirements: { reader: 'builtin', lines: requirements },
  } as unknown as Received
  return { paid: received, shown: received, answers: [], edits: [], ...more }
}

function told(said: Partial<ToldLine>, ownLine: string | null = null, bullet?: string) {
  const line: ToldLine = { id: 'Q1', requirement: 'BLS', ownLine, reply: 'yes', text: 'I have BLS', ...said }
  return { line, gap: { requirement: line.requirement, ownLine } as GapQuestion, ...(bullet && { bullet }) }
}

const original = 'Led the night shift of the ward'

test('a rewrite replaces its own line; one with a blank waits until the user fills it in', () => {
  const rewrites = [
    { original, improved: 'Led a night shift of 12' },
    { original: 'Charted in Epic for all patients', improved: 'Charted in Epic for [how many] patients' },
  ]
  const changes = proposedChanges(results({ rewrites }), places)
  expect(changes.map(({ isAccepted }) => isAccepted)).toEqual([true, false])
  const from = text.indexOf(original)
  expect(asEdits(changes)).toEqual([{ from, to: from + original.length, text: 'Led a night shift of 12' }])
  expect(unfilled(changes)).toEqual([])
  expect(unfilled(changes.map((one) => ({ ...one, isAccepted: true })))).toEqual([
    { blank: '[how many]', line: 'Charted in Epic for [how many] patients' },
  ])
})

test("the user's own edit of a line wins over a rewrite of it", () => {
  const from = text.indexOf(original)
  const edits = [{ from, to: from + original.length, text: 'Led 12 nurses at night' }]
  const changes = proposedChanges(results({ edits, rewrites: [{ original, improved: 'Led a shift' }] }), places)
  expect(changes.map(({ kind, text }) => [kind, text])).toEqual([['edit', 'Led 12 nurses at night']])
})

test('a rewrite whose line is not in the file is left out', () => {
  expect(proposedChanges(results({ rewrites: [{ original: 'Not there', improved: 'Better' }] }), places)).toEqual([])
})

test.each([
  ['below the closest line at work', told({}, original), undefined, endOf(original)],
  ['with the certifications, if the ad asks for a certificate', told({}), 'certificate', endOf('RN License')],
  ['at the newest job, if its closest line is in the summary', told({}, 'Nurse with nine years'), 'work', endOf('all patients')],
])('an answer goes %s', (_where, answer, kind, at) => {
  const requirements = kind ? [{ text: 'BLS', kind }] : []
  const changes = proposedChanges(results({ answers: [answer], requirements }), places)
  expect(changes).toMatchObject([{ kind: 'told', at, text: 'I have BLS', isAccepted: true }])
})

test("a connected model's line stands for the answer, and a no adds nothing", () => {
  const answers = [told({}, null, 'BLS certified since 2019'), told({ id: 'Q2', reply: 'no', text: '' })]
  const changes = proposedChanges(results({ answers }), places)
  expect(changes.map(({ text }) => text)).toEqual(['BLS certified since 2019'])
})
