import type { InterviewPrepSection, InterviewPrepSectionData } from '../../../contract/interview-prep.ts'
import type { QaQuestion } from '../../../contract/interview-qa.ts'
import type { Log } from '../../../log.ts'
import { Problem } from '../../../problem.ts'
import { readPreparation } from '../../compose/preparation/builtin-preparation.ts'
import type { Material } from '../../compose/preparation/material.ts'
import { pickQuestions } from '../../compose/preparation/pick-questions.ts'
import { roundSection, writePreparation } from '../../compose/preparation/sections.ts'
import { inSentence } from '../../compose/wording.ts'
import { readFacts } from '../../guard/facts.ts'
import type { PreparationCoach, PrepareInterviewInput } from '../../preparation-coach.ts'
import { asCompleted } from '../as-completed.ts'
import type { Model } from '../model.ts'
import { ModelFailure } from '../model-failure.ts'
import type { ModelReader } from '../reading/model-reader.ts'
import type { Asking } from './ask.ts'
import { preparationGuard } from './preparation-guard.ts'
import { preparationData } from './preparation-prompts.ts'
import { type AskedSection, askedSections, askSection } from './preparation-sections.ts'
import { askQuestions, type GroupOutcome, type WrittenQuestion } from './question-groups.ts'
import { type QuestionSheet, questionSheet } from './question-sheet.ts'

export interface OpenAIPreparationOptions {
  model: Model
  reader: ModelReader
  log: Log
  /** The clock for "2019 - present". */
  now: () => Date
}

type SectionOutcome = { section: AskedSection } & ({ written: InterviewPrepSection } | { failure: ModelFailure })

const failed = {
  preparation: 'Failed to generate interview preparation. Please try again.',
  qa: 'Failed to start interview session. Please try again.',
}

/** The preparation in a model's words. What is asked about, what is missing and what fits the round, the code decides. */
export function openaiPreparation({ model, reader, log, now }: OpenAIPreparationOptions): PreparationCoach {
  /** What every call needs, read once. */
  const opened = (input: PrepareInterviewInput) => openedWith(readPreparation(input, now(), reader.recall), input, model, now())
  return {
    async *prepareInterview(input) {
      const { asking, stop } = opened(input)
      try {
        const asked = pickQuestions(asking.material, 'preparation')
        const outcomes = [...startSections(asking, log), ...askQuestions('prep_questions', asked, asking, log)]
        const sheet = questionSheet(asking)
        yield { section: 'round', data: roundSection(asking.material) }
        for await (const outcome of asCompleted<SectionOutcome | GroupOutcome>(outcomes)) {
          if ('group' in outcome) {
            const grown = addedTo(sheet, outcome, input.signal, failed.preparation, log)
            if (grown) yield { section: 'questions', data: preparedQuestions(grown) }
            continue
          }
          if ('written' in outcome) yield outcome.written
          else {
            warnOf(outcome.section, outcome.failure, log)
            if (input.signal.aborted) throw new Problem('unavailable', { message: failed.preparation, log: 'stopped' })
            yield { standIn: outcome.section }
            yield writePreparation(outcome.section, asking.material)
          }
        }
        yield* sheet.standIns()
      } finally {
        // A reader who leaves ends every call that is still open.
        stop.abort()
      }
    },
    async *answerQuestions(input) {
      const { asking, stop } = opened(input)
      const { round, reading } = asking.material
      try {
        const asked = pickQuestions(asking.material, 'qa')
        const outcomes = askQuestions('qa_questions', asked, asking, log)
        const sheet = questionSheet(asking)
        yield { section: 'round', data: { interviewRoundType: round, checked: reading.checked } }
        for await (const outcome of asCompleted(outcomes)) {
          const grown = addedTo(sheet, outcome, input.signal, failed.qa, log)
          if (grown) yield { section: 'questions', data: { questions: grown.map(qaQuestion) } }
        }
        yield* sheet.standIns()
      } finally {
        stop.abort()
      }
    },
  }
}

function openedWith(material: Material, input: PrepareInterviewInput, model: Model, today: Date) {
  const resumeText = input.resume?.text ?? ''
  const missingTerms = material.reading.missing.map(({ term }) => term)
  // The code's own names for what the ad asks for ("mathematics" where it says "maths") may be used as the ad's.
  const names = material.reading.terms.map(inSentence).join('; ')
  const facts = readFacts({ resumeText, jobDescription: `${input.jobDescription}\n${names}`, missingTerms, today })
  const lines = [...resumeText.split('\n'), ...material.reading.resume.lines.map(({ text }) => text)]
  const stop = new AbortController()
  const asking: Asking = {
    model,
    material,
    guard: preparationGuard(facts, lines),
    data: preparationData(material, resumeText, input.jobDescription),
    signal: AbortSignal.any([input.signal, stop.signal]),
  }
  return { asking, stop }
}

/** None of these promises rejects. */
function startSections(asking: Asking, log: Log): Promise<SectionOutcome>[] {
  return askedSections.map(async (section) => {
    try {
      return { section, written: await askSection(section, asking) }
    } catch (error) {
      if (!(error instanceof ModelFailure)) log.failure('A section could not be checked', error, { section })
      return { section, failure: error instanceof ModelFailure ? error : new ModelFailure('poor') }
    }
  })
}

/** @throws Problem unavailable when it is stopped */
function addedTo(sheet: QuestionSheet, outcome: GroupOutcome, signal: AbortSignal, message: string, log: Log) {
  if (outcome.failure) warnOf('questions', outcome.failure, log)
  const grown = sheet.add(outcome)
  if (signal.aborted) throw new Problem('unavailable', { message, log: 'stopped' })
  return grown
}

function warnOf(section: string, { kind, status }: ModelFailure, log: Log): void {
  log.warn('The model failed at a section', { section, kind, providerStatus: status })
}

function preparedQuestions(written: readonly WrittenQuestion[]): InterviewPrepSectionData<'questions'> {
  return {
    questions: written.map(({ question }) => question),
    starAnswers: written.map(({ star }) => star),
    conversationalAnswers: written.map(({ spoken }) => spoken),
    standInQuestions: written.flatMap(({ byModel }, place) => (byModel ? [] : [place])),
  }
}

function qaQuestion({ question, star, byModel, asked: { type, category } }: WrittenQuestion): QaQuestion {
  return { question, answer: star, type, category, ...(!byModel && { standIn: true }) }
}
