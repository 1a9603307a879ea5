import type { Coach } from '../coach.ts'
import { writeResume } from '../reading/built-in/told-life/read-told-life.ts'
import { assertUnderstood } from '../reading/understood.ts'
import { analysisNumbers } from '../score/analysis-numbers.ts'
import { editedAnalysis, wordSections, writeSection } from './analysis-texts.ts'
import { layOutResume } from './certain-facts.ts'
import { draftLetter } from './cover-letter.ts'
import { reviewAnswer, spokenQuestions } from './interview/builtin-interview.ts'
import { reviewedPitch, writeScript, writtenSections } from './pitch/builtin-pitch.ts'
import * as preparation from './preparation/builtin-preparation.ts'
import { readPreparation } from './preparation/material.ts'
import { plannedQuestions } from './questions/plan.ts'

/** The coach that needs no model: reads, counts and writes by rules, on any profession, always the same for the same input. */
export function createBuiltinCoach({ now = () => new Date() } = {}): Coach {
  return {
    name: 'builtin',
    async *analyzeResume({ resume, jobDescription, requirementLines, told, signal }) {
      const numbers = analysisNumbers(resume, jobDescription, now(), { requirementLines, told })
      assertUnderstood(numbers.reading, jobDescription, requirementLines)
      yield* numbers.sections
      for (const section of wordSections) {
        signal.throwIfAborted()
        yield writeSection(section, numbers.reading)
      }
    },
    scoreEditedResume: async (input) => editedAnalysis(input, now()),
    writeFromTold: async () => ({ summary: null, bullets: [] }),
    layOutResume: async ({ resumeText }) => layOutResume(resumeText),
    async *prepareInterview(input) {
      const material = readPreparation(input, now())
      yield { section: 'round', data: preparation.roundSection(material) }
      for (const section of preparation.wordSections) {
        input.signal.throwIfAborted()
        yield preparation.writePreparation(section, material)
      }
    },
    async *answerQuestions(input) {
      const material = readPreparation(input, now())
      yield { section: 'round', data: { interviewRoundType: input.round, checked: material.reading.checked } }
      input.signal.throwIfAborted()
      yield { section: 'questions', data: { questions: plannedQuestions(material, 'qa').map(preparation.qaQuestion) } }
    },
    roundFields: async (input) => preparation.roundFields(readPreparation(input, now())),
    interviewQuestions: async (input) => spokenQuestions(readPreparation(input, now())),
    reviewAnswer: async (input) => reviewAnswer(input).feedback,
    async *writeLetter(input) {
      yield draftLetter(input, now())
    },
    writePitch: async (input) => writeScript(input, now()),
    async *reviewPitch(input) {
      const review = reviewedPitch(input, now())
      yield review.score
      for (const section of writtenSections) {
        input.signal.throwIfAborted()
        yield review.builtin(section)
      }
    },
    writeResume,
  }
}
