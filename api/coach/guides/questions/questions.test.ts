import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { readPairs } from '../../../../evals/pairs/own/pair.ts'
import { AnswerPlan } from '../../../contract/answer-plan.ts'
import { InterviewQuestion } from '../../../contract/interview-questions.ts'
import { type InterviewRound, interviewRoundIds } from '../../../contract/interview-rounds.ts'
import { qaCategories } from '../../../contract/qa-questions.ts'
import { readMatch } from '../../reading/built-in/read-match.ts'
import { materialFor } from '../preparation/material.ts'
import { fieldOfAd, rolesOfAd } from './field-of-ad.ts'
import { draftOf, plannedQuestions } from './plan.ts'

const folder = new URL('fields/', import.meta.url)
const GuideQuestion = InterviewQuestion.required().extend({
  category: z.enum(qaCategories),
  roles: z.string().array().min(1).optional(),
  shows: z
    .string()
    .refine((source) => RegExp(source))
    .optional(),
})

test.each(readdirSync(folder))('%s: twelve whole questions or more, four prompts for each story, only known roles', (file) => {
  const { questions, roles = {} } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
  const guide = z.array(GuideQuestion).min(12).parse(questions)
  for (const { type, plan, question } of guide) if (type === 'behavioral') expect(plan, question).toHaveLength(4)
  for (const role of guide.flatMap(({ roles = [] }) => roles)) expect([...Object.keys(roles), 'leader']).toContain(role)
})

const fieldOf = (ad: string) => fieldOfAd(readMatch('', ad, 2026)).id

test('the field is what the title names, and any field where it names none', () => {
  expect(fieldOf('Registered Nurse\n\nYou care for patients on a surgical ward and give medications.')).toBe('nursing')
  expect(fieldOf('Staff Accountant\n\nYou reconcile the general ledger and help with the audit.')).toBe('finance')
  expect(fieldOf('Night Veterinary Nurse\n\nYou care for our patients and give medication.')).toBe('any')
  expect(fieldOf('Electrical Foreman\n\nYou run crews of electricians.')).toBe('any')
  expect(fieldOf('Math Instructional Coach\n\nYou visit classrooms and help our teachers.')).toBe('any')
  expect(fieldOf('Finance Director\n\nYou own the general ledger and the audit.')).toBe('finance')
  expect(fieldOf('Juggler wanted\n\nYou keep seven clubs in the air and make people laugh.')).toBe('any')
})

const sets = ['preparation', 'qa', 'voice', 'analysis'] as const

const askedOf = (ad: string, round: InterviewRound, resume = 'Ann Lee') => {
  const material = materialFor(readMatch(resume, ad, 2026), round, true)
  return sets.flatMap((set) => plannedQuestions(material, set).map(({ question }) => question)).join('\n')
}

test('a question holds for the role of the ad and not for all of its field', () => {
  const desk = askedOf('Hotel Front Desk Agent\n\nYou check guests in and keep the lobby calm.', 'behavioral')
  expect(desk).toContain('oversold')
  expect(desk).not.toMatch(/nut allergy|kitchens and bars/)
  const cook = askedOf('Line Cook\n\nYou run a station in our kitchen.', 'behavioral')
  expect(cook).toContain('nut allergy')
  expect(cook).not.toMatch(/oversold|key to a room/)
  expect(askedOf('iOS Developer\n\nYou write Swift.', 'technical')).toMatch(/release into the store/)
})

test('only a job that leads people is asked about leading a team', () => {
  const nurse = 'Staff Nurse\n\nYou care for patients on a surgical ward and give medications.'
  const aboutTeam = /people you have led|took over this team|built or rebuilt a team|lead this team|who have you led/i
  expect(askedOf(nurse, 'leadership')).not.toMatch(aboutTeam)
  expect(askedOf('Nurse Manager\n\nYou lead a team of thirty nurses on a surgical ward.', 'leadership')).toMatch(aboutTeam)
})

test('an own line is asked about where it tells of a change, not where it names a chore or a course', () => {
  const resume = `Ann Lee
Experience
Cook, Harbour Grill, 2019 - 2024
- Cleaned the fryers and wrote the temps in the log each morning
- Cut food waste from 9% to 5% by rewriting the prep lists
- Completed a course in knife skills`
  const asked = askedOf('Line Cook\n\nYou run a station in our kitchen.', 'behavioral', resume)
  expect(asked).toContain('Your resume says “Cut food waste')
  expect(asked).not.toMatch(/Your resume says “(?:Cleaned|Completed)/)
})

test.each(interviewRoundIds)('%s: the four sets of one user repeat no question and no line', (round) => {
  for (const { resume, ad } of readPairs('fresh')) {
    const material = materialFor(readMatch(resume, ad, 2026), round, true)
    const all = sets.map((set) => plannedQuestions(material, set))
    for (const questions of all) {
      expect(questions).toHaveLength(10)
      expect(questions[0]!.slot).toBe('opening')
      expect(questions.at(-1)!.slot).toBe('closing')
      expect(questions.filter(({ quotes }) => quotes !== null).length).toBeLessThanOrEqual(2)
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
  const { resume, ad } = readPairs('fresh').find(({ name }) => name === 'elementary-teacher')!
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
    return planned.map(({ plan }) => AnswerPlan.parse(plan))
  })
  const lines = new Set([...reading.resume.lines.map(({ text }) => text), told.text])
  for (const plan of plans) {
    if (plan.ownLine !== null) expect(lines).toContain(plan.ownLine)
    expect(plan.ownLineFrom === 'told').toBe(plan.ownLine === told.text)
    expect(draftOf(plan).includes('Situation: [')).toBe(plan.shape === 'story')
  }
  expect(plans.some(({ ownLineFrom }) => ownLineFrom === 'told')).toBe(true)
})

test.each([
  ['Apartment Maintenance Technician', 'building'],
  ['Industrial Maintenance Technician', 'plant'],
])('%s is asked about what they repair: %s', (title, role) => {
  const ad = `${title}\n\nRequirements\n- Two years of maintenance experience\n- Basic electrical work\n- Preventive maintenance`
  expect([...rolesOfAd(readMatch('', ad, 2026))]).toEqual([role])
})
