import type { AnswerFeedback } from '../../../contract/answer-feedback.ts'
import type { InterviewQuestions, ReviewAnswerInput } from '../../coach.ts'
import { type AnswerReading, correctedReading, heardOf } from '../../reading/answer-reading.ts'
import { isFiller, readAnswer } from '../../reading/built-in/answer/read-answer.ts'
import { verdictOf } from '../../score/answer/part-reasons.ts'
import { type AnswerNumbers, scoreAnswer } from '../../score/answer/score-answer.ts'
import { findingsIn } from '../../score/delivery/located-findings.ts'
import { sentenceTemplates } from '../../score/wording.ts'
import type { Material } from '../preparation/material.ts'
import { askedQuestions } from '../questions/ask.ts'
import { wordsOn } from './answer-words.ts'
import sentences from './sentences.json' with { type: 'json' }

/** Questions from the ad's and the resume's own lines. */
export function spokenQuestions(material: Material): InterviewQuestions {
  const asked = askedQuestions(material, 'voice')
  return {
    questions: asked.map(({ question, type, goal, listensFor, mistake, plan }) => ({
      ...{ question, type, goal, listensFor, mistake, plan },
    })),
    defaults: asked.filter(({ comesFrom, slot, quotes }) => (slot !== 'field' || comesFrom === 'resume') && quotes === null)
      .length,
  }
}

/** The numbers of an answer, by any reader's reading of it, and the built-in coach's feedback: every quote is the user's own. */
export function reviewAnswer(
  input: Omit<ReviewAnswerInput, 'signal'>,
  reading: AnswerReading = input.heard ? correctedReading(input.transcript, input.heard) : readAnswer(input),
): { numbers: AnswerNumbers; feedback: AnswerFeedback } {
  const numbers = scoreAnswer(reading, { ...input, source: input.source ?? 'recognised' })
  const heard = input.heard ?? heardOf(reading, findingsIn(input.transcript, input.words).timesOf)
  const { score, scoreColor, scoreParts, findings, measured } = numbers
  return {
    numbers,
    feedback: {
      score,
      scoreColor,
      ...wordsOn(input.question, numbers),
      // Code rewrites no sentence of the user's.
      sentenceFeedback: [],
      refinedAnswer: refinedAnswer(numbers),
      // Rules cannot retell an answer another way: that takes understanding.
      alternateAnswer: '',
      verdict: verdictOf(reading),
      scoreParts,
      findings,
      delivery: measured.delivery,
      ...(heard && { heard }),
      provisional: reading.relevance === 'unsure',
      coach: 'builtin',
      reader: reading.reader,
      standIns: [],
    },
  }
}

const say = sentenceTemplates(sentences)
const parts = ['situation', 'task', 'action', 'result'] as const
const nearlyWhole = 0.8

/** The story as it was told, with blanks for what is missing at its beginning or its end; '' where there is nothing to add. */
function refinedAnswer({ reading, scoreParts }: AnswerNumbers): string {
  if (reading.type !== 'behavioral' || verdictOf(reading) !== 'answered' || reading.contempt.length > 0) return ''
  const rows = scoreParts.filter(({ id }) => (parts as readonly string[]).includes(id))
  const points = rows.reduce((sum, row) => sum + (row.points ?? 0), 0)
  const isHeard = parts.map((part) => reading[part].length > 0)
  const [first, last] = [isHeard.indexOf(true), isHeard.lastIndexOf(true)]
  const hasBlank = first > 0 || last < parts.length - 1
  if (first === last || !hasBlank || points > nearlyWhole * rows.reduce((sum, { max }) => sum + max, 0)) return ''
  const blanks = parts.map((part) => say(`blank.${part}`))
  const told = reading.lines.filter(({ text }) => !isFiller(text)).map(({ text }) => text)
  return [...blanks.slice(0, first), told.join(' '), ...blanks.slice(last + 1)].join('\n')
}
