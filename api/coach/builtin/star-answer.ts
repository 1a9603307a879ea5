import type { ExperienceLine } from '../scoring/match-reading.ts'
import { whereItWas } from './job-of-line.ts'
import { isPlainVerb, pastOf, verbOfGerund } from './verb-forms.ts'
import { lowered, pick, quoted, sentence } from './wording.ts'

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

/** What a line says was done, told in the first person: "Ran the sauce section" becomes "I ran the sauce section". */
export function toldAs(line: ExperienceLine): string {
  const text = line.text.replace(/[.;,\s]+$/, '').replace(/^I /, '')
  const [first = '', ...rest] = text.split(' ')
  const gerund = verbOfGerund(first)
  if (gerund && rest.length > 0) return `I ${pastOf(gerund)} ${rest.join(' ')}`
  if (!line.startsWithActionVerb || /ly$/.test(first))
    return /ly$/.test(first) ? `I ${lowered(text)}` : `My own line says it: ${quoted(text)}`
  if (isPlainVerb(first) && first.toLowerCase() !== pastOf(first.toLowerCase()))
    return `I ${pastOf(first.toLowerCase())} ${rest.join(' ')}`
  return `I ${lowered(text)}`
}

const steps = [
  '[Name the two or three steps you took yourself, in order.]',
  '[Say what you did first, what was hard, and what you decided.]',
  '[Add how you went about it: whom you spoke to, what you tried, what you changed.]',
] as const

const outcomes = [
  '[What got better, with a number if you have one: time, cost, quality or people helped.]',
  '[What changed because of you, and how you know.]',
  '[The outcome, one figure, and what you would do the same way again.]',
] as const

/** An answer built from one of the person's own lines; what the line does not tell is a placeholder. */
export function starFromLine(line: ExperienceLine, task: string, seed: string): string {
  const part = figurePart(line)
  return starText({
    situation: `${whereItWas(line)}, [what was going on and why it mattered]`,
    task,
    action: `${sentence(toldAs(line))} ${pick(steps, seed)}`,
    result: part ? `My resume gives the figure: ${quoted(part)}. ${pick(outcomes, `${seed}r`)}` : pick(outcomes, seed),
  })
}

/** The part of a line that holds its figure, the last one when several do: there the outcome stands. */
function figurePart(line: ExperienceLine): string | null {
  if (!line.hasFigure) return null
  const parts = line.text.split(/\s*[;:]\s*|,\s+(?=\D)|\s+[–—]\s+/).filter((part) => /\d/.test(part))
  return parts.at(-1) ?? line.text
}
