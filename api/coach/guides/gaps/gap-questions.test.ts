import { expect, test } from 'vitest'
import { readPairs } from '../../../../evals/pairs/own/pair.ts'
import { mostGaps } from '../../../contract/resume-analysis.ts'
import { GapQuestion, type ToldLine } from '../../../contract/told-line.ts'
import { readMatch } from '../../reading/built-in/read-match.ts'
import { mayAsk, requirementLines } from '../../reading/requirement-lines.ts'
import { gapQuestions } from './gap-questions.ts'

const readings = (['development', 'fresh'] as const).flatMap(readPairs).map(({ resume, ad }) => readMatch(resume, ad, 2026))
const all = readings.map((reading) => ({ reading, gaps: gapQuestions(reading) }))

test('at most five are asked, never about what is shown, at most two about lines without a result', () => {
  for (const { reading, gaps } of all) {
    expect(gaps.length).toBeLessThanOrEqual(mostGaps)
    expect(gaps.filter(({ about }) => about === 'no-result').length).toBeLessThanOrEqual(2)
    const shown = requirementLines(reading).flatMap(({ state, text }) => (state === 'shown' ? [text] : []))
    for (const gap of gaps) {
      GapQuestion.parse(gap)
      expect(shown).not.toContain(gap.requirement)
    }
  }
})

test('must-haves come before wishes', () => {
  for (const { reading, gaps } of all) {
    const importance = new Map(requirementLines(reading).map(({ text, importance }) => [text, importance]))
    const musts = gaps.flatMap(({ requirement }) => (requirement === null ? [] : [importance.get(requirement) === 'must']))
    expect(musts).toEqual(musts.toSorted((a, b) => Number(b) - Number(a)))
  }
})

test('a question may name the tool it asks about, follow-ups hold no word of the ad: it stands whole on the card', () => {
  const unnamed = (question: string, { terms }: (typeof readings)[number]) =>
    terms.filter(({ kind }) => kind === 'tool').reduce((text, { term }) => text.replaceAll(term, '…'), question)
  const fixed = new Set(
    all.flatMap(({ reading, gaps }) => gaps.flatMap(({ question, ask }) => [unnamed(question, reading), ask.yes, ask.little])),
  )
  expect(fixed.size).toBeLessThan(70)
  for (const { gaps } of all)
    for (const { bridge, ownLine } of gaps) {
      const quote = /“([^”]+)”/.exec(bridge)?.[1]
      if (quote) expect(ownLine!.replaceAll(/[“”]/g, '"')).toContain(quote)
    }
})

test('what was answered is not asked again, whatever the answer was', () => {
  for (const { reading, gaps } of all) {
    const told = gaps.map(
      ({ requirement, ownLine }, at): ToldLine => ({ id: `Q${at + 1}`, requirement, ownLine, reply: 'no', text: '' }),
    )
    const keyOf = ({ requirement, ownLine }: Pick<ToldLine, 'requirement' | 'ownLine'>) => requirement ?? ownLine
    const again = gapQuestions({ ...reading, told }).map(keyOf)
    for (const gap of gaps) expect(again).not.toContain(keyOf(gap))
  }
})

test('a line about age, health or arrests gives no card', () => {
  const ad = `Baker wanted
Requirements
- Sourdough experience required
- You must be between 20 and 35 years old
- Clean criminal record required
- Able to lift 50 lbs`
  const asked = gapQuestions(readMatch('Ann Lee\nExperience\nWaiter, Cafe Blue, 2019 - 2021\n- Served guests', ad, 2026))
  expect(asked.filter(({ requirement }) => requirement !== null && !mayAsk(requirement))).toEqual([])
})
