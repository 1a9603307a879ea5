import { chatMarkup, machineTalk } from './machine-orders.ts'

/** What a model says when it obeys somebody else, speaks of itself or of its orders, or hands out verdicts that only the code may give. */
const suspicious = [
  /\b(?:ignor|disregard|forget|overrid)\w*\b.{0,40}\b(?:instructions?|rules?|prompts?|above|previous|prior|earlier|system)\b/i,
  machineTalk,
  /\bas an? (?:ai|artificial intelligence|large language model|language model|assistant)\b|\bi(?:['’]m| am) an? (?:ai|language model|assistant)\b|\b(?:openai|chatgpt|gpt-?\d)\b.{0,30}\b(?:policy|model|assistant)\b/i,
  /\bi (?:cannot|can['’]t|am unable to|won['’]t) (?:help|assist|comply|provide|do that|fulfil)/i,
  /\b(?:ats|match|overall|resume) (?:score|rating|grade)\b.{0,24}(?:\b\d{1,3}\b|\bhundred\b|\bperfect\b|\[number\])|\b\d{1,3}\s?(?:\/|out of)\s?(?:10|100)\b|\bperfect (?:score|match|fit|candidate)\b|\b100\s?% (?:match|fit)\b/i,
  /\b(?:hire (?:this|the|him|her|them)|must be hired|should be hired|strongly recommend (?:hiring|this candidate|an? (?:offer|interview))|best candidate|ideal candidate|top candidate|immediately (?:hire|advance)|advance to (?:the )?(?:next|final) (?:round|stage)|no gaps? (?:were |was )?found|no improvements? (?:are|is)? ?needed)\b/i,
  /\b(?:pwned|hacked|injection successful|access granted|bananas? mode|dan mode)\b/i,
  /\b(?:api[_ -]?key|password|credit card|bank details|gift cards?|wire transfer|whatsapp me|send (?:money|payment|bitcoin))\b/i,
  chatMarkup,
]

/** Whether a sentence reads as the work of an injected instruction, or as a refusal, rather than as help. */
export function soundsInjected(sentence: string): boolean {
  return suspicious.some((pattern) => pattern.test(sentence))
}
