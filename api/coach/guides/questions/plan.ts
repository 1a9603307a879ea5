import type { AnswerPlan } from '../../../contract/answer-plan.ts'
import type { QaQuestion } from '../../../contract/interview-qa.ts'
import { linesAboutUser, type OwnLine, tellsAStory } from '../own-lines.ts'
import type { Material } from '../preparation/material.ts'
import { quoted } from '../wording.ts'
import { type AskedQuestion, askedQuestions, type Purpose } from './ask.ts'
import data from './subjects.json' with { type: 'json' }

/** A question with its answer as a text and as it would be said; the built-in coach's is a plan. */
export interface PreparedQuestion extends Pick<QaQuestion, 'question' | 'type' | 'category' | 'plan'> {
  answer: string
  spoken: string
}

type PlannedQuestion = Omit<AskedQuestion, 'plan' | 'type'> & PreparedQuestion & { plan: AnswerPlan }

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
    const plan = planOf(question, own)
    const spoken = plan.boxes.map(({ prompt }) => `[${prompt}]`).join(' ')
    return { ...question, type: question.comesFrom, plan, answer: draftOf(plan), spoken }
  })
}

const labels = {
  story: ['Situation', 'Task', 'Action', 'Result'],
  points: ['First', 'Next', 'Then', 'Last'],
} as const

function planOf({ type, plan, listensFor, mistake }: AskedQuestion, own: Line | null): AnswerPlan {
  const shape = type === 'behavioral' && plan.length === labels.story.length ? 'story' : 'points'
  const boxes = plan.map((prompt, at) => ({
    label: shape === 'points' && at === plan.length - 1 ? 'Last' : labels[shape][at]!,
    prompt,
  }))
  return { shape, ownLine: own?.text ?? null, ownLineFrom: own?.from ?? null, listensFor, mistake, boxes }
}

/** The plan as a draft: the four lines of a story, or what to say first, next, and last. */
export function draftOf({ boxes, ownLine }: AnswerPlan): string {
  const hint = ownLine === null ? [] : [`Your line that fits: ${quoted(ownLine)}.`]
  return [...hint, ...boxes.map(({ label, prompt }) => `${label}: [${prompt}]`)].join('\n')
}

type Line = Pick<OwnLine, 'text' | 'from'>

/** The user's line that plainly is an example of what the question asks; null rather than one that may be. */
function lineFor(
  { question, quotes, shows, type }: AskedQuestion,
  { ownLines, requirements, reading }: Material,
  taken: ReadonlySet<string | null>,
): Line | null {
  const left = ownLines.filter(({ text }) => !taken.has(text))
  if (quotes !== null) {
    const beside = requirements.find(({ text }) => text === quotes)?.resumeLine
    return left.find(({ text }) => beside && (text.includes(beside) || beside.includes(text))) ?? null
  }
  const asked = subjects.filter((subject) => subject.asked.test(question))
  const [present] = asked.some(({ line }) => line === 'present') ? linesAboutUser(reading) : []
  if (present) return { text: present, from: 'resume' }
  if (asked.some(({ line }) => line === 'best')) return left.find(tellsAStory) ?? null
  if (asked.some(({ line }) => line === 'fit'))
    return left.toSorted((a, b) => b.fits - a.fits).find(({ fits }) => fits > 0) ?? null
  const wanted = [
    ...(shows ? [new RegExp(`\\b(?:${shows})(?!\\w)`, 'i')] : []),
    ...asked.flatMap((subject) => subject.shows ?? []),
  ]
  const fitting = left.filter(({ text }) => wanted.some((lines) => lines.test(text)))
  return (type === 'behavioral' && fitting.find(tellsAStory)) || fitting[0] || null
}

/** What questions of any field ask about, and which lines of a resume surely show it. */
const subjects = (data as readonly { asked: string; shows?: string; line?: string }[]).map(({ asked, shows, line }) => ({
  asked: new RegExp(asked, 'i'),
  shows: shows === undefined ? null : new RegExp(shows, 'i'),
  line,
}))
