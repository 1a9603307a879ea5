import { getDefaultStore } from 'jotai'
import type { AnswerPlan, PlanBox } from '../../api/contract/answer-plan.ts'
import type { InterviewQuestion } from '../../api/contract/interview-questions.ts'
import type { Block } from '../export/outline.ts'
import { hintRows } from '../media/plan-notes.tsx'
import { boxWords, draftsAtom, jobDescriptionDraftAtom } from '../platform/draft.ts'
import { noteProgress } from '../platform/job-progress.ts'
import type { LabelledRow } from '../ui/labelled-rows.tsx'

const starParts = ['Situation', 'Task', 'Action', 'Result'] as const

/** With a plan for the answer, or an answer by a connected model. */
export interface Suggested {
  question: string
  answer: string
  plan: AnswerPlan | undefined
}

interface Asked {
  question: string
  plan?: AnswerPlan | undefined
}

/** As Self practice asks it, with the plan beside it. */
export const practiceQuestionOf = ({ question, plan }: Asked): InterviewQuestion => ({
  ...{ question, type: plan?.shape === 'story' ? 'behavioral' : 'general', goal: '' },
  ...(plan && { listensFor: plan.listensFor, mistake: plan.mistake, plan: plan.boxes.map(({ prompt }) => prompt) }),
})

/** For the next step. `arePrepared`: the user asked for questions, not for an analysis that has some too. */
export const noteQuestions = (questions: readonly Asked[], arePrepared: boolean): void => {
  const jobDescription = getDefaultStore().get(jobDescriptionDraftAtom)
  noteProgress({ questions: { list: questions.map(practiceQuestionOf), jobDescription, arePrepared } })
}

/** For an answer in the user's own way. */
const ownBoxes: readonly PlanBox[] = [{ label: 'Your answer', prompt: '' }]

export const boxesOf = ({ plan }: Pick<Suggested, 'plan'>): readonly PlanBox[] => plan?.boxes ?? ownBoxes

export function suggestedRows({ answer, plan }: Suggested): LabelledRow[] {
  if (!plan) return writtenRows(answer)
  const { ownLine, ownLineFrom } = plan
  return [
    ...hintRows(plan),
    ...(ownLine ? [{ label: ownLineFrom === 'told' ? 'You told us' : 'From your resume', text: ownLine }] : []),
  ]
}

/** Boxes without words become blanks. */
export const filledRows = ({ question, plan }: Suggested, texts = getDefaultStore().get(draftsAtom)): LabelledRow[] =>
  boxesOf({ plan }).map(({ label, prompt }, at) => {
    const words = boxWords(texts, question, at + 1)[at]!.trim()
    return { label, text: words || (prompt && `[${prompt}]`) }
  })

export const answerBlocks = (suggested: Suggested): Block[] =>
  [...suggestedRows(suggested), ...filledRows(suggested)].flatMap(({ label, text }): Block[] => {
    if (!text) return []
    return [label ? { kind: 'labelled', label, text } : { kind: 'paragraph', text }]
  })

/** Splits a model's story at "Situation: …" and so on, each at the start of a line or sentence, in order. Others stay whole. */
export function writtenRows(answer: string): LabelledRow[] {
  const matches = starParts.map((part) => {
    const found = new RegExp(`(?:^|[\\n.!?]\\s*)\\**${part}\\**\\s*:\\**`, 'iu').exec(answer)
    return found
      ? { start: found.index + /^[\n.!?\s]*/u.exec(found[0])![0].length, textStart: found.index + found[0].length }
      : null
  })
  const whole = [{ label: null, text: answer }]
  if (matches.some((match, i) => match === null || (i > 0 && match.start <= matches[i - 1]!.start))) return whole
  const rows = matches.map((match, i) => ({
    label: starParts[i]!,
    text: answer.slice(match!.textStart, matches[i + 1]?.start).trim(),
  }))
  return rows.some(({ text }) => text === '') ? whole : rows
}
