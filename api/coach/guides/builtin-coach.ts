import type { Coach } from '../coach.ts'
import { writeResume } from '../reading/built-in/told-life/read-told-life.ts'
import { assertUnderstood } from '../reading/understood.ts'
import { analysisNumbers } from '../score/analysis-numbers.ts'
import { editedAnalysis, wordSections, writeSection } from './analysis-texts.ts'
import { layOutResume } from './certain-facts.ts'
import { draftLetter } from './cover-letter.ts'
import { builtinInterview } from './interview/builtin-interview.ts'
import { builtinPitch } from './pitch/builtin-pitch.ts'
import { builtinPreparation } from './preparation/builtin-preparation.ts'

/** The coach that needs no model: reads, counts and writes by rules, on any profession, always the same for the same input. */
export function createBuiltinCoach({ now = () => new Date() } = {}): Coach {
  return {
    name: 'builtin',
    writeResume,
    ...builtinInterview(now),
    ...builtinPitch(now),
    ...builtinPreparation(now),
    scoreEditedResume: async (input) => editedAnalysis(input, now()),
    async *writeLetter(input) {
      yield draftLetter(input, now())
    },
    writeFromTold: async () => ({ summary: null, bullets: [] }),
    layOutResume: async ({ resumeText }) => layOutResume(resumeText),
    async *analyzeResume({ resume, jobDescription, requirementLines, told, signal }) {
      const numbers = analysisNumbers(resume, jobDescription, now(), { requirementLines, told })
      assertUnderstood(numbers.reading, jobDescription, requirementLines)
      yield* numbers.sections
      for (const section of wordSections) {
        signal.throwIfAborted()
        yield writeSection(section, numbers.reading)
      }
    },
  }
}
