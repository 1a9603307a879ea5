import type { AnswerPlan } from '../../../contract/answer-plan.ts'
import { family } from '../../text/stem.ts'
import { tokensOf } from '../../text/tokens.ts'
import { rankOf } from '../../text/word-vectors.ts'
import type { Material, OwnLine } from '../preparation/material.ts'
import { quotedLine } from '../wording.ts'
import { type AskedQuestion, askedQuestions, type Purpose } from './ask.ts'
import lineThemes from './line-themes.json' with { type: 'json' }

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
  const hint = ownLine === null ? '' : `Your line that fits: ${quotedLine(ownLine)}. `
  const lines = boxes.map(({ label, prompt }) => `${label}: ${shape === 'story' && label === 'Action' ? hint : ''}[${prompt}]`)
  return [`${says}${shape === 'points' && hint ? ` ${hint.trim()}` : ''}`, ...lines].join('\n')
}

/** The same as one would say it, without headings. */
export const spokenDraftOf = ({ boxes }: AnswerPlan): string =>
  `${boxes.map(({ prompt }) => `[${prompt}]`).join(' ')} Fill in the blanks, and practice until it takes about a minute.`

/** The user's line that the answer can be built on; null rather than one that does not fit. */
function lineFor(
  question: AskedQuestion,
  { ownLines, requirements }: Material,
  taken: ReadonlySet<string | null>,
): OwnLine | null {
  const left = ownLines.filter(({ text }) => !taken.has(text))
  if (question.showsBest) return left[0] ?? null
  const row = requirements.find(({ text }) => text === question.quotes)
  const shown = row && ownLines.find(({ text }) => row.line !== null && text.includes(row.line))
  if (shown) return shown
  const theme = themes.find(({ asked }) => asked.test(question.question))
  const onTheme = theme && left.find(({ text }) => theme.shows.test(text))
  if (onTheme || question.slot === 'opening') return onTheme ?? null
  const best = left.map((line) => ({ line, fit: fitOf(question, line) })).toSorted((a, b) => b.fit - a.fit)[0]
  return best && best.fit >= (row ? leastFit.ad : leastFit.guide) ? best.line : null
}

/** What a question asks about, and which lines of a resume show it. */
const themes = lineThemes.map(({ asked, shows }) => ({ asked: new RegExp(asked, 'i'), shows: new RegExp(shows, 'i') }))

/** Rare words in common, by weight: a line of the ad says more clearly than a guide what is asked about. */
const leastFit = { ad: 0.8, guide: 1.2 }

function fitOf({ question, plan, listensFor }: AskedQuestion, { text }: OwnLine): number {
  const asked = weights(question)
  const around = weights([...plan, listensFor].join(' '))
  let fit = 0
  for (const [word, weight] of weights(text)) fit += asked.has(word) ? weight : around.has(word) ? weight / 2 : 0
  return fit
}

/** Words up to this rank say nothing of a subject; rarer ones say the more. */
const ordinaryRank = 600

function weights(text: string): Map<string, number> {
  const words = tokensOf(text.toLowerCase()).flatMap(({ text: word, stem }) => {
    const rank = rankOf(word) ?? 25_000
    const weight = Math.log(rank / ordinaryRank) / Math.log(25_000 / ordinaryRank)
    return rank > ordinaryRank && word.length > 2 ? [[family(stem), weight] as const] : []
  })
  return new Map(words)
}
