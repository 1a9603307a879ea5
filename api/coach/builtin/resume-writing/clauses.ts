/** One thing that was said. */
export interface Clause {
  /** Without fillers. */
  text: string
  /** Typed as a line of its own, or behind a bullet. */
  isLine: boolean
  isBullet: boolean
}

const fillers =
  /(?:^|(?<=[\s,.;]))(?:um+|uh+|erm?|hmm+|you know|i mean|kind of|sort of|basically|actually|honestly|like(?=,))(?=[\s,.;]|$),?/gi
/** "L-u-i-s", "O-R-T-E-G-A": spelled for the recogniser. */
const spelled = /(?:,?\s*(?:that's|spelled|it's spelled)\s*)?(?<![\p{L}-])(?:\p{L}[-.]){2,}\p{L}(?![\p{L}-])\.?/gu
const abbreviation =
  /(?:^|[\s(])(?:[A-Z]|Mr|Mrs|Ms|Dr|St|No|Inc|Ltd|Co|Corp|Dept|U\.S|U\.K|a\.m|p\.m|e\.g|i\.e|approx|vs|Jr|Sr)\.$/i

/** More characters than any of these has. */
const longestAbbreviation = 24

/** What people say before the next thing they did. */
const lead = String.raw`(?:(?:and|but|so|then|also|well|okay|ok|yeah|now|right now|at the moment|currently|today|previously|earlier|later|there|here|after that|before (?:that|this|then|it|i \p{L}+(?: (?:here|there|that|this|it))?)(?: job)?|in this (?:role|position|job)|prior to (?:that|this)|before (?:the )?\p{Lu}[\p{L}'’&.-]*(?:\s+\p{Lu}[\p{L}'’&.-]*){0,3}|in (?:high school|my last job|my current job))(?:\s*,)?\s+)`
const subject = String.raw`(?:I|i|we|We|my|My)(?:'(?:m|ve|d|ll|re))?\b(?!')`
const start = new RegExp(String.raw`(?<![\p{L}'’-])${lead}{0,3}${subject}`, 'gu')
/** More characters than any of these has, and the space behind it. */
const longestHold = 80
/** Behind these the sentence goes on. */
const holds =
  /\b(?:that|which|where|when|what|who|whom|if|because|while|before|after|until|since|than|how|as|so that|everything|all|places|every time|way|program|with|of|for|to|at|in|on|by|from|about|did|do|does|have|am|was|is|are)\s*$/i
const ownThings =
  /^(?:my|and my|also my|so my)\s+(?:full name|name|phone|number|cell|mobile|telephone|e-?mail|address|first|last|current|duties|responsibilities|main|core|key|best|skills?|strengths|school|degree|languages?|certif|job|tasks|work|\p{L}+(?: \p{L}+)? (?:is|was|are|were)\b)/iu

/** The transcript as a list of clauses: by lines and sentences, and where people do not stop, by who does what next. */
export function clausesOf(transcript: string): Clause[] {
  return transcript.split(/\n+/).flatMap((raw) => {
    const bullet = /^\s*(?:[•▪●‣◦*–—-]|\d{1,2}[.)])\s+/u.exec(raw)
    const line = withoutFillers(bullet ? raw.slice(bullet[0].length) : raw)
    if (line === '') return []
    const clauses = bullet ? [line] : sentencesOf(line).flatMap(byWhoDoes)
    const isLine = clauses.length === 1 && /\n/.test(transcript.trim())
    return clauses.map((text) => ({ text, isLine, isBullet: bullet !== null }))
  })
}

export function withoutFillers(text: string): string {
  return text
    .replace(spelled, ' ')
    .replace(fillers, ' ')
    .replace(/\s*,(?:\s*,)+/g, ',')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;])/g, '$1')
    .replace(/^[\s,.;]+/, '')
    .trim()
}

function sentencesOf(line: string): string[] {
  const sentences: string[] = []
  let current = ''
  for (const piece of line.split(/(?<=[.!?;])\s+/)) {
    current = current ? `${current} ${piece}` : piece
    if (abbreviation.test(current.slice(-longestAbbreviation))) continue
    sentences.push(current)
    current = ''
  }
  return [...sentences, current]
    .map((sentence) => sentence.replace(/[\s.!?;]+$/, '').trim())
    .filter((one) => /[\p{L}\d]/u.test(one))
}

const shortLeadWords = 6

function byWhoDoes(sentence: string): string[] {
  const starts = [...sentence.matchAll(start)]
    .filter(
      ({ index, 0: found }) =>
        index > 0 &&
        !holds.test(sentence.slice(Math.max(0, index - longestHold), index)) &&
        (!/\bmy$/i.test(found) || ownThings.test(sentence.slice(index))),
    )
    .map(({ index }) => index)
  // "Since March 2019 I've been": so few words before the first "I" say when or where, not something of their own.
  const before = sentence.slice(0, starts[0]).trim()
  if (starts.length > 0 && before.split(/\s+/).length <= shortLeadWords && !/^(?:and |so )*(?:i|we|my)\b/i.test(before))
    starts.shift()
  return [0, ...starts]
    .map((from, at) => sentence.slice(from, starts[at]))
    .map((text) => text.replace(/^[\s,]+|[\s,]+$/g, '').replace(/[\s,]+\b(?:and|so|but)$/i, ''))
    .filter((text) => /[\p{L}\d]/u.test(text))
}
