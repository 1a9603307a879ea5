import type { AnswerPartId, Delivery } from '../../../contract/answer-feedback.ts'
import { countSpokenWords } from '../../text/transcript-tokens.ts'
import { deliveryReasons, plural } from '../speech/delivery-reasons.ts'
import type { AnswerReading } from './answer-reading.ts'

const because = { 'nothing-said': 'Nothing was said.', 'no-answer': 'There is no answer to the question here.' } as const

/** One sentence on how a row's points came about. */
export function whyOf(id: AnswerPartId, reading: AnswerReading, share: number | null): string {
  const { verdict } = reading
  if (share === null)
    return verdict === 'answered' ? notMeasured(id, reading.delivery) : 'Not counted without an answer to the question.'
  if (verdict === 'nothing-said' || verdict === 'no-answer') return because[verdict]
  if (verdict === 'off-subject' && id !== 'length') return 'It speaks of something else than the question.'
  const isVague = isOfStory.has(id) && share > 0 && reading.substance.share < vagueBelow
  return `${reasons[id](reading)}${isVague ? ' It stays general, with few things, places or people of its own.' : ''}`
}

const vagueBelow = 0.5
const isOfStory: ReadonlySet<AnswerPartId> = new Set(['situation', 'task', 'action', 'result'])

function notMeasured(id: AnswerPartId, { durationSeconds }: Delivery): string {
  if (id === 'fillers' && durationSeconds !== null) return 'Not measured: the transcript leaves out sounds such as "um".'
  if (id === 'pace' && durationSeconds !== null) return 'Not measured: too few words to tell.'
  return 'Not measured: this takes a recording.'
}

const reasons: Record<AnswerPartId, (reading: AnswerReading) => string> = {
  relevance: ({ relevance: { question, jobTerms, job } }) => {
    const subject = question < 1 ? 'How it answers the question is not plain.' : 'It speaks of what was asked.'
    if (job === null) return subject
    return jobTerms.length > 0
      ? `${subject} From the job description: ${jobTerms.slice(0, 4).join(', ')}.`
      : `${subject} It names nothing from the job description.`
  },
  situation: ({ star: { situation } }) => {
    if (situation.hasSetting && situation.hasTrouble) return 'Says where or when it was, and what was difficult.'
    if (situation.hasSetting) return 'Says where or when it was, but not what was difficult.'
    return situation.hasTrouble ? 'Says what was difficult, but not where or when.' : 'No place, time or difficulty is named.'
  },
  task: ({ star: { task } }) =>
    task.isOwn
      ? 'Says what was yours to do.'
      : task.share > 0
        ? 'What was yours to do can be told from what you did, but you do not say it.'
        : 'It is not said what you had to reach.',
  action: ({ star: { action } }) => {
    if (action.share >= 1) return `${plural(action.clauses.length, 'place')} where you say what you did yourself.`
    if (action.deeds > 0) return 'Few steps of your own, or only in general words; two clear ones make it full.'
    return action.shared > 0 ? 'Only what "we" did; your own part stays open.' : 'No step of your own is named.'
  },
  result: ({ star: { result } }) => {
    if (result.hasFigure) return 'Says what came of it, with something that can be checked.'
    if (result.share >= 0.5) return 'Says what came of it, without a figure.'
    return result.hasOutcome ? 'Hints at an end, but not at what changed.' : 'It is not said what came of it.'
  },
  answer: ({ general: { answer } }) => {
    if (answer.missing.length === 0) return 'Has all that such a question asks for.'
    const lacking = `lacks ${answer.missing.map(({ name }) => name).join(', ')}`
    return answer.met.length > 0 ? `Has ${answer.met.map(({ name }) => name).join(', ')}; ${lacking}.` : `It ${lacking}.`
  },
  substance: ({ general, substance }) =>
    `${plural(Math.floor(general.substance.deeds), 'step')} of your own and ${plural(substance.concrete, 'detail')} such as a thing, a name or a number.`,
  structure: ({ general: { structure } }) =>
    `${plural(structure.signposts, 'signpost')} such as “first” or “because”; ${structure.endsWell ? 'the end leads back to the question' : 'the end is open'}.`,
  pace: ({ delivery }) => deliveryReasons.pace(delivery),
  pauses: ({ delivery }) => deliveryReasons.pauses(delivery),
  fillers: ({ delivery }) => deliveryReasons.fillers(delivery),
  length: ({ answer, delivery: { durationSeconds } }) => {
    const words = countSpokenWords(answer)
    const size = words < 30 ? 'brief (under 30)' : words > 100 ? 'detailed (over 100)' : 'between brief and detailed'
    const seconds = durationSeconds === null ? '' : ` in ${Math.round(durationSeconds)} seconds`
    return `${plural(words, 'word')}${seconds}: ${size}.`
  },
}
