import * as z from 'zod'
import type { AnswerFeedback, Delivery } from '../../contract/answer-feedback.ts'
import type { QuestionType } from '../../contract/interview-questions.ts'
import type { Coach, ReviewAnswerInput } from '../coach.ts'
import { reviewAnswer } from '../guides/interview/builtin-interview.ts'
import { numberedAd } from '../lines/ad-lines.ts'
import type { NumberedLine } from '../lines/numbered-lines.ts'
import { dataBlocks } from '../model/data-block.ts'
import type { ModelDeps } from '../model/model.ts'
import { ModelFailure, orElse } from '../model/model-failure.ts'
import type { AnswerReading } from '../reading/answer-reading.ts'
import { mayAsk } from '../reading/requirement-lines.ts'
import { answerRules, createAnswerReader } from '../reading/with-model/answer-reader.ts'
import { deliveryParts, deliveryReasons, deliveryShares } from '../score/delivery/delivery-parts.ts'
import { wordsOf } from '../text/tokens.ts'
import { claimsTask, coachText, personText, prompt } from './prompts.ts'
import { type WritingContext, writeItems, writeWhole } from './write-items.ts'

const reviewTask = claimsTask('answer_review', { kind: z.enum(['strength', 'improvement']), text: coachText })

const retold = { version: z.enum(['sentence', 'refined', 'alternate']), text: personText }
const retellingTask = (type: QuestionType) => claimsTask('answer_retold', retold, { shape: prompt(`answer-shape-${type}`) })

const sections = ['strengths', 'improvements', 'sentenceFeedback', 'refinedAnswer', 'alternateAnswer'] as const
type Written = Partial<Pick<AnswerFeedback, (typeof sections)[number] | 'followUpQuestion'>>

const most = { strengths: 4, improvements: 5, sentences: 4 }
const fewestWords = 12

export function answerCoach({ model, log }: Pick<ModelDeps, 'model' | 'log'>): Pick<Coach, 'reviewAnswer'> {
  const read = createAnswerReader({ model, log })
  return {
    async reviewAnswer(input) {
      // Corrected by the user: only the numbers change, and the page keeps the model's text.
      if (input.heard) return reviewAnswer(input).feedback
      const reading = await read(input, input.signal)
      input.signal.throwIfAborted()
      const { numbers, feedback } = reviewAnswer(input, reading ?? undefined)
      // Without an answer a model would invent a retelling.
      if (feedback.verdict !== 'answered') return { ...feedback, coach: 'openai', standIns: [...sections] }
      const delivery = deliveryLines(feedback.delivery)
      const { question, goal } = input
      const context: WritingContext = {
        model,
        log,
        rules: answerRules,
        data: dataBlocks({ question, goal, answer: numbers.reading.lines, reading: reading ? readingText(reading) : undefined }),
        signal: input.signal,
        // What is in the question may be repeated.
        sources: { own: numbers.reading.lines, ad: [{ id: 'Q', text: question }] },
      }
      const nothing = (section: string) => orElse<Written>(section, log, {})
      const [review, retold, followUp] = await Promise.all([
        writeReview(context, input, delivery).catch(nothing('answer_review')),
        writeRetelling(context, numbers.reading, input.transcript).catch(nothing('answer_retold')),
        input.wantsFollowUp && reading ? writeFollowUp(context, reading).catch(nothing('answer_follow_up')) : {},
      ])
      input.signal.throwIfAborted()
      const written: Written = { ...review, ...retold, ...followUp }
      return { ...feedback, ...written, coach: 'openai', standIns: sections.filter((section) => written[section] === undefined) }
    },
  }
}

async function writeReview(
  context: WritingContext,
  { jobDescription }: ReviewAnswerInput,
  delivery: readonly NumberedLine[],
): Promise<Written> {
  const { own, ad } = context.sources
  const job = numberedAd(jobDescription ?? '')
  const data = [context.data, dataBlocks({ advertisement: job, delivery })].filter(Boolean).join('\n\n')
  const sources = { own: [...own, ...delivery], ad: [...ad, ...job] }
  const items = await writeItems({ ...context, data, sources }, reviewTask)
  const said = (kind: 'strength' | 'improvement') =>
    items.filter((item) => item.kind === kind && (delivery.length > 0 || !ofDelivery.test(item.text))).map(({ text }) => text)
  const improvements = said('improvement').slice(0, most.improvements)
  if (improvements.length === 0) throw new ModelFailure('poor')
  return { strengths: said('strength').slice(0, most.strengths), improvements }
}

