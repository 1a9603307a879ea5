import { type InterviewRound, interviewRounds } from '../../../contract/interview-rounds.ts'
import type { PrepareInterviewInput } from '../../coach.ts'
import { type Material, materialFor } from '../../guides/preparation/material.ts'
import type { WritingDeps } from '../sections.ts'
import type { WritingContext } from '../write-items.ts'
import { writingOn } from '../writing-data.ts'
import rounds from './rounds.json' with { type: 'json' }

/** What the prompts say about each round. */
export const roundPlans = rounds satisfies Record<InterviewRound, object>

export interface PlannedQuestion {
  ask: string
  lines: readonly string[]
}

export interface Interview {
  material: Material
  context: WritingContext
  planned: PlannedQuestion[]
}

/** `builtin` is used if the model fails. */
export async function readInterview(deps: WritingDeps, input: PrepareInterviewInput, builtin: Material): Promise<Interview> {
  const { round, resume, jobDescription, told, signal } = input
  if (!resume) return readAdAlone(deps, input, builtin)
  const read = await deps.reader.read({ resumeText: resume.text, jobDescription, told }, signal)
  // A model that finds almost nothing in an ad has not read it.
  const reading = read?.checked ? read : null
  const { resumeLines, resume: own } = reading ?? builtin.reading
  // A paragraph about work has several lines.
  const isWork = ({ text }: { text: string }) => own.experienceLines.some((line) => line.text.includes(text))
  const work = resumeLines.filter(isWork).map(({ id }) => id)
  const shown = reading?.terms.flatMap(({ shownBy }) => shownBy.filter((id) => work.includes(id))) ?? []
  return {
    material: reading ? materialFor(reading, round, true) : builtin,
    context: writingOn(deps, reading ?? builtin.reading, signal, roundBlock(round)),
    planned: planQuestions(round, [...shown, ...work]),
  }
}

const noResume = 'No resume was sent, so nothing is known of the person: leave descriptive blanks for all they have done.'

async function readAdAlone(deps: WritingDeps, { round, jobDescription, signal }: PrepareInterviewInput, builtin: Material) {
  const requirements = (await deps.reader.readAd(jobDescription, signal))?.requirements ?? []
  const reading = requirements.map(({ importance, term, line }) => `${importance} | ${term} | ${line}`).join('\n')
  const planned = planQuestions(
    round,
    requirements.map(({ line }) => line),
  )
  const { adLines } = builtin.reading
  const context = writingOn(deps, { adLines }, signal, { resume: noResume, reading, ...roundBlock(round) })
  return { material: builtin, context, planned }
}

/** So that ten answers do not tell three stories. */
function planQuestions(round: InterviewRound, all: readonly string[]): PlannedQuestion[] {
  const lines = [...new Set(all)]
  const { questions } = roundPlans[round]
  const stories = questions.filter(({ story }) => story)
  return questions.map((question) => {
    const turn = stories.indexOf(question)
    return { ask: question.ask, lines: turn < 0 ? [] : lines.filter((_, at) => at % stories.length === turn) }
  })
}

export function planText(planned: readonly PlannedQuestion[]): string {
  const lines = planned.flatMap((question) => question.lines)
  const shared = lines.length > 0 ? `\nLines left to these questions, each for one of them at most: ${lines.join(', ')}` : ''
  return planned.map(({ ask }, at) => `${at + 1}. ${ask}`).join('\n') + shared
}

export function roundBlock(round: InterviewRound) {
  const { label, description } = interviewRounds[round]
  return { round: `${label}, ${description}. ${roundPlans[round].opposite}` }
}
