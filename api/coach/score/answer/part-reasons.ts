import type { AnswerPartId, Delivery } from '../../../contract/answer-feedback.ts'
import { countSpokenWords } from '../../text/transcript-tokens.ts'
import { counted } from '../counted.ts'
import { deliveryReasons } from '../delivery/delivery-reasons.ts'
import type { AnswerReading } from './answer-reading.ts'
import { answersTheQuestion } from './limit.ts'

const because = { 'nothing-said': 'Nothing was said.', 'no-answer': 'This does not answer the question.' } as const

/** One sentence on how a row's points came about. */
export function whyOf(id: AnswerPartId, reading: AnswerReading, share: number | null): string {
  const { verdict } = reading
  if (share === null)
    return verdict === 'answered' ? notMeasured(id, reading.delivery) : 'Not counted without an answer to the question.'
  if (verdict === 'nothing-said' || verdict === 'no-answer') return because[verdict]
  if (verdict === 'off-subject' && id !== 'length') return 'This is about something other than the question.'
  const isVague = isOfStory.has(id) && share > 0 && reading.substance.share < vagueBelow
  return `${reasons[id](reading)}${isVague ? ' It stays general, with few things, places or people of your own.' : ''}`
}

const vagueBelow = 0.5
const isOfStory: ReadonlySet<AnswerPartId> = new Set(['situation', 'task', 'action', 'result'])

function notMeasured(id: AnswerPartId, { durationSeconds }: Delivery): string {
  if (id === 'fillers' && durationSeconds !== null) return 'Not measured: the transcript leaves out sounds such as "um".'
  if (id === 'pace' && durationSeconds !== null) return 'Not measured: too few words to tell.'
  return 'Not measured: this takes a recording.'
}

const reasons: Record<AnswerPartId, (reading: AnswerReading) => string> = {
  relevance: ({ quality, relevance: { jobTerms, job } }) => {
    const subject =
      answersTheQuestion(quality) < 1 ? 'It is not clear how this answers the question.' : 'You talk about what was asked.'
    if (job === null) return subject
    return jobTerms.length > 0
      ? `${subject} From the job description: ${jobTerms.slice(0, 4).join(', ')}.`
      : `${subject} You name nothing from the job description.`
  },
  situation: ({ star: { situation } }) => {
    if (situation.hasSetting && situation.hasTrouble) return 'You say where or when it was, and what was difficult.'
    if (situation.hasSetting) return 'You say where or when it was, but not what was difficult.'
    return situation.hasTrouble
      ? 'You say what was difficult, but not where or when it was.'
      : 'You name no place, time or difficulty.'
  },
  task: ({ star: { task } }) =>
    task.isOwn
      ? 'You say what your task was.'
      : task.share > 0
        ? 'Your task is clear from what you did, but you do not state it.'
        : 'You do not say what you had to achieve.',
  action: ({ star: { action } }) => {
    if (action.share >= 1) return `You say what you did yourself in ${counted(action.clauses.length, 'place')}.`
    if (action.deeds > 0) return 'Few steps of your own, or only in general words; two clear ones earn full points.'
    return action.shared > 0 ? 'You only say what "we" did; your own part is not clear.' : 'You name no step of your own.'
  },
  result: ({ star: { result } }) => {
    if (result.hasFigure) return 'You say what came of it, with something that can be checked.'
    if (result.share >= 0.5) return 'You say what came of it, but without a figure.'
    return result.hasOutcome ? 'You hint at how it ended, but not at what changed.' : 'You do not say what came of it.'
  },
  answer: ({ general: { answer } }) => {
    if (answer.missing.length === 0) return 'Your answer has everything that such a question asks for.'
    const lacking = `it lacks ${answer.missing.map(({ name }) => name).join(', ')}`
    return answer.met.length > 0
      ? `Your answer has ${answer.met.map(({ name }) => name).join(', ')}; ${lacking}.`
      : `Your answer lacks ${answer.missing.map(({ name }) => name).join(', ')}.`
  },
  substance: ({ general, substance }) =>
    `${counted(Math.floor(general.substance.deeds), 'step')} of your own and ${counted(substance.concrete, 'detail')} such as a thing, a name or a number.`,
  structure: ({ general: { structure } }) =>
    `${counted(structure.signposts, 'signpost')} such as “first” or “because”; ${structure.endsWell ? 'the end leads back to the question' : 'it ends without a conclusion'}.`,
  pace: ({ delivery }) => deliveryReasons.pace(delivery),
  pauses: ({ delivery }) => deliveryReasons.pauses(delivery),
  fillers: ({ delivery }) => deliveryReasons.fillers(delivery),
  length: ({ answer, delivery: { durationSeconds } }) => {
    const words = countSpokenWords(answer)
    const size = words < 30 ? 'brief (under 30)' : words > 100 ? 'detailed (over 100)' : 'between brief and detailed'
    const seconds = durationSeconds === null ? '' : ` in ${Math.round(durationSeconds)} seconds`
    return `${counted(words, 'word')}${seconds}: ${size}.`
  },
}
