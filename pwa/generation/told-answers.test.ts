import { getDefaultStore } from 'jotai'
import { afterEach, expect, test } from 'vitest'
import { toldLines } from '../../api/contract/limits.ts'
import type { GapQuestion } from '../../api/contract/told-line.ts'
import { draftsAtom, jobDescriptionDraftAtom, resumeDraftAtom } from '../platform/draft.ts'
import {
  changeTold,
  includedAtom,
  includeTold,
  linesOf,
  noteAnalyzedResume,
  type ToldAnswer,
  toldAboutAtom,
  toldField,
  withAnswer,
} from './told-answers.ts'

const store = getDefaultStore()
const ad = 'A nurse for nights.\nACLS is a must.'
const mine = new File(['mine'], 'ada.pdf')
const gap = (requirement: string): GapQuestion => ({
  ...{ id: 'A2', about: 'not-found', requirement, ownLine: null, question: 'Do you hold this?' },
  ...{ ask: { yes: 'Who issued it?', little: 'When do you expect it?' }, bridge: 'Say when you could get it.' },
})
const yes = { reply: 'yes', text: 'ACLS until 2027.' } as const

function tellAbout(requirement = 'ACLS is a must.') {
  store.set(resumeDraftAtom, mine)
  store.set(jobDescriptionDraftAtom, ad)
  noteAnalyzedResume(mine)
  changeTold(ad, (told) => ({ ...told, answers: withAnswer(told.answers, gap(requirement), yes) }))
}

afterEach(() => {
  store.set(draftsAtom, {})
  store.set(resumeDraftAtom, null)
})

test('what was told goes with the next request about the same ad, however its lines end', () => {
  tellAbout()
  const sent = [{ id: 'Q1', requirement: 'ACLS is a must.', ownLine: null, ...yes }]
  expect(JSON.parse(toldField(ad.replace('\n', '\r\n')).told!)).toEqual(sent)
  expect(toldField('Another ad altogether')).toEqual({})
})

test('another ad and another resume see nothing of it', () => {
  tellAbout()
  expect(store.get(toldAboutAtom)(ad).answers).toHaveLength(1)
  expect(store.get(toldAboutAtom)('Another ad').answers).toEqual([])
  store.set(resumeDraftAtom, new File(['a friend'], 'friend.pdf'))
  expect(toldField(ad)).toEqual({})
  noteAnalyzedResume(new File(['a friend'], 'friend.pdf'))
  expect(store.get(toldAboutAtom)(ad).answers).toEqual([])
})

test('a newer version of the resume takes the answers along once the user says so', () => {
  tellAbout()
  const newer = new File(['mine, newer'], 'ada-2.pdf')
  store.set(resumeDraftAtom, newer)
  includeTold(true)
  expect(toldField(ad).told).toContain('ACLS until 2027.')
  store.set(resumeDraftAtom, new File(['a friend'], 'friend.pdf'))
  expect(toldField(ad)).toEqual({})
  store.set(resumeDraftAtom, newer)
  const takeBack = noteAnalyzedResume(newer)
  expect(store.get(toldAboutAtom)(ad).answers).toHaveLength(1)
  takeBack()
  expect(store.get(toldAboutAtom)(ad).answers).toHaveLength(1)
})

test('answers that were removed from the form stay out, and stay told', () => {
  tellAbout()
  includeTold(false)
  expect(store.get(includedAtom)).toEqual([])
  expect(store.get(toldAboutAtom)(ad).answers).toHaveLength(1)
})

test('ten answers are kept and not eleven; the same question is answered once', () => {
  const ten = Array.from({ length: toldLines.atMost + 1 }).reduce<readonly ToldAnswer[]>(
    (answers, _, at) => withAnswer(answers, gap(`Line ${at}`), yes),
    [],
  )
  expect(linesOf({ answers: ten }).map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, at) => `Q${at + 1}`))
  const changed = withAnswer(ten, gap('Line 3'), { reply: 'no', text: '' })
  expect(changed).toHaveLength(10)
  expect(changed[3]!.line).toMatchObject({ id: 'Q4', reply: 'no', text: '' })
})
