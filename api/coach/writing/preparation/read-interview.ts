import { type InterviewRound, interviewRounds } from '../../../contract/interview-rounds.ts'
import type { PrepareInterviewInput } from '../../coach.ts'
import { type Material, materialFor } from '../../guides/preparation/material.ts'
import type { ModelDeps } from '../../model/sections.ts'
import type { WritingContext } from '../write-items.ts'
import { coachRules, type WritingInput, writingData } from '../writing-data.ts'
import rounds from './rounds.json' with { type: 'json' }

/** What the prompts say about each round. */
export const roundPlans = rounds satisfies Record<InterviewRound, object>

export interface PlannedQuestion {
  ask: string
  lines: readonly string[]
}

/** So that ten answers do not tell three stories. */
function planQuestions(round: InterviewRound, lines: readonly string[]): PlannedQuestion[] {
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

export interface Interview {
  material: Material
  context: WritingContext
  planned: PlannedQuestion[]
}

const noResume = 'No resume was sent, so nothing is known of the person: leave descriptive blanks for all they have done.'

/** `builtin` is used if the model fails. */
export async function readInterview(deps: ModelDeps, input: PrepareInterviewInput, builtin: Material): Promise<Interview> {
  const { round, resume, jobDescription, told: answers, signal } = input
  const read = resume ? await deps.reader.read({ resumeText: resume.text, jobDescription, told: answers }, signal) : null
  // A model that finds almost nothing in an ad has not read it.
  const reading = read?.checked ? read : null
  const alone = resume ? null : await deps.reader.readAd(jobDescription, signal)
  const { adLines, resumeLines } = reading ?? builtin.reading
  const texts: WritingInput = resume
    ? { ad: adLines, resume: resumeLines, reading, told: answers ?? [] }
    : {
        ad: adLines,
        more: {
          resume: noResume,
          ...(alone && {
            reading: alone.requirements.map(({ importance, term, line }) => `${importance} | ${term} | ${line}`).join('\n'),
          }),
        },
      }
  const told = (reading ?? builtin.reading).resume.experienceLines
  // A paragraph about work has several lines.
  const work = resume ? resumeLines.filter(({ text }) => told.some((line) => line.text.includes(text))).map(({ id }) => id) : []
  const shown = reading?.terms.flatMap(({ shownBy }) => shownBy.filter((id) => work.includes(id))) ?? []
  const lines = resume ? [...shown, ...work] : (alone?.requirements.map(({ line }) => line) ?? [])
  return {
    material: reading ? materialFor(reading, round, true) : builtin,
    context: roundContext(deps, round, texts, signal),
    planned: planQuestions(round, [...new Set(lines)]),
  }
}

export function roundContext(
  { model, log }: ModelDeps,
  round: InterviewRound,
  texts: WritingInput,
  signal: AbortSignal,
): WritingContext {
  const { label, description } = interviewRounds[round]
  const more = { ...texts.more, round: `${label}, ${description}. ${roundPlans[round].opposite}` }
  const sources = { own: texts.resume ?? [], ad: texts.ad ?? [] }
  return { model, log, signal, sources, rules: coachRules, data: writingData({ ...texts, more }) }
}
