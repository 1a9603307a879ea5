import { type GuideQuestion, genericQuestions, roundQuestions } from '../../../contract/default-questions.ts'
import type { QaQuestion } from '../../../contract/interview-qa.ts'
import { type InterviewRound, interviewRoundIds } from '../../../contract/interview-rounds.ts'
import type { QaCategory } from '../../../contract/qa-questions.ts'
import { areAlike } from '../interview/padded-questions.ts'
import type { Material } from '../preparation/material.ts'
import { isWorkToTell } from '../requirements.ts'
import { quoted } from '../wording.ts'
import { anyField, fieldOfAd } from './field-of-ad.ts'
import frames from './frames.json' with { type: 'json' }

/** The four sets of questions that one user may get for one ad. None repeats another. */
export type Purpose = 'preparation' | 'qa' | 'voice' | 'analysis'

type Frame = 'opening' | 'motivation' | 'closing'
type Slot = Frame | 'field' | 'round' | 'own' | 'ad'

export interface AskedQuestion extends GuideQuestion {
  slot: Slot
  comesFrom: QaQuestion['type']
  /** The whole line of the resume or of the ad that it quotes. */
  quotes: string | null
  /** Whether the answer should bring the user's best work. */
  showsBest: boolean
}

/** In the order of the talk. */
const slots: readonly Slot[] = ['opening', 'own', 'field', 'round', 'ad', 'field', 'round', 'field', 'motivation', 'closing']
const slotsOfAnalysis: readonly Slot[] = [
  'opening',
  'own',
  'field',
  'ad',
  'field',
  'own',
  'round',
  'field',
  'motivation',
  'closing',
]

/** Ten different questions: of the field of work, of the round, and on at most three quoted lines. */
export function askedQuestions(material: Material, purpose: Purpose): AskedQuestion[] {
  const { field, round, spare } = guideQuestions(material, purpose)
  const queues: Record<Slot, AskedQuestion[]> = {
    ...{ field, round },
    own: ownQuestions(material, purpose),
    ad: adQuestions(material, purpose),
    opening: [frameQuestion('opening', material.round, purpose)],
    motivation: [frameQuestion('motivation', material.round, purpose)],
    closing: [frameQuestion('closing', material.round, purpose)],
  }
  const order = purpose === 'analysis' ? slotsOfAnalysis : slots
  const questions: AskedQuestion[] = []
  const isNew = ({ question }: AskedQuestion) => !questions.some((other) => areAlike(other.question, question))
  for (const slot of order) {
    const queue = [queues[slot], spare, round].find((one) => one.some(isNew)) ?? spare
    questions.push(...queue.splice(Math.max(0, queue.findIndex(isNew)), 1))
  }
  return questions
}

const turns: Record<Purpose, number> = { preparation: 0, qa: 1, voice: 2, analysis: 3 }

/** Every `of`th, beginning at another place for each turn. */
const dealt = <Item>(items: readonly Item[], turn: number, of: number) => items.filter((_, at) => at % of === turn % of)

const isFrame = ({ category }: GuideQuestion) => category === 'general' || category === 'motivation' || category === 'closing'

/** What the guides of field and round leave to this set. An analysis has no round: it asks what any interview may ask. */
function guideQuestions({ round, reading }: Material, purpose: Purpose): Record<'field' | 'round' | 'spare', AskedQuestion[]> {
  const guide = fieldOfAd(reading)
  const ofField = guide.questions.map((one) => asked(one, 'field', guide === anyField ? 'resume' : 'job'))
  const ofRound = (bank: readonly GuideQuestion[]) =>
    bank.filter((one) => !isFrame(one)).map((one) => asked(one, 'round', 'resume'))
  const turn = turns[purpose]
  const isOfAnalysis = (_: unknown, at: number) => at % 4 === turns.analysis
  if (purpose === 'analysis') return { field: ofField.filter(isOfAnalysis), round: ofRound(genericQuestions), spare: [] }
  const others = interviewRoundIds.filter((other) => other !== round).flatMap((other) => ofRound(roundQuestions[other]))
  const ofAny = guide === anyField ? [] : anyField.questions.map((one) => asked(one, 'round', 'resume'))
  return {
    // Another round begins with others of the field.
    field: dealt(
      ofField.filter((one, at) => !isOfAnalysis(one, at)),
      turn + interviewRoundIds.indexOf(round),
      3,
    ),
    round: dealt(ofRound(roundQuestions[round]), turn, 3),
    spare: dealt([...ofAny, ...others], turn, 3),
  }
}

function asked(question: GuideQuestion, slot: Slot, comesFrom: QaQuestion['type']): AskedQuestion {
  return { ...question, slot, comesFrom, quotes: null, showsBest: false }
}

const categories: Record<Frame, QaCategory> = { opening: 'general', motivation: 'motivation', closing: 'closing' }

function frameQuestion(slot: Frame, round: InterviewRound, purpose: Purpose): AskedQuestion {
  const frame = frames[slot]
  const wording = purpose === 'preparation' ? frame.preparation[round] : frame[purpose].question
  const guide: Guide = frame[purpose].guide
  return {
    ...fromGuide(wording, guide, null),
    slot,
    category: categories[slot],
    comesFrom: slot === 'opening' ? 'resume' : 'job',
  }
}

type Guide = Pick<GuideQuestion, 'goal' | 'listensFor' | 'mistake' | 'plan'> & { showsBest?: boolean }

function fromGuide(question: string, { showsBest = false, ...guide }: Guide, quotes: string | null) {
  return { ...guide, question, type: 'general' as const, quotes, showsBest }
}

const ownEvery = 5

/** Stories behind the user's own lines; an analysis of a resume asks for two. */
function ownQuestions({ ownLines, suits }: Material, purpose: Purpose): AskedQuestion[] {
  const turn = turns[purpose]
  const left = ownLines.filter((_, at) => at % ownEvery === turn || (purpose === 'analysis' && at % ownEvery === turn + 1))
  const { wordings, guide } = frames.own
  return left
    .toSorted((a, b) => Number(suits.test(b.text)) - Number(suits.test(a.text)))
    .map(({ text, from }) => ({
      ...fromGuide(
        wordings[purpose].replace('{line}', () => `${frames.prefixes[from]} ${quoted(text)}`),
        guide,
        text,
      ),
      ...{ type: 'behavioral', slot: 'own', category: 'experience', comesFrom: 'resume' },
    }))
}

/** What the ad asks for, line by line. */
function adQuestions({ requirements }: Material, purpose: Purpose): AskedQuestion[] {
  const lines = requirements.filter(isWorkToTell)
  const { wordings, guide } = frames.ad
  return dealt(lines, turns[purpose], 4).map(({ text }) => ({
    ...fromGuide(
      wordings[purpose].replace('{line}', () => quoted(text)),
      guide,
      text,
    ),
    ...{ slot: 'ad', category: 'skills', comesFrom: 'job' },
  }))
}
