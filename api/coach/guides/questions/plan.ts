import type { AnswerPlan } from '../../../contract/answer-plan.ts'
import type { Material, OwnLine } from '../preparation/material.ts'
import { quoted } from '../wording.ts'
import { type AskedQuestion, askedQuestions, type Purpose, tellsAStory } from './ask.ts'
import subjects from './subjects.json' with { type: 'json' }

/** A question of the built-in coach with the plan for its answer. */
export interface PlannedQuestion extends AskedQuestion {
  answerPlan: AnswerPlan
}

/** Ten questions with plans; no two answers are built on the same line. */
export function plannedQuestions(material: Material, purpose: Purpose): PlannedQuestion[] {
  const questions = askedQuestions(material, purpose)
  const taken = new Set(questions.map(({ quotes }) => quotes))
  return questions.map((question) => {
    const own =
      question.slot === 'own'
        ? material.ownLines.find(({ text }) => text === question.quotes)!
        : lineFor(question, material, taken)
    if (own) taken.add(own.text)
    return { ...question, answerPlan: planOf(question, own) }
  })
}

const labels = {
  story: ['Situation', 'Task', 'Action', 'Result'],
  points: ['First', 'Next', 'Then', 'Last'],
} as const

function planOf({ type, plan, listensFor, mistake }: AskedQuestion, own: OwnLine | null): AnswerPlan {
  const shape = type === 'behavioral' && plan.length === labels.story.length ? 'story' : 'points'
  const boxes = plan.map((prompt, at) => ({
    label: shape === 'points' && at === plan.length - 1 ? 'Last' : labels[shape][at]!,
    prompt,
  }))
  return { shape, ownLine: own?.text ?? null, ownLineFrom: own?.from ?? null, listensFor, mistake, boxes }
}

const says = 'A plan with blanks for you to fill in.'

/** The plan as a draft: the four lines of a story, or what to say first, next, and last. */
export function draftOf({ shape, boxes, ownLine }: AnswerPlan): string {
  const hint = ownLine === null ? '' : `Your line that fits: ${quoted(ownLine)}. `
  const lines = boxes.map(({ label, prompt }) => `${label}: ${shape === 'story' && label === 'Action' ? hint : ''}[${prompt}]`)
  return [`${says}${shape === 'points' && hint ? ` ${hint.trim()}` : ''}`, ...lines].join('\n')
}

/** The same as one would say it, without headings. */
export const spokenDraftOf = ({ boxes }: AnswerPlan): string =>
  `${boxes.map(({ prompt }) => `[${prompt}]`).join(' ')} Fill in the blanks, and practice until it takes about a minute.`

/** The user's line that the answer can be built on; null rather than one that does not fit. */
function lineFor(
  { question, quotes, showsBest, type }: AskedQuestion,
  { ownLines, requirements }: Material,
  taken: ReadonlySet<string | null>,
): OwnLine | null {
  const left = ownLines.filter(({ text }) => !taken.has(text))
  if (showsBest) return left.find(tellsAStory) ?? left[0] ?? null
  if (quotes !== null) {
    const row = requirements.find(({ text }) => text === quotes)
    return ownLines.find(({ text }) => row?.resumeLine && text.includes(row.resumeLine)) ?? null
  }
  const fitting = left.filter(({ text }) => shown.some(({ asked, shows }) => asked.test(question) && shows.test(text)))
  return (type === 'behavioral' && fitting.find(tellsAStory)) || fitting[0] || null
}

/** What a question asks about, and which lines of a resume surely show it. */
const shown = subjects.flatMap(({ asked, shows }) =>
  shows ? [{ asked: new RegExp(asked, 'i'), shows: new RegExp(shows, 'i') }] : [],
)
