import { contentOf } from '../../guides/nearest-line.ts'
import { type Answer, answerTo } from '../../guides/preparation/answers.ts'
import type { Material } from '../../guides/preparation/material.ts'
import type { PlannedQuestion } from '../../guides/preparation/pick-questions.ts'
import { attempt, type Outcome } from '../sections.ts'
import { ask } from '../task.ts'
import { questionTasks } from './preparation-prompts.ts'
import type { PreparationContext } from './preparation-sections.ts'

/** So many questions in one call: ten in one would be by far the longest text of all. */
const questionsPerCall = 2

/** A question with its answers, and whether the model wrote it. */
export interface WrittenQuestion extends Answer {
  planned: PlannedQuestion
  question: string
  byModel: boolean
}

export interface GroupOutcome {
  group: number
  planned: readonly PlannedQuestion[]
  outcome: Outcome<'questions', WrittenQuestion[]>
}

type Feature = keyof typeof questionTasks

/** Asks for all questions at once, two in a call. None of these promises rejects. */
export function askQuestions(
  feature: Feature,
  planned: readonly PlannedQuestion[],
  context: PreparationContext,
): Promise<GroupOutcome>[] {
  return groupsOf(planned).map(async (group, at) => ({
    group: at,
    planned: group,
    outcome: await attempt('questions' as const, askGroup(feature, group, context)),
  }))
}

function groupsOf(planned: readonly PlannedQuestion[]): PlannedQuestion[][] {
  return Array.from({ length: Math.ceil(planned.length / questionsPerCall) }, (_, group) =>
    planned.slice(group * questionsPerCall, (group + 1) * questionsPerCall),
  )
}

/** What does not pass the guard, or asks about something else, is the built-in coach's. */
async function askGroup(
  feature: Feature,
  group: readonly PlannedQuestion[],
  context: PreparationContext,
): Promise<WrittenQuestion[]> {
  const { questions } = await ask(context, questionTasks[feature](group))
  return group.map((planned, at) => {
    const written = questions[at]
    const kept = written ? context.guard.question(written) : null
    return kept && isAbout(kept.question, planned)
      ? { planned, ...kept, byModel: true }
      : builtinQuestion(planned, context.material)
  })
}

export function builtinQuestion(planned: PlannedQuestion, material: Material): WrittenQuestion {
  return { planned, question: planned.question, ...answerTo(planned, material), byModel: false }
}

/** With fewer words in common, the question is about something else. */
const leastWordsInCommon = 2

/** Whether a question names its subject. */
function isAbout(question: string, { kind, subject }: PlannedQuestion): boolean {
  const { term, gap, duty, soft, line, credential } = subject.slots
  const subjects: Partial<Record<PlannedQuestion['kind'], string | undefined>> = { term, gap, duty, soft, line, credential }
  const wanted = contentOf(subjects[kind] ?? '')
  const named = contentOf(question)
  const common = [...wanted].filter((word) => named.has(word)).length
  return common >= Math.min(leastWordsInCommon, wanted.size)
}
