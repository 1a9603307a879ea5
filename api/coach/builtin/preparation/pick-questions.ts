import type { QaCategory, QaQuestion } from '../../../contract/interview-qa.ts'
import { anyRound } from './any-round.ts'
import type { Material } from './material.ts'
import type { GeneralAsk, QuestionKind, SpecificKind } from './round-voice.ts'
import { commonSlots, type Subject, subjectsOf } from './subjects.ts'
import { fill, type SlotName } from './template.ts'

/** A question with what it is about, before its answer is written. */
export interface Asked {
  kind: QuestionKind
  question: string
  type: QaQuestion['type']
  category: QaCategory
  subject: Subject
  general: GeneralAsk | null
  /** 0 for the first question of the set, so that neighboring answers do not sound alike. */
  place: number
}

/** Preparation and Interview Q&A of one round ask in different words. */
export type Purpose = 'preparation' | 'qa'

/** Where a kind has run out, another takes its place: the work itself first. */
const standIns: readonly SpecificKind[] = ['duty', 'term', 'line', 'gap', 'paper', 'soft']
const nothing: Subject = { key: '', slots: {}, line: null, term: null }

/** Ten different questions in the order of the talk. */
export function pickQuestions(material: Material, purpose: Purpose): Asked[] {
  const { voice } = material
  const common = commonSlots(material)
  const subjects = subjectsOf(material)
  const used = new Set<string>()
  const spokenOf = new Set<Subject>()
  const asked: Asked[] = []
  const turns: Partial<Record<QuestionKind, number>> = {}

  /** The kind's next wording that can be filled and was not said yet. */
  function say(kind: QuestionKind, subject: Subject, general: GeneralAsk | null = null): boolean {
    const wordings = general ? [general.question] : kind === 'general' ? [] : voice.asks[kind]
    const turn = turns[kind] ?? (purpose === 'qa' ? 1 : 0)
    for (let step = 0; step < wordings.length; step++) {
      const wording = wordings[preferred(kind) ? step : (turn + step) % wordings.length]!
      const question = fill(wording, (slot) => subject.slots[slot] ?? common[slot] ?? nextOf(slot))
      if (question === null || asked.some((other) => other.question === question)) continue
      turns[kind] = turn + step + 1
      asked.push({ kind, question, ...tagsOf(kind, general), subject, general, place: asked.length })
      return true
    }
    return false
  }

  /** A slot that is not the subject's own: the round's first duty and the like. */
  function nextOf(slot: string): string | undefined {
    const pool = subjects[slot as SpecificKind] ?? [...subjects.gap, ...subjects.paper, ...subjects.term]
    return (pool.find(({ key }) => !used.has(key)) ?? pool[0])?.slots[slot as SlotName]
  }

  function askOf(kind: SpecificKind): boolean {
    const subject = subjects[kind].find(({ key }) => !used.has(key))
    if (!subject || !say(kind, subject)) return false
    used.add(subject.key)
    spokenOf.add(subject)
    return true
  }

  function askGeneral(): boolean {
    const [first, ...others] = voice.asks.general
    const own = purpose === 'qa' ? [...others, first] : voice.asks.general
    return [...own, ...anyRound].some(
      (general) => !asked.some((other) => other.general === general) && say('general', nothing, general),
    )
  }

  for (const kind of voice.plan[purpose]) {
    const isSpecific = kind in subjects
    const done = isSpecific ? askOf(kind as SpecificKind) : kind === 'general' ? askGeneral() : say(kind, nothing)
    if (!done) standIns.some(askOf) || askAgain() || askGeneral()
  }
  return asked

  /** Every sentence was asked about once: what else stands in it, then the same matter from another side. */
  function askAgain(): boolean {
    const all = standIns.flatMap((kind) => subjects[kind].map((subject) => ({ kind, subject })))
    const rest = [...all.filter(({ subject }) => !spokenOf.has(subject)), ...all]
    return rest.some(({ kind, subject }) => say(kind, subject) && spokenOf.add(subject))
  }
}

/** Their wordings stand in order of preference: the later ones do with less. */
const preferred = (kind: QuestionKind) => kind === 'opening' || kind === 'motivation' || kind === 'closing'

function tagsOf(kind: QuestionKind, general: GeneralAsk | null): Pick<Asked, 'type' | 'category'> {
  switch (kind) {
    case 'opening':
      return { type: 'resume', category: 'general' }
    case 'line':
      return { type: 'resume', category: 'experience' }
    case 'career':
      return { type: 'resume', category: 'career' }
    case 'general':
      return { type: general?.category === 'logistics' ? 'job' : 'resume', category: general?.category ?? 'general' }
    case 'motivation':
      return { type: 'job', category: 'motivation' }
    case 'closing':
      return { type: 'job', category: 'closing' }
    case 'duty':
      return { type: 'job', category: 'experience' }
    case 'soft':
      return { type: 'job', category: 'teamwork' }
    default:
      return { type: 'job', category: 'skills' }
  }
}