const ofDelivery = /\b(?:pace|words (?:a|per) minute|pauses?|fillers?|(?:speak|talk) (?:more )?(?:slow|fast|loud)\w*)\b/i

async function writeRetelling(context: WritingContext, { type, lines }: AnswerReading, transcript: string): Promise<Written> {
  const items = await writeItems(context, retellingTask(type))
  const whole = (version: 'refined' | 'alternate') => {
    const text = items.flatMap((item) => (item.version === version ? item.text : [])).join(' ')
    return wordsOf(text).length < fewestWords ? undefined : text
  }
  const sentenceFeedback = items.flatMap(({ version, text, from }) => {
    const line = lines.find(({ id }) => id === from[0])
    const original = line && transcript.slice(line.start, line.end)
    return version === 'sentence' && original && original !== text ? [{ original, improved: text }] : []
  })
  const [refinedAnswer, alternateAnswer] = [whole('refined'), whole('alternate')]
  return {
    ...(sentenceFeedback.length > 0 && { sentenceFeedback: sentenceFeedback.slice(0, most.sentences) }),
    ...(refinedAnswer && { refinedAnswer }),
    ...(alternateAnswer && alternateAnswer !== refinedAnswer && { alternateAnswer }),
  }
}

/** Only what a model read; code's guesses are never presented as facts. */
function readingText(reading: AnswerReading): string {
  const { type, relevance, ownSteps, specifics } = reading
  const parts =
    type === 'behavioral'
      ? (['situation', 'task', 'action', 'result', 'checkable', 'aside', 'contempt'] as const)
      : (['point', 'action', 'aside', 'contempt'] as const)
  return [
    `answers the question: ${relevance}`,
    ...parts.map((part) => `${part}: ${reading[part].join(', ') || 'none'}`),
    `the speaker's own steps: ${ownSteps}; details only they could name: ${specifics}`,
  ].join('\n')
}

function deliveryLines(delivery: Delivery): NumberedLine[] {
  const measured = deliveryParts.filter((id) => deliveryShares[id]({ delivery }) !== null)
  return measured.map((id, at) => ({ id: `D${at + 1}`, text: deliveryReasons[id]({ delivery }) }))
}

const mostQuestionWords = 25
const fewestSpecifics = 3

/** Nothing where the answer is whole, beside the question, or shows contempt. */
function missingIn({ type, relevance, ownSteps, result, checkable, specifics, contempt }: AnswerReading): string[] {
  if ((relevance !== 'yes' && relevance !== 'partly') || contempt.length > 0) return []
  const isStory = type === 'behavioral'
  return [
    ...(isStory && ownSteps === 0 ? ['what the person did themselves'] : []),
    ...(isStory && result.length === 0 ? ['what came of it'] : []),
    ...(isStory && result.length > 0 && checkable.length === 0 ? ['how anyone could tell that it worked'] : []),
    ...(specifics < fewestSpecifics ? ['one real occasion or detail that only this person could tell'] : []),
  ]
}

async function writeFollowUp(context: WritingContext, reading: AnswerReading): Promise<Written> {
  const missing = missingIn(reading)
  if (missing.length === 0) return {}
  const task = claimsTask('answer_follow_up', { text: coachText }, { missing: missing.join('; '), mostWords: mostQuestionWords })
  const [item] = await writeWhole(context, task, ([first]) => faultOf(first!.text))
  return { followUpQuestion: item!.text }
}

function faultOf(text: string): string | null {
  if (wordsOf(text).length > mostQuestionWords) return `Your question was too long. Use at most ${mostQuestionWords} words.`
  if (!/^[^?]*\?$/.test(text) || text.includes('[')) return 'Your text was not one question that ends with a question mark.'
  return mayAsk(text) ? null : 'You asked what no employer may ask. Ask about the work.'
}
