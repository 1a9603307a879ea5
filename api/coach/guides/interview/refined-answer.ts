import { type AnswerReading, linesOf } from '../../reading/answer-reading.ts'
import { verdictOf } from '../../score/answer/scored-answer.ts'
import { sentenceTemplates } from '../sentence-templates.ts'
import sentences from './sentences.json' with { type: 'json' }

const say = sentenceTemplates(sentences)
const blanks = { situation: 'blank.situation', task: 'blank.task', action: 'blank.action', result: 'blank.result' } as const
const parts = ['situation', 'task', 'action', 'result'] as const

/** A story in its four parts: the whole own sentences heard in each, a blank where none was; '' where there is nothing to add. */
export function refinedAnswer(reading: AnswerReading): string {
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
