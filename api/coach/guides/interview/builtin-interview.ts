import type { AnswerFeedback } from '../../../contract/answer-feedback.ts'
import type { InterviewCoach, InterviewQuestions, ReviewAnswerInput } from '../../coach.ts'
import { type AnswerReading, correctedReading, heardOf, linesOf } from '../../reading/answer-reading.ts'
import { readAnswer } from '../../reading/built-in/answer/read-answer.ts'
import { readMatch } from '../../reading/built-in/read-match.ts'
import { verdictOf } from '../../score/answer/part-reasons.ts'
import { type AnswerNumbers, scoreAnswer } from '../../score/answer/score-answer.ts'
import { findingsIn } from '../../score/delivery/located-findings.ts'
import { sentenceTemplates } from '../../score/wording.ts'
import { type Material, materialFor } from '../preparation/material.ts'
import { askedQuestions } from '../questions/ask.ts'
import { wordsOn } from './answer-words.ts'
import sentences from './sentences.json' with { type: 'json' }

/** Practice interviews without a model: questions from the ad's and the resume's own lines, feedback from the answer's own words. */
export function builtinInterview(now: () => Date): InterviewCoach {
  return {
    async interviewQuestions({ resume, jobDescription, told, round, signal }) {
      signal.throwIfAborted()
      const reading = readMatch(resume.text, jobDescription, now().getUTCFullYear(), { told })
      return questionsOf(materialFor(reading, round, true))
    },
    async reviewAnswer({ signal, ...input }) {
      signal.throwIfAborted()
      return reviewAnswer(input).feedback
    },
  }
}

function questionsOf(material: Material): InterviewQuestions {
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
      refinedAnswer: refinedAnswer(reading),
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
const blanks = { situation: 'blank.situation', task: 'blank.task', action: 'blank.action', result: 'blank.result' } as const
const parts = ['situation', 'task', 'action', 'result'] as const

/** A story in its four parts: the whole own sentences heard in each, a blank where none was; '' where there is nothing to add. */
function refinedAnswer(reading: AnswerReading): string {
  const heard = parts.filter((part) => reading[part].length > 0)
  if (reading.type !== 'behavioral' || verdictOf(reading) !== 'answered' || reading.contempt.length > 0) return ''
  if (heard.length < 2 || heard.length === parts.length) return ''
  const told = new Set<string>()
  return parts
    .map((part) => {
      if (reading[part].length === 0) return say(blanks[part])
      const ids = reading[part].filter((id) => !told.has(id))
      for (const id of ids) told.add(id)
      return linesOf(reading, ids)
        .map(({ text }) => text.trim())
        .join(' ')
    })
    .filter(Boolean)
    .join('\n')
}
