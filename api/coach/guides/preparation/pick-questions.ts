import { roundQuestions } from '../../../contract/default-questions.ts'
import type { QaQuestion } from '../../../contract/interview-qa.ts'
import type { QuestionType } from '../../../contract/interview-questions.ts'
import type { QaCategory } from '../../../contract/qa-questions.ts'
import { questionTypeOf } from '../../reading/built-in/answer/question-type.ts'
import { areAlike } from '../interview/padded-questions.ts'
import { fill, type Material, rotated } from './material.ts'
import { anyRound, type Slot } from './round-guides.ts'

/** Each set asks in different words about different lines: preparation, Interview Q&A, the voice interview, and an analysis. */
type Purpose = 'preparation' | 'qa' | 'voice' | 'analysis'

type QuestionKind = Slot | 'opening' | 'motivation' | 'closing' | 'general'

/** A question with what it is about, before its answer is written. */
export interface PlannedQuestion {
  kind: QuestionKind
  question: string
  /** Whether it asks for a story of the person's own. */
  asksFor: QuestionType
  type: QaQuestion['type']
  category: QaCategory
  /** The line of the resume or of the ad that it quotes. */
  quotes: string | null
  /** What the interviewer wants to find out; of a default question. */
  goal: string | null
  /** What to talk about at the beginning, in the middle and at the end; of a general question. */
  hints: readonly string[]
  /** 0 for the first question of the set, so that neighboring answers do not sound alike. */
  index: number
}

const plan: readonly QuestionKind[] = [
  'opening',
  'line',
  'requirement',
  'general',
  'duty',
  'line',
  'general',
  'requirement',
  'motivation',
  'closing',
]
/** The last question of a practice interview is one to answer. */
const voicePlan: readonly QuestionKind[] = plan.map((kind) => (kind === 'closing' ? 'duty' : kind))
const turns: Record<Purpose, number> = { preparation: 0, qa: 1, voice: 2, analysis: 3 }
const tags: Record<QuestionKind, Pick<PlannedQuestion, 'type' | 'category'>> = {
  opening: { type: 'resume', category: 'general' },
  line: { type: 'resume', category: 'experience' },
  general: { type: 'resume', category: 'general' },
  requirement: { type: 'job', category: 'skills' },
  duty: { type: 'job', category: 'experience' },
  motivation: { type: 'job', category: 'motivation' },
  closing: { type: 'job', category: 'closing' },
}

type Candidate = Pick<PlannedQuestion, 'question' | 'hints' | 'goal' | 'quotes'> & {
  category?: QaCategory
  asksFor?: QuestionType
}

/** Ten different questions in the order of the talk: at most two each on own lines, requirements and duties, the others of the round. */
export function pickQuestions(material: Material, purpose: Purpose): PlannedQuestion[] {
  const { guide } = material
  const turn = turns[purpose]
  const bank = rotated(generalQuestions(material), 4 * turn)
  const asked: PlannedQuestion[] = []
  const left: Record<Slot, string[]> = {
    line: rotated(material.lines.line, 2 * turn),
    requirement: rotated(material.lines.requirement, 2 * turn),
    duty: rotated(material.lines.duty, 2 * turn),
  }

  function candidates(kind: QuestionKind): Candidate[] {
    if (kind === 'general') return bank
    if (kind === 'opening' || kind === 'motivation' || kind === 'closing')
      return [{ question: guide[kind], hints: [], goal: null, quotes: null }]
    const wordings = rotated(guide.asks[kind], turn + asked.filter((other) => other.kind === kind).length)
    return left[kind].map((quotes) => ({ question: fill(wordings[0]!, kind, quotes), hints: [], goal: null, quotes }))
  }

  function ask(kind: QuestionKind): boolean {
    const isFixed = kind === 'opening' || kind === 'motivation' || kind === 'closing'
    const isNew = ({ question, quotes }: Candidate) =>
      isFixed || asked.every((other) => !areAlike(other.question, question) && (quotes === null || other.quotes !== quotes))
    const found = candidates(kind).find(isNew)
    if (!found) return false
    const asksFor = kind === 'general' || kind in left ? questionTypeOf(found.question) : 'general'
    asked.push({ kind, ...tags[kind], asksFor, ...found, index: asked.length })
    return true
  }

  for (const kind of purpose === 'voice' ? voicePlan : plan) ask(kind) || ask('general')
  return asked
}

function generalQuestions({ guide, round }: Material): Candidate[] {
  const withHints = [...guide.general, ...anyRound].map((one) => ({ ...one, goal: null, quotes: null }))
  const ofRound = roundQuestions[round].map(({ question, goal, type }) => ({
    question,
    goal,
    asksFor: type,
    hints: [],
    quotes: null,
  }))
  return [...withHints.slice(0, guide.general.length), ...ofRound, ...withHints.slice(guide.general.length)]
}
