import type { QaQuestion } from '../../../contract/interview-qa.ts'
import type { QaCategory } from '../../../contract/qa-questions.ts'
import { fill } from './fill.ts'
import type { Material } from './material.ts'
import {
  analysisPlan,
  anyRound,
  type GeneralAsk,
  type Purpose,
  type QuestionKind,
  type SlotName,
  type SpecificKind,
} from './round-templates.ts'
import { commonSlots, type Subject, subjectsOf } from './subjects.ts'

/** A question with what it is about, before its answer is written. */
export interface PlannedQuestion {
  kind: QuestionKind
  question: string
  type: QaQuestion['type']
  category: QaCategory
  subject: Subject
  general: GeneralAsk | null
  /** 0 for the first question of the set, so that neighboring answers do not sound alike. */
  index: number
}

/** With which of a kind's wordings each begins. */
const firstWording: Record<Purpose, number> = { preparation: 0, qa: 1, voice: 2, analysis: 1 }

/** Where a kind has run out, another takes its place: the work itself first. */
const standIns: readonly SpecificKind[] = ['duty', 'term', 'line', 'gap', 'credential', 'soft']
const nothing: Subject = { key: '', slots: {}, line: null, term: null }

/** Ten different questions in the order of the talk. */
export function pickQuestions(material: Material, purpose: Purpose): PlannedQuestion[] {
  const { templates } = material
  const common = commonSlots(material)
  const subjects = subjectsOf(material)
  const used = new Set<string>()
  const spokenOf = new Set<Subject>()
  const asked: PlannedQuestion[] = []
  const turns: Partial<Record<QuestionKind, number>> = {}

  /** The kind's next wording that can be filled and was not said yet. */
  function say(kind: QuestionKind, subject: Subject, general: GeneralAsk | null = null): boolean {
    const wordings = general ? [general.question] : kind === 'general' ? [] : templates.asks[kind]
    const turn = turns[kind] ?? firstWording[purpose]
    for (let step = 0; step < wordings.length; step++) {
      const wording = wordings[(turn + step) % wordings.length]!
      const question = fill(wording, (slot) => subject.slots[slot] ?? common[slot] ?? (subject === nothing ? nextOf(slot) : null))
      if (question === null || asked.some((other) => other.question === question)) continue
      turns[kind] = turn + step + 1
      asked.push({ kind, question, ...tagsOf(kind, general), subject, general, index: asked.length })
      return true
    }
    return false
  }

  /** For a question without a subject of its own: a duty or requirement that was not spoken of. */
  function nextOf(slot: string): string | undefined {
    const values =
      slot === 'requirement' ? material.requirements : subjects[slot as SpecificKind]?.map(({ slots }) => slots[slot as SlotName])
    return values?.find((value) => value && !asked.some(({ question }) => question.includes(value)))
  }

  function askOf(kind: SpecificKind): boolean {
    const left = subjects[kind].filter(({ key }) => !used.has(key))
    // No line of the resume answers two questions while others wait.
    const isNew = ({ line }: Subject) => line === null || !asked.some(({ subject }) => subject.line === line)
    const subject = left.find(isNew) ?? left[0]
    if (!subject || !say(kind, subject)) return false
    used.add(subject.key)
    spokenOf.add(subject)
    return true
  }

  function askGeneral(): boolean {
    const first = firstWording[purpose]
    const own = [...templates.general.slice(first), ...templates.general.slice(0, first)]
    return [...own, ...anyRound].some(
      (general) => !asked.some((other) => other.general === general) && say('general', nothing, general),
    )
  }

  for (const kind of purpose === 'analysis' ? analysisPlan : templates.plan[purpose]) {
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

function tagsOf(kind: QuestionKind, general: GeneralAsk | null): Pick<PlannedQuestion, 'type' | 'category'> {
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
