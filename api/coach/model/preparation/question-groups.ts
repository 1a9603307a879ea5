import type { Log } from '../../../log.ts'
import { contentOf } from '../../compose/nearest-line.ts'
import type { Answer } from '../../compose/preparation/answers.ts'
import { answerTo } from '../../compose/preparation/answers.ts'
import type { PlannedQuestion } from '../../compose/preparation/pick-questions.ts'
import { ModelFailure } from '../model-failure.ts'
import { type Asking, ask } from './ask.ts'
import { questionTask } from './preparation-prompts.ts'

/** So many questions in one call: ten in one would be by far the longest text of all. */
const questionsPerCall = 2

/** A question with its answers, and whether the model wrote it. */
export interface WrittenQuestion extends Answer {
  asked: PlannedQuestion
  question: string
  byModel: boolean
}

export interface GroupOutcome {
  group: number
  written: WrittenQuestion[]
  /** Why all of them are the built-in coach's; null where the model answered. */
  failure: ModelFailure | null
}

type Task = 'prep_questions' | 'qa_questions'

/** Asks for all questions at once, two in a call. None of these promises rejects. */
export function askQuestions(task: Task, asked: readonly PlannedQuestion[], asking: Asking, log: Log): Promise<GroupOutcome>[] {
  return groupsOf(asked).map(async (group, at) => {
    try {
      return { group: at, written: await askGroup(task, group, asking), failure: null }
    } catch (error) {
      if (!(error instanceof ModelFailure)) log.failure('Questions could not be checked', error, { section: 'questions' })
      const failure = error instanceof ModelFailure ? error : new ModelFailure('poor')
      return { group: at, written: group.map((one) => ownQuestion(one, asking)), failure }
    }
  })
}

function groupsOf(asked: readonly PlannedQuestion[]): PlannedQuestion[][] {
  return Array.from({ length: Math.ceil(asked.length / questionsPerCall) }, (_, group) =>
    asked.slice(group * questionsPerCall, (group + 1) * questionsPerCall),
  )
}

/** What the guards let not stand, or what asks about something else, is the built-in coach's. */
async function askGroup(task: Task, group: readonly PlannedQuestion[], asking: Asking): Promise<WrittenQuestion[]> {
  const { questions } = await ask(asking, task, questionTask(task, group))
  return group.map((asked, at) => {
    const written = questions[at]
    const kept = written ? asking.guard.question(written) : null
    return kept && isAbout(kept.question, asked) ? { asked, ...kept, byModel: true } : ownQuestion(asked, asking)
  })
}

/** The built-in coach's question and answers. */
export function ownQuestion(asked: PlannedQuestion, { material }: Pick<Asking, 'material'>): WrittenQuestion {
  return { asked, question: asked.question, ...answerTo(asked, material), byModel: false }
}

/** Fewer words in common and the question is about something else. */
const leastWordsInCommon = 2

/** Whether a question names its matter. */
function isAbout(question: string, { kind, subject }: PlannedQuestion): boolean {
  const { term, gap, duty, soft, line, credential } = subject.slots
  const matter: Partial<Record<PlannedQuestion['kind'], string | undefined>> = { term, gap, duty, soft, line, credential }
  const wanted = contentOf(matter[kind] ?? '')
  const said = contentOf(question)
  const common = [...wanted].filter((word) => said.has(word)).length
  return common >= Math.min(leastWordsInCommon, wanted.size)
}
