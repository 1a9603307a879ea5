import { describe, expect, test } from 'vitest'
import { interviewRoundIds } from '../../../contract/interview-rounds.ts'
import { faultsOf, keepSound } from '../sentence-check.ts'
import { anyRound, roundTemplates } from './round-templates.ts'

const samples: Record<string, readonly string[]> = {
  role: ['the Sous Chef role', 'this role'],
  strengths: ['Excel', 'payroll, QuickBooks Online and month end'],
  term: ['wound care', 'a pivot table', 'GCSE examinations'],
  gap: ['COSHH', 'HACCP or allergen management'],
  credential: ['the AIPB badge', 'ACLS'],
  soft: ['attention to detail', 'communication skills'],
  duty: ['“Plan the weekly rota and order stock”'],
  requirement: ['“Level 3 Food Safety certificate”'],
  line: ['“Ran the sauce section for 120 covers”'],
  job: ['Cook at The Oak'],
}

/** A template with each slot filled by each of its samples in turn. */
function filled(template: string): string[] {
  return [0, 1, 2].map((at) =>
    template.replace(/\{(\w+)\}/g, (_, slot: string) => {
      const values = samples[slot]
      expect(values, `{${slot}} in: ${template}`).toBeDefined()
      return values![at % values!.length]!
    }),
  )
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}

describe.each(interviewRoundIds)('%s', (round) => {
  const { plan, suits, news, frameworks, general, ...texts } = roundTemplates[round]

  test('every template is whole English, whatever fills it', () => {
    const hints = [...general, ...anyRound].flatMap((ask) => [ask.question, ...ask.hints])
    const ways = frameworks.flatMap(({ description, application }) => [description, ...application])
    for (const template of [...textsOf(texts), ...hints, ...ways, `${news}.`])
      for (const text of filled(template)) {
        const sentence = text.charAt(0).toUpperCase() + text.slice(1)
        expect(keepSound(sentence), faultsOf(sentence).join()).toBe(sentence)
        expect(text).not.toContain('[')
      }
  })

  test('ten kinds of questions are planned, three hints stand for each question of the round', () => {
    for (const kinds of [plan.preparation, plan.qa, plan.voice]) expect(kinds).toHaveLength(10)
    for (const { hints } of general) expect(hints).toHaveLength(3)
    expect(() => new RegExp(suits, 'i')).not.toThrow()
  })
})
