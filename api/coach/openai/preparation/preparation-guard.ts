import type { InterviewPrepSectionData } from '../../../contract/interview-prep.ts'
import type { Answer } from '../../builtin/preparation/story.ts'
import { saysSomething, starAnswer, unique } from '../../guards/analysis-guard.ts'
import { companyFacts } from '../../guards/company-facts.ts'
import type { Facts } from '../../guards/facts.ts'
import { keepAdvice } from '../../guards/keep-to-facts.ts'
import { soundsInjected } from '../../guards/obedience.ts'
import { plainText, shortened } from '../../guards/plain-text.ts'
import { quotedLine, quotesAreTrue } from '../../guards/quotes.ts'
import { keepSentences, sentencesOf } from '../../guards/sentences.ts'
import { keepAnswer } from './keep-answer.ts'
import type { PreparationAnswer } from './preparation-schemas.ts'

type ModelQuestion = PreparationAnswer<'qa_questions'>['questions'][number] & { spoken?: string }

/** How many and how long, in characters. */
const sizes = { question: 260, part: 420, spoken: 900, item: 320, text: 900, listAtMost: 7, listAtLeast: 2 }
const fewestWords = { question: 5, part: 2, spoken: 10, item: 4, text: 8 }

/** What a model wrote for a preparation, held to the facts; null where too little of it could stand. */
export interface PreparationGuard {
  question(written: ModelQuestion): ({ question: string } & Answer) | null
  goal(written: PreparationAnswer<'prep_goal'>): InterviewPrepSectionData<'goal'> | null
  introduction(
    written: PreparationAnswer<'prep_introduction'>,
    withIntroduction: boolean,
    withResume: boolean,
  ): InterviewPrepSectionData<'introduction'> | null
  /** Items of a list that could stand, or null where fewer than two could. */
  list(items: readonly string[]): string[] | null
  strategy(written: PreparationAnswer<'prep_strategy'>): InterviewPrepSectionData<'strategy'> | null
  company(written: PreparationAnswer<'prep_company'>): InterviewPrepSectionData<'company'> | null
  /** One sentence or two of advice; '' where nothing could stand. */
  advice(text: string): string
}

/** "Grade 5 at GCSE" is a teacher's own figure; a score of 10 or 100 is what injected orders ask for. */
function withoutOwnGrades(sentence: string, { both }: Facts): string {
  const own = both.text.toLowerCase()
  return sentence.replace(/\b(?:score|rating|grade)s?\b.{0,24}?\d{1,3}\b/gi, (grade) =>
    /\b(?:10|100)\b/.test(grade) || !own.includes(grade.toLowerCase()) ? grade : '',
  )
}

const isOpenQuestion =
  /^(?:what|how|where|when|which|who|whom|why|could|can|would|do|did|is|are|tell|describe|walk|explain|suppose)\b(?!.{0,40}\b(?:since|given that|because) you\b).*[?.]$/i

/** @param lines the resume's lines, as a quotation is given back */
export function preparationGuard(facts: Facts, lines: string[]): PreparationGuard {
  const links = { own: facts.resume.text, named: facts.ad.text }
  const clean = (text: string, max: number) =>
    shortened(
      keepSentences(plainText(text, links), (sentence) => !soundsInjected(withoutOwnGrades(sentence, facts))),
      max,
    )
  const advised = (text: string, max: number) =>
    keepAdvice(
      keepSentences(clean(text, max), (sentence) => quotesAreTrue(sentence, [facts.resume.text, facts.ad.text])),
      facts,
    )
  // A question is no claim: it may ask about the ad's demands as about the person's own work.
  const open: Facts = { ...facts, resume: facts.both, missingTerms: [] }
  const asks = (text: string) =>
    sentencesOf(clean(text, sizes.question))
      .filter((sentence) => quotesAreTrue(sentence, [facts.both.text]))
      .map((sentence) => keepAdvice(sentence, isOpenQuestion.test(sentence) ? open : facts))
      .join(' ')
  const advice = (text: string) => {
    const kept = advised(text, sizes.item)
    return saysSomething(kept, fewestWords.item) ? kept : ''
  }
  const list = (items: readonly string[]) => {
    const kept = unique(items.map(advice).filter(Boolean), (item) => item).slice(0, sizes.listAtMost)
    return kept.length >= sizes.listAtLeast ? kept : null
  }
  const text = (written: string) => {
    const kept = advised(written, sizes.text)
    return saysSomething(kept, fewestWords.text) ? kept : null
  }

  return {
    advice,
    list,
    question(written) {
      const question = asks(written.question)
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
        const own = quotedLine(plainText(original, links), lines, facts.resume.text)
        const kept = advice(how)
        return own && kept ? [{ own, said: `“${own.replace(/[.;,\s]+$/, '')}”: ${kept}` }] : []
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
