import type { InterviewPrepSection } from '../../contract/interview-prep.ts'
import { preparedQuestions } from '../../contract/limits.ts'
import type { Log } from '../../log.ts'
import { areAlike } from '../guides/interview/padded-questions.ts'
import { readPreparation } from '../guides/preparation/builtin-preparation.ts'
import type { Material } from '../guides/preparation/material.ts'
import { roundSection, type WordSection, writePreparation } from '../guides/preparation/sections.ts'
import { draftOf, plannedQuestions, spokenDraftOf } from '../guides/questions/plan.ts'
import { reportFailure } from '../model/model-failure.ts'
import { asCompleted, assertRunning, attempt, type ModelDeps, type Outcome, sectionEvents, whileRead } from '../model/sections.ts'
import type { PreparationCoach } from '../preparation-coach.ts'
import type { StandIn } from '../stand-in.ts'
import type { PlannedQuestion } from '../writing/preparation/plan-questions.ts'
import { type PreparedQuestion, writePreparedQuestions, writeQaQuestions } from '../writing/preparation/prepared-questions.ts'
import { type Interview, readInterview, roundContext } from '../writing/preparation/read-interview.ts'
import { sectionWriters, writeCompany } from '../writing/preparation/sections.ts'
import type { WritingContext } from '../writing/write-items.ts'

const stopped = {
  preparation: 'Failed to generate interview preparation. Please try again.',
  qa: 'Failed to start interview session. Please try again.',
}

export function preparationWithModel(deps: ModelDeps): Omit<PreparationCoach, 'roundFields'> {
  const { log, now } = deps
  return {
    prepareInterview: (input) =>
      whileRead(input.signal, async function* (signal) {
        const { round, resume } = input
        const builtin = readPreparation(input, now())
        const reading = readInterview(deps, { ...input, signal }, builtin)
        const names = Object.keys(sectionWriters) as (keyof typeof sectionWriters)[]
        const adOnly = roundContext(deps, round, { ad: builtin.reading.adLines }, signal)
        const sections = names.map((name) =>
          sectionOutcome(name, async () => sectionWriters[name]((await reading).context, round, resume !== null)),
        )
        const company = sectionOutcome('company', () => writeCompany(adOnly))
        const questions = writeQuestions(writePreparedQuestions, 'preparation', reading, log)
        // A round's gaps come from the reading; the rest of this section is known at once.
        const isKnown = builtin.reading.checked && (resume === null || !builtin.guide.asksForGaps)
        const { material } = isKnown ? { material: builtin } : await reading
        assertRunning(input.signal, stopped.preparation)
        yield { section: 'round', data: roundSection(material) }
        yield writePreparation('resources', material)
        const standIn = async (section: WordSection) => writePreparation(section, (await reading).material)
        for await (const arrived of asCompleted<SectionOutcome | WrittenQuestion[]>([company, ...sections, ...questions])) {
          if ('section' in arrived) {
            yield* sectionEvents(arrived, { standIn, signal: input.signal, log, stopped: stopped.preparation })
          } else {
            assertRunning(input.signal, stopped.preparation)
            yield { section: 'questions', data: alignedQuestions(arrived) }
          }
        }
        yield* standInsOf(await questions.at(-1)!)
      }),
    answerQuestions: (input) =>
      whileRead(input.signal, async function* (signal) {
        const builtin = readPreparation(input, now())
        const reading = readInterview(deps, { ...input, signal }, builtin)
        const questions = writeQuestions(writeQaQuestions, 'qa', reading, log)
        const { material } = builtin.reading.checked ? { material: builtin } : await reading
        assertRunning(input.signal, stopped.qa)
        yield { section: 'round', data: { interviewRoundType: input.round, checked: material.reading.checked } }
        for await (const written of asCompleted(questions)) {
          assertRunning(input.signal, stopped.qa)
          const list = written.map(({ byModel, spoken: _, ...question }) => ({
            ...question,
            ...(!byModel && { standIn: true as const }),
          }))
          yield { section: 'questions', data: { questions: list } }
        }
        yield* standInsOf(await questions.at(-1)!)
      }),
  }
}

type SectionOutcome = Outcome<WordSection, InterviewPrepSection>

function sectionOutcome(section: WordSection, write: () => Promise<InterviewPrepSection['data']>): Promise<SectionOutcome> {
  return attempt(
    section,
    write().then((data) => ({ section, data }) as InterviewPrepSection),
  )
}

interface WrittenQuestion extends PreparedQuestion {
  byModel: boolean
}

/** Ten questions in one call would be by far the longest text. */
const questionsPerCall = 2
/** With fewer than this from the model, the built-in coach writes all of them. */
const leastByModel = 6

/** Requests all questions in parallel, two per call. Each promise is the list so far, in interview order; none rejects. */
function writeQuestions(
  write: (context: WritingContext, planned: readonly PlannedQuestion[]) => Promise<PreparedQuestion[]>,
  purpose: 'preparation' | 'qa',
  reading: Promise<Interview>,
  log: Log,
): Promise<WrittenQuestion[]>[] {
  const builtin = reading.then(({ material }) => builtinQuestions(material, purpose))
  let before = Promise.resolve<WrittenQuestion[]>([])
  return Array.from({ length: preparedQuestions / questionsPerCall }, (_, at) => {
    const start = at * questionsPerCall
    const work = reading
      .then(({ context, planned }) => write(context, planned.slice(start, start + questionsPerCall)))
      .catch((error: unknown) => {
        reportFailure('questions', error, log)
        return []
      })
    before = Promise.all([before, work, builtin]).then(([list, written, next]) => {
      const whole = [...list]
      for (const one of written.slice(0, questionsPerCall))
        if (!whole.some(({ question }) => question === one.question)) whole.push({ ...one, byModel: true })
      while (whole.length < start + questionsPerCall)
        whole.push({ ...next(({ question }) => !whole.some((other) => areAlike(other.question, question))), byModel: false })
      return whole
    })
    return before
  })
}

/** Hands out each of the built-in coach's questions once, non-repeating ones first. */
function builtinQuestions(material: Material, purpose: 'preparation' | 'qa') {
  let left: PreparedQuestion[] | null = null
  return (isNew: (question: PreparedQuestion) => boolean): PreparedQuestion => {
    left ??= plannedQuestions(material, purpose).map(({ question, answerPlan, comesFrom, category }) => ({
      ...{ question, category, type: comesFrom, plan: answerPlan },
      ...{ answer: draftOf(answerPlan), spoken: spokenDraftOf(answerPlan) },
    }))
    const at = left.findIndex(isNew)
    return left.splice(Math.max(at, 0), 1)[0]!
  }
}

function alignedQuestions(written: readonly WrittenQuestion[]) {
  return {
    questions: written.map(({ question }) => question),
    starAnswers: written.map(({ answer }) => answer),
    conversationalAnswers: written.map(({ spoken }) => spoken),
    standInQuestions: written.flatMap(({ byModel }, index) => (byModel ? [] : [index])),
  }
}

function standInsOf(written: readonly WrittenQuestion[]): StandIn<'questions'>[] {
  const byModel = written.filter((question) => question.byModel).length
  return byModel === written.length ? [] : [{ standIn: 'questions', ...(byModel >= leastByModel && { partly: true as const }) }]
}
