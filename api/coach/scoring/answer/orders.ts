import { clausesOf } from './clauses.ts'

/** What people say to a machine that scores them, and to nobody else. "Customers rated us ten out of ten" is none of it. */
const orders = [
  /\b(?:ignor|disregard|forget|overrid|bypass)\w*\b.{0,40}\b(?:instructions?|rules?|rubric|prompts?|criteria|guidelines|everything (?:else|above|before))\b/i,
  /\b(?:system|developer|hidden) (?:prompt|message|override|instructions?)\b|\bjailbreak|\bprompt injection\b|\bdeveloper mode\b/i,
  /\byou are (?:now )?an? (?:ai|assistant|language model|chatbot|helpful|model|machine)\b/i,
  /\b(?:note|message|attention|instructions?|dear|hello|hey)?\b[ ,:]*\b(?:to|for)? ?the (?:grader|evaluator|scorer|ai|model|scoring)\b/i,
  /^\s*(?:assistant|system|ai)\s*[,:]/i,
  // An order has no subject: "I give it my best", "we gave them ten percent" are none.
  /(?<!\b(?:i|we|they|he|she|you|to|would|could|can|will|always)\s)\b(?:give|award|grant|assign) (?:(?:me|this|it|us|my answer|the (?:candidate|answer|applicant))\b.{0,30}\b(?:10|ten|hundred|100|points?|full|maximum|highest|perfect|top|best)|(?:the (?:maximum|highest|top)|full)\b.{0,20}\b(?:points?|score|marks?|rating))\b/i,
  /\b(?:score|rate|grade|mark) (?:this|it|me|my|the (?:answer|candidate))\b.{0,40}(?:\b(?:10|ten|100|perfect|full|maximum|highest|excellent|top)\b|$)/i,
  /\b(?:set|output|return|respond|answer|reply)\b.{0,30}\b(?:score|rating|marks?|color|colour|verdict)\b/i,
  /\bi repeat\b.{0,30}\b(?:10|ten|score|full|highest)\b|\bhighest possible score\b|\b(?:only )?full marks\b.{0,20}$/i,
  /\b(?:this|the|my) (?:candidate|answer|applicant)\b.{0,30}\b(?:perfect|excellent|outstanding|flawless|must be hired|should be hired|be hired|full (?:marks|points))\b/i,
  /\b(?:do not|don't|never) (?:mention|reveal|repeat|show) (?:this|these|the) (?:sentence|instruction|message|prompt|line)s?\b/i,
  /\bno (?:improvements?|gaps?|weaknesses) (?:are |is |were )?(?:needed|found|necessary)\b/i,
  /<\|?(?:im_start|im_end|system|user|assistant)|\[\/?inst\]/i,
]

/** The transcript with orders to a scoring machine blanked; every other character keeps its place. */
export function withoutOrders(transcript: string): string {
  let left = transcript
  for (const { text, start, end } of clausesOf(transcript))
    if (orders.some((order) => order.test(text))) left = left.slice(0, start) + ' '.repeat(end - start) + left.slice(end)
  return left
}
