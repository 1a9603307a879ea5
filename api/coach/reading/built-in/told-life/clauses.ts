import { sentencesOf } from '../../../text/sentences.ts'

/** One thing that was said. */
export interface Clause {
  text: string
  /** Typed as a line of its own, or behind a bullet. */
  isLine: boolean
  isBullet: boolean
}

/** Where a sentence of speech may end. */
const end = /(?<=[.!?;])\s+/

const mark = String.raw`(?<=(?:^|[,;]\s*|\b(?:and|so|then|but)\s+))[\ue200-\uf8ff]`
const name = String.raw`(?:the |my )?[\p{L}'’&.-]+(?:\s+[\p{L}'’&.-]+){0,3}?`
/** Words that lead to the next thing, and the times people say first. */
const lead = String.raw`(?:(?:and|but|so|then|also|plus|well|okay|ok|yeah|yes|now|right now|at (?:the (?:moment|minute)|present)|since then|currently|nowadays|these days|today|previously|earlier|later|afterwards|next|after (?:that|this|which)|before (?:that|this|then|it|i \p{L}+(?: (?:here|there|that|this|it))?)(?: job)?|prior to (?:that|this)|in this (?:role|position|job)|before ${name}|in (?:high school|my last job|my current job))(?:\s*,)?\s+)`
const subject = String.raw`(?:(?:I|we)(?:['’](?:m|ve|d|ll|re))?|my|they|he|she|(?:it|that)(?:['’](?:s|d)|\s+(?:was|is|were|would|had)))\b(?!'| called| call (?:it|them|me|that|you))`
/** What begins the next job without anybody as its subject. */
const turn = String.raw`(?:(?:and|but|so)\s+)?(?:then\b(?!\s+(?:again|some|and there))|after that\b|before (?:that|this|then)\b|prior to (?:that|this)\b|the (?:one|job|place) before(?: that| it)?\b|later on\b)|and\s+(?:then\s+)?(?=(?:went|joined|moved|started|became|left|came|worked|stayed|was|took|got (?:an? )?(?:job|apprenticeship|taken|promoted))\b)`
const start = new RegExp(String.raw`(?<![\p{L}'’-])(?:${lead}{0,4}(?:${mark}(?:\s*,)?\s+)?${subject}|${turn})`, 'giu')
/** More characters than any of these has, and the space behind it. */
const longestHold = 80
/** Behind these the sentence goes on. */
const holds =
  /\b(?:that|which|where|when|what|who|whom|if|because|while|before|after|until|since|than|how|as|so that|everything|all|places|every time|way|program|with|of|for|to|at|in|on|by|from|about|did|do|does|have|am|was|is|are|would|could|should|might)\s*$/i
const ownThings =
  /^(?:my|and my|also my|so my)\s+(?:full name|name|phone|number|cell|mobile|telephone|e-?mail|address|first|last|current|duties|responsibilities|main|core|key|best|skills?|strengths|school|degree|languages?|certif|job|tasks|work|\p{L}+(?: \p{L}+)? (?:is|was|are|were)\b)/iu

/** The speech as a list of clauses: by lines and sentences, and where people do not stop, by who does what next. */
export function clausesOf(speech: string): Clause[] {
  return speech.split(/\n+/).flatMap((raw) => {
    const bullet = /^\s*(?:[•▪●‣◦*–—-]|\d{1,2}[.)])\s+/u.exec(raw)
    const line = bullet ? raw.slice(bullet[0].length) : raw
    if (line.trim() === '') return []
    const clauses = bullet ? [line] : bareSentencesOf(line).flatMap(byWhoDoes)
    const isLine = clauses.length === 1 && /\n/.test(speech.trim())
    return clauses.map((text) => ({ text, isLine, isBullet: bullet !== null }))
  })
}

/** Without their end marks; what has neither a letter nor a figure is none. */
const bareSentencesOf = (line: string): string[] =>
  sentencesOf(line, end)
    .map((sentence) => sentence.replace(/[\s.!?;]+$/, '').trim())
    .filter((one) => /[\p{L}\d\ue200-\uf8ff]/u.test(one))

function byWhoDoes(sentence: string): string[] {
  const starts = [...sentence.matchAll(start)]
    .filter(
      ({ index, 0: found }) =>
        index > 0 &&
        !holds.test(sentence.slice(Math.max(0, index - longestHold), index)) &&
        (!/\bmy$/i.test(found) || ownThings.test(sentence.slice(index))),
    )
    .map(({ index }) => index)
  return [0, ...starts]
    .map((from, at) => sentence.slice(from, starts[at]))
    .map((text) => text.replace(/^[\s,]+|[\s,]+$/g, '').replace(/[\s,]+\b(?:and|so|but)$/i, ''))
    .filter((text) => /[\p{L}\d\ue200-\uf8ff]/u.test(text))
}
