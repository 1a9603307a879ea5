import type { PreparationCoach, PrepareInterviewInput } from '../../coach.ts'
import { readMatch } from '../../reading/built-in/read-match.ts'
import { draftOf, plannedQuestions } from '../questions/plan.ts'
import { type Material, materialFor } from './material.ts'
import { roundFields, roundSection, wordSections, writePreparation } from './sections.ts'

/** The preparation that needs no model. @param now the clock for "2019 - present" */
export function builtinPreparation(now: () => Date): PreparationCoach {
  return {
    async *prepareInterview(input) {
      const material = readPreparation(input, now())
      yield { section: 'round', data: roundSection(material) }
      for (const section of wordSections) {
        input.signal.throwIfAborted()
        yield writePreparation(section, material)
      }
    },
    async *answerQuestions(input) {
      const material = readPreparation(input, now())
      yield { section: 'round', data: { interviewRoundType: input.round, checked: material.reading.checked } }
      input.signal.throwIfAborted()
      const questions = plannedQuestions(material, 'qa').map(({ question, answerPlan, comesFrom, category }) => ({
        ...{ question, category, type: comesFrom },
        ...{ answer: draftOf(answerPlan), plan: answerPlan },
      }))
      yield { section: 'questions', data: { questions } }
    },
    roundFields: async (input) => roundFields(readPreparation(input, now())),
  }
}

/** What both coaches know of ad and resume before a word is written. */
export function readPreparation({ resume, jobDescription, told, round }: PrepareInterviewInput, today: Date): Material {
  const reading = readMatch(resume?.text ?? '', jobDescription, today.getUTCFullYear(), { told })
  return materialFor(reading, round, resume !== null)
}
