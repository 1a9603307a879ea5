import type { InterviewPrepSectionData } from '../../../contract/interview-prep.ts'
import { companyFacts } from '../../guard/company-facts.ts'
import type { Facts } from '../../guard/facts.ts'
import { keepAnswer } from '../../guard/keep-answer.ts'
import { saysSomething, starAnswer, unique } from '../../guard/model-text.ts'
import { plainText } from '../../guard/plain-text.ts'
import { quotedLine } from '../../guard/quotes.ts'
import type { Answer } from '../../guides/preparation/answers.ts'
import type { AnswerOf } from '../task.ts'
import type { preparationTasks, questionTasks } from './preparation-prompts.ts'
import { fewestWords, sizes, textGuards } from './text-guards.ts'

type Tasks = typeof preparationTasks
type ModelQuestion = AnswerOf<ReturnType<typeof questionTasks.qa>>['questions'][number] & { spoken?: string }

/** What a model wrote for a preparation, held to the facts; null where too little of it is true. */
export interface PreparationGuard {
  question(written: ModelQuestion): ({ question: string } & Answer) | null
  goal(written: AnswerOf<Tasks['goal']>): InterviewPrepSectionData<'goal'> | null
  introduction(
    written: AnswerOf<ReturnType<Tasks['introduction']>>,
    withIntroduction: boolean,
    withResume: boolean,
  ): InterviewPrepSectionData<'introduction'> | null
  /** Items of a list that could stand, or null where fewer than two could. */
  list(items: readonly string[]): string[] | null
  strategy(written: AnswerOf<Tasks['strategy']>): InterviewPrepSectionData<'strategy'> | null
  company(written: AnswerOf<Tasks['company']>): InterviewPrepSectionData<'company'> | null
  /** One sentence or two of advice; '' where nothing could stand. */
  advice(text: string): string
}

/** @param lines the resume's lines, as a quotation is given back */
export function preparationGuard(facts: Facts, lines: string[]): PreparationGuard {
  const { clean, asked, advice, list, text } = textGuards(facts)
  const links = { own: facts.resume.text, named: facts.ad.text }

  return {
    advice,
    list,
    question(written) {
      const question = asked(written.question)
      // A hole in a question means that it asked about something nobody said.
      if (!saysSomething(question, fewestWords.question) || question.includes('[')) return null
      const star = starAnswer(written, (part) => keepAnswer(clean(part, sizes.part), facts))
      const spoken = keepAnswer(clean(written.spoken ?? '', sizes.spoken), facts)
      if (star === null || (written.spoken !== undefined && !saysSomething(spoken, fewestWords.spoken))) return null
      return { question, star, spoken }
    },
    goal({ interviewGoal, coreAreasEvaluated }) {
      const [goal, areas] = [text(interviewGoal), list(coreAreasEvaluated)]
      return goal && areas ? { interviewGoal: goal, coreAreasEvaluated: areas } : null
    },
    introduction({ selfIntroductionPoints, achievements }, withIntroduction, withResume) {
      const points = withIntroduction ? list(selfIntroductionPoints) : []
      const highlighted = achievements.flatMap(({ original, advice: how }) => {
        const own = quotedLine(plainText(original, links), lines, facts.resume)
        const kept = advice(how)
        return own && clean(own, sizes.text) !== '' && kept ? [{ own, said: `“${own.replace(/[.;,\s]+$/, '')}”: ${kept}` }] : []
      })
      const achievementsToHighlight = unique(highlighted, ({ own }) => own).map(({ said }) => said)
      if (!points || (withResume && achievementsToHighlight.length === 0)) return null
      return { selfIntroductionPoints: points, achievementsToHighlight: withResume ? achievementsToHighlight : [] }
    },
    strategy({ keyPoints, preparation, pitfalls }) {
      const [points, plan, traps] = [list(keyPoints), text(preparation), list(pitfalls)]
      return points && plan && traps ? { strategicPreparation: { keyPoints: points, preparation: plan, pitfalls: traps } } : null
    },
    company({ overview, culture, questionsToAsk }) {
      const [about, people] = [overview, culture].map((said) => companyFacts(clean(said, sizes.text), facts))
      const asks = list(questionsToAsk)?.filter((question) => question.endsWith('?') && !question.includes('['))
      if (!about || !people || !saysSomething(about, fewestWords.item) || !saysSomething(people, fewestWords.item)) return null
      return asks && asks.length >= sizes.listAtLeast
        ? { companyResearch: { overview: about, culture: people, questionsToAsk: asks } }
        : null
    },
  }
}
