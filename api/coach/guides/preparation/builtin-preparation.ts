import type { PreparationCoach, PrepareInterviewInput } from '../../preparation-coach.ts'
import { readMatch } from '../../reading/built-in/read-match.ts'
import { withoutOrders } from '../without-orders.ts'
import { answerTo } from './answers.ts'
import { type Material, materialFor } from './material.ts'
import { pickQuestions } from './pick-questions.ts'
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
      const questions = pickQuestions(material, 'qa').map((asked) => ({
        question: asked.question,
        answer: answerTo(asked, material).star,
        type: asked.type,
        category: asked.category,
      }))
      yield { section: 'questions', data: { questions } }
    },
    roundFields: async (input) => roundFields(readPreparation(input, now())),
  }
}

/** What both coaches know of ad and resume before a word is written. */
export function readPreparation({ resume, jobDescription, told, round }: PrepareInterviewInput, today: Date): Material {
  const reading = readMatch(resume?.text ?? '', jobDescription, today.getUTCFullYear(), { told })
  return materialFor(withoutOrders(reading), round, resume !== null)
}
