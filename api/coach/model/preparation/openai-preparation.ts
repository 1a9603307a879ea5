import type { InterviewPrepSection, InterviewPrepSectionData } from '../../../contract/interview-prep.ts'
import type { QaQuestion } from '../../../contract/interview-qa.ts'
import { readFacts } from '../../guard/facts.ts'
import { readPreparation } from '../../guides/preparation/builtin-preparation.ts'
import { pickQuestions } from '../../guides/preparation/pick-questions.ts'
import { roundSection, writePreparation } from '../../guides/preparation/sections.ts'
import { inSentence } from '../../guides/wording.ts'
import type { PreparationCoach, PrepareInterviewInput } from '../../preparation-coach.ts'
import { asCompleted, assertRunning, attempt, type ModelDeps, type Outcome, sectionEvents, whileRead } from '../sections.ts'
import { rules } from '../shared-prompt.ts'
import { preparationGuard } from './preparation-guard.ts'
import { preparationData } from './preparation-prompts.ts'
import { type ModelSection, modelSections, type PreparationContext, writeModelSection } from './preparation-sections.ts'
import { askQuestions, type GroupOutcome, type WrittenQuestion } from './question-groups.ts'
import { questionSheet } from './question-sheet.ts'

const stopped = {
  preparation: 'Failed to generate interview preparation. Please try again.',
  qa: 'Failed to start interview session. Please try again.',
}

/** The preparation in a model's words. What is asked about, what is missing and what fits the round, the code decides. */
export function openaiPreparation(deps: ModelDeps): Omit<PreparationCoach, 'roundFields'> {
  const { log } = deps
  return {
    prepareInterview: (input) =>
      whileRead(input.signal, async function* (signal) {
        const context = contextOf({ ...input, signal }, deps)
        const { material } = context
        const sections = modelSections.map((section) => attempt(section, writeModelSection(section, context)))
        const groups = askQuestions('preparation', pickQuestions(material, 'preparation'), context)
        const sheet = questionSheet(material, log)
        const options = {
          standIn: (section: ModelSection) => writePreparation(section, material),
          signal: input.signal,
          log,
          stopped: stopped.preparation,
        }
        yield { section: 'round', data: roundSection(material) }
        yield writePreparation('resources', material)
        const outcomes = asCompleted<Outcome<ModelSection, InterviewPrepSection> | GroupOutcome>([...sections, ...groups])
        for await (const outcome of outcomes) {
          if ('section' in outcome) {
            yield* sectionEvents(outcome, options)
            continue
          }
          const questions = sheet.add(outcome)
          assertRunning(input.signal, stopped.preparation)
          if (questions) yield { section: 'questions', data: preparedQuestions(questions) }
        }
        yield* sheet.standIns()
      }),
    answerQuestions: (input) =>
      whileRead(input.signal, async function* (signal) {
        const context = contextOf({ ...input, signal }, deps)
        const { material } = context
        const groups = askQuestions('qa', pickQuestions(material, 'qa'), context)
        const sheet = questionSheet(material, log)
        yield { section: 'round', data: { interviewRoundType: material.round, checked: material.reading.checked } }
        for await (const outcome of asCompleted(groups)) {
          const questions = sheet.add(outcome)
          assertRunning(input.signal, stopped.qa)
          if (questions) yield { section: 'questions', data: { questions: questions.map(qaQuestion) } }
        }
        yield* sheet.standIns()
      }),
  }
}

/** What every call needs, read once. */
function contextOf(input: PrepareInterviewInput, { model, now }: ModelDeps): PreparationContext {
  const material = readPreparation(input, now())
  const { reading } = material
  const resumeText = input.resume?.text ?? ''
  const missingTerms = reading.missing.map(({ term }) => term)
  // The code's own names for what the ad asks for ("mathematics" where it says "maths") may be used as the ad's.
  const names = reading.terms.map(inSentence).join('; ')
  const facts = readFacts({ resumeText, jobDescription: `${input.jobDescription}\n${names}`, missingTerms, today: now() })
  const lines = [...resumeText.split('\n'), ...reading.resume.lines.map(({ text }) => text)]
  const data = preparationData(material, resumeText, input.jobDescription)
  return { model, rules, data, signal: input.signal, material, guard: preparationGuard(facts, lines) }
}

function preparedQuestions(written: readonly WrittenQuestion[]): InterviewPrepSectionData<'questions'> {
  return {
    questions: written.map(({ question }) => question),
    starAnswers: written.map(({ star }) => star),
    conversationalAnswers: written.map(({ spoken }) => spoken),
    standInQuestions: written.flatMap(({ byModel }, index) => (byModel ? [] : [index])),
  }
}

function qaQuestion({ question, star, byModel, planned: { type, category } }: WrittenQuestion): QaQuestion {
  return { question, answer: star, type, category, ...(!byModel && { standIn: true }) }
}
