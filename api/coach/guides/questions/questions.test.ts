import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { readPairs } from '../../../../evals/pairs/own/pair.ts'
import { AnswerPlan } from '../../../contract/answer-plan.ts'
import { InterviewQuestion } from '../../../contract/interview-questions.ts'
import { interviewRoundIds } from '../../../contract/interview-rounds.ts'
import { qaCategories } from '../../../contract/qa-questions.ts'
import { readMatch } from '../../reading/built-in/read-match.ts'
import { materialFor } from '../preparation/material.ts'
import { fieldOfAd } from './field-of-ad.ts'
import { draftOf, plannedQuestions } from './plan.ts'

const folder = new URL('fields/', import.meta.url)
const GuideQuestion = InterviewQuestion.required().extend({ category: z.enum(qaCategories) })

test.each(readdirSync(folder))('%s: twelve whole questions, and four prompts for each story', (file) => {
  const { questions } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
  const guide = z.array(GuideQuestion).length(12).parse(questions)
  for (const { type, plan, question } of guide) if (type === 'behavioral') expect(plan, question).toHaveLength(4)
})

const fieldOf = (ad: string) => fieldOfAd(readMatch('', ad, 2026)).id

test('the field is what the title names, and any field where it names none', () => {
  expect(fieldOf('Registered Nurse\n\nYou care for patients on a surgical ward and give medications.')).toBe('nursing')
  expect(fieldOf('Staff Accountant\n\nYou reconcile the general ledger and help with the audit.')).toBe('finance')
  expect(fieldOf('Night Veterinary Nurse\n\nYou care for our patients and give medication.')).toBe('any')
  expect(fieldOf('Juggler wanted\n\nYou keep seven clubs in the air and make people laugh.')).toBe('any')
})

const sets = ['preparation', 'qa', 'voice', 'analysis'] as const

test.each(interviewRoundIds)('%s: the four sets of one user repeat no question and no line', (round) => {
  for (const { resume, ad } of readPairs('fresh')) {
    const material = materialFor(readMatch(resume, ad, 2026), round, true)
    const all = sets.map((set) => plannedQuestions(material, set))
    for (const questions of all) {
      expect(questions).toHaveLength(10)
      expect(questions[0]!.slot).toBe('opening')
      expect(questions.at(-1)!.slot).toBe('closing')
      expect(questions.filter(({ quotes }) => quotes !== null).length).toBeLessThanOrEqual(3)
    }
    const asked = all.flat()
    expect(new Set(asked.map(({ question }) => question)).size).toBe(asked.length)
    const quotes = asked.flatMap((one) => one.quotes ?? [])
    expect(new Set(quotes).size).toBe(quotes.length)
  }
})

test('a resume in paragraphs is asked about by its whole sentences', () => {
  const [{ ad }] = readPairs('fresh') as [ReturnType<typeof readPairs>[number]]
  const prose =
    'Ann Lee\n\nI have worked with customers for six years. At Tallow Software I trained nine teams on our tools in one spring. When renewals fell I rewrote the onboarding guide and brought them back.'
  const material = materialFor(readMatch(prose, ad, 2026), 'hiring-manager', true)
  const quotes = sets.flatMap((set) =>
    plannedQuestions(material, set).flatMap(({ slot, quotes }) => (slot === 'own' ? quotes! : [])),
  )
  expect(quotes.length).toBeGreaterThan(0)
  for (const quote of quotes) expect(prose).toContain(quote)
})

test('a plan has empty boxes and a whole own line or none, and only stories have the four of STAR', () => {
  const [{ resume, ad }] = readPairs('fresh') as [ReturnType<typeof readPairs>[number]]
  const told = {
    id: 'Q1',
    requirement: null,
    ownLine: null,
    reply: 'yes' as const,
    text: 'I trained the two newest members of our team.',
  }
  const denied = { ...told, id: 'Q2', reply: 'no' as const, text: 'I never trained anyone else at all.' }
  const reading = readMatch(resume, ad, 2026, { told: [told, denied] })
  const plans = interviewRoundIds.flatMap((round) => {
    const planned = sets.flatMap((set) => plannedQuestions(materialFor(reading, round, true), set))
    return planned.map(({ answerPlan }) => AnswerPlan.parse(answerPlan))
  })
  const lines = new Set([...reading.resume.experienceLines.map(({ text }) => text), told.text])
  for (const plan of plans) {
    if (plan.ownLine !== null) expect(lines).toContain(plan.ownLine)
    expect(plan.ownLineFrom === 'told').toBe(plan.ownLine === told.text)
    expect(draftOf(plan).includes('Situation: [')).toBe(plan.shape === 'story')
  }
  expect(plans.some(({ ownLineFrom }) => ownLineFrom === 'told')).toBe(true)
})
