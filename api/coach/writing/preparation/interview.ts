import { type InterviewRound, interviewRounds } from '../../../contract/interview-rounds.ts'
import type { PrepareInterviewInput } from '../../coach.ts'
import { type Material, materialFor, readPreparation } from '../../guides/preparation/material.ts'
import type { WritingDeps } from '../sections.ts'
import type { WritingContext } from '../write-items.ts'
import { writingOn } from '../writing-data.ts'
import roundPlans from './rounds.json' with { type: 'json' }

interface PlannedQuestion {
  ask: string
  lines: readonly string[]
}

export interface Interview {
  material: Material
  context: WritingContext
  planned: PlannedQuestion[]
}

/** What code reads at once, which counts if the model fails, and what the model reads. */
export function startInterview(deps: WritingDeps, input: PrepareInterviewInput) {
  const builtin = readPreparation(input, deps.now())
  return { builtin, interview: input.resume ? readBoth(deps, input, builtin) : readAdAlone(deps, input, builtin) }
}

async function readBoth(deps: WritingDeps, input: PrepareInterviewInput, builtin: Material): Promise<Interview> {
  const { round, resume, jobDescription, told, signal } = input
  const read = await deps.reader.read({ resumeText: resume!.text, jobDescription, told }, signal)
  // A model that finds almost nothing in an ad has not read it.
  const material = read?.checked ? materialFor(read, round, true) : builtin
  const { reader, terms, resumeLines, resume: own } = material.reading
  // A paragraph about work has several lines.
  const isWork = ({ text }: { text: string }) => own.experienceLines.some((line) => line.text.includes(text))
  const work = resumeLines.filter(isWork).map(({ id }) => id)
  const shown = reader === 'model' ? terms.flatMap(({ shownBy }) => shownBy.filter((id) => work.includes(id))) : []
  const context = writingOn(deps, material.reading, signal, roundBlock(round))
  return { material, context, planned: planQuestions(round, [...shown, ...work]) }
}

const noResume = 'No resume was sent, so nothing is known of the person: leave descriptive blanks for all they have done.'

async function readAdAlone(deps: WritingDeps, input: PrepareInterviewInput, builtin: Material): Promise<Interview> {
  const { round, jobDescription, signal } = input
  const requirements = (await deps.reader.readAd(jobDescription, signal))?.requirements ?? []
  const reading = requirements.map(({ importance, term, line }) => `${importance} | ${term} | ${line}`).join('\n')
  const lines = requirements.map(({ line }) => line)
  const more = { resume: noResume, reading, ...roundBlock(round) }
  const context = writingOn(deps, { adLines: builtin.reading.adLines }, signal, more)
  return { material: builtin, context, planned: planQuestions(round, lines) }
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
