import type { AnalysisSectionData } from '../../contract/resume-analysis.ts'
import type { ExperienceLine } from '../scoring/match-reading.ts'
import { whereItWas } from './job-of-line.ts'
import { isPlainVerb, pastOf, verbOfGerund } from './verb-forms.ts'
import { lowered, pick, quoted, sentence } from './wording.ts'

export type Question = AnalysisSectionData<'questions'>['interviewQuestions'][number]

interface Star {
  situation: string
  task: string
  action: string
  result: string
}

/** The four lines that the page and the PDF split again. */
export function starText({ situation, task, action, result }: Star): string {
  return [
    `Situation: ${sentence(situation)}`,
    `Task: ${sentence(task)}`,
    `Action: ${sentence(action)}`,
    `Result: ${sentence(result)}`,
  ].join('\n')
}

const adverbs = /^(?!daily|weekly|monthly|hourly|yearly|early|only|family)\w+ly$/i

/** What a line says was done, told in the first person: "Ran the sauce section" becomes "I ran the sauce section". */
export function toldAs(line: ExperienceLine): string {
  const text = line.text.replace(/[.;,\s]+$/, '').replace(/^I /, '')
  const [first = '', ...rest] = text.split(' ')
  const gerund = verbOfGerund(first)
  if (gerund && rest.length > 0) return `I ${pastOf(gerund)} ${rest.join(' ')}`
  if (adverbs.test(first) && line.startsWithActionVerb) return `I ${lowered(text)}`
  if (!line.startsWithActionVerb) return `My resume puts it this way: ${quoted(text)}`
  if (!isPlainVerb(first)) return `I ${lowered(text)}`
  return `I ${pastOf(first.toLowerCase())} ${secondVerbInPast(rest.join(' '))}`
}

const neverNouns = new Set(
  'write teach give take make keep prepare maintain provide ensure manage assist coordinate create develop deliver conduct perform organize supervise assess administer analyze greet educate negotiate install inspect resolve calculate compile reconcile'.split(
    ' ',
  ),
)
const beginsObject = /^(?:with|the|a|an|to|in|on|their|them|all|up|out|over|new|every|each|\d+)$/

/** "post entries and help with closing": the second verb follows the first into the past where it plainly is one. */
function secondVerbInPast(rest: string): string {
  return rest.replace(/\band (\w+)(?= (\w+))/g, (all, word: string, next: string) =>
    isPlainVerb(word) && (neverNouns.has(word) || beginsObject.test(next)) ? `and ${pastOf(word)}` : all,
  )
}

const steps = [
  '[Name the two or three steps you took yourself, in order.]',
  '[Say what you did first, what was hard, and what you decided.]',
  '[Add how you went about it: whom you spoke to, what you tried, what you changed.]',
  '[Add the one decision that was yours, and why you took it.]',
] as const

const outcomes = [
  '[What got better, with a number if you have one: time, cost, quality or people helped.]',
  '[What changed because of you, and how you know.]',
  '[The outcome with one figure, and what you would do the same way again.]',
  '[What your manager, customers or colleagues noticed afterwards.]',
] as const

/** An answer built from one of the person's own lines; what the line does not tell is a placeholder. */
export function starFromLine(line: ExperienceLine, task: string, seed: string): string {
  const part = outcomePart(line)
  return starText({
    situation: `${whereItWas(line)}, [what was going on and why it mattered]`,
    task,
    action: `${sentence(toldAs(line))} ${pick(steps, seed)}`,
    result: part ? `The outcome on my resume is this: ${quoted(part)}. ${pick(outcomes, `${seed} after`)}` : pick(outcomes, seed),
  })
}

const ownSteps = [
  'I [first step], then [second step], and [what you decided when it got difficult]',
  'I began by [first step]. When [what got in the way], I [what you changed], and [how you finished it]',
  'First I [whom you asked or what you checked]; then I [what you did yourself], step by step: [steps]',
] as const

/** An answer to fill in, set in the person's own job, where no line tells of such a thing. */
export function starToFill(job: ExperienceLine | null, situation: string, task: string): string {
  return starText({
    situation: `${whereItWas(job ?? { job: null })}, ${situation}`,
    task,
    action: pick(ownSteps, task),
    result: pick(outcomes, situation),
  })
}

const change =
  /%|[$£€]|\b(?:cut|reduc|increas|improv|grew|grow|rose|fell|rais|sav|won|up by|down|from .{1,20} to|within|fewer|faster|zero|on time|ahead|award|doubl|tripl|accura)\w*/i

/** The part of a line that tells an outcome in figures, not just an amount of work: "deploy time from 40 to 8 minutes". */
export function outcomePart(line: ExperienceLine): string | null {
  if (!line.hasFigure) return null
  const parts = line.text.split(/\s*;\s*|,\s+(?=\D)|\s+[–—]\s+/)
  return parts.findLast((part) => /\d/.test(part) && change.test(part)) ?? null
}
