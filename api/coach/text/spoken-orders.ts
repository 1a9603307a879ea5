import { blanked } from './blanked.ts'
import { clausesOf } from './clauses.ts'
import { chatMarkup } from './machine-orders.ts'

/** An order has no subject: "I give it my best", "we gave them ten percent", "he told me to set the color" are none. */
const noSubject = String.raw`(?<!\b(?:i|we|they|he|she|you|who|to|not|would|could|can|will|should|always|never|and)\s)`
const order = (pattern: string) => new RegExp(noSubject + pattern, 'i')

/**
 * What people say to a machine that scores them, and to nobody else. Honest answers speak of ignored rules, ratings and candidates too, so
 * each pattern needs the form of an order or names the machine's own things.
 */
const orders = [
  /\b(?:ignore|disregard|forget|override|bypass) (?:(?:all|any|the|these|those|my|of) )*(?:previous|prior|earlier|above|your|system)\b.{0,30}\b(?:instructions?|rules?|rubric|prompts?|criteria|guidelines)\b/i,
  order(
    String.raw`\b(?:ignore|disregard|forget|override) (?:(?:all|any|the|these) )*(?:instructions?|rules?|rubric|criteria) (?:above|before|so far|you)\b`,
  ),
  order(String.raw`\b(?:ignore|disregard|forget) (?:everything|all) (?:else|above|before|that)\b`),
  /\b(?:system prompt|prompt injection|system override)\b|\bnew instructions?\s*:/i,
  /\byou are (?:now )?an? (?:ai|assistant|language model|chatbot|model|machine)\b|^\s*as (?:the|an) (?:assistant|ai|evaluator|grader)\b/i,
  /\b(?:note|message|attention|instructions?|dear|hello|hey)\b.{0,12}\b(?:grader|evaluator|scorer|ai|language model)\b/i,
  /\bthe (?:grader|evaluator|scorer|ai|model)\b.{0,15}\b(?:should|must|is required|needs to|has to|will)\b.{0,60}\b(?:score|note|points?|rating)\b/i,
  /^\s*(?:assistant|system|ai)(?: message)?\s*[,:]/i,
  order(
    String.raw`\b(?:give|award|grant|assign) (?:(?:me|this|it|us|my answer|the (?:candidate|answer|applicant))\b.{0,30}\b(?:10|ten|hundred|100|points?|full|maximum|highest|perfect|top|best)|(?:the (?:maximum|highest|top)|full)\b.{0,20}\b(?:points?|score|marks?|rating))\b`,
  ),
  order(
    String.raw`\b(?:score|rate|grade|mark) (?:this|it|me|my|the (?:answer|candidate))\b.{0,40}\b(?:10|ten|100|perfect|full|maximum|highest|excellent|top)\b`,
  ),
  order(
    String.raw`\b(?:set|output|return|respond with|answer with|reply with)\b[\s:]*(?:(?:a|the|only|with|highest|maximum|top) )*(?:score|rating|marks?|verdict|color|colour)\b.{0,20}\b(?:10|ten|100|green|full|maximum|highest|perfect)\b`,
  ),
  order(String.raw`\b(?:answer|respond|reply) with (?:the )?(?:highest|maximum|top) (?:score|rating)\b`),
  /\bmust (?:output|return|rate|give)\b.{0,20}\b(?:score|rating|answer|points?|10|ten)\b/i,
  /\bi repeat\b.{0,30}\b(?:10|ten|score|full|highest)\b/i,
  /\b(?:this|my) (?:answer|response)\b.{0,20}\b(?:perfect|excellent|outstanding|flawless|meets all|full (?:marks|points)|top rating)\b/i,
  /\b(?:this|the) candidate (?:must|should) be hired\b|\bthe candidate gave a perfect answer\b|\bpraise the candidate\b/i,
  /\b(?:do not|don't|never) (?:mention|reveal|repeat) (?:this|these) (?:sentence|instruction|message|prompt|line)s?\b/i,
  /\bno improvements (?:are |is )?(?:needed|necessary)\b/i,
  chatMarkup,
]

/** The transcript with orders to a scoring machine blanked; every other character keeps its offset. */
export function withoutOrders(transcript: string): string {
  return blanked(
    transcript,
    clausesOf(transcript).filter(({ text }) => orders.some((pattern) => pattern.test(text))),
  )
}

/** The transcript with every clause blanked that was said before, word for word. */
export function withoutRepeats(transcript: string): string {
  const said = new Set<string>()
  const repeated = clausesOf(transcript).filter(({ text }) => {
    const key = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
    return said.has(key) || !said.add(key)
  })
  return repeated.length === 0 ? transcript : blanked(transcript, repeated)
}
