import { plainVerbs } from '../resume/action-verbs.ts'
import type { Token } from '../text/tokens.ts'
import { breakingStems, trimmedStems } from '../vocabulary/ordinary-words.ts'
import type { Chunk } from './phrase-zones.ts'

const longestCompound = 3
/** People are no skill: "plant controllers", "head chef". */
const people =
  /(?:ers?|ors|ists?|ians?|ees?)$|^(?:chefs?|directors?|nurses?|staff|heads?|holders?|leads?|teams?|apprentices?|assistants?|doctors?|representatives?|executives?|colleagues?|nursery|school|holidays?|hours?|rates?|pay|shifts?|days?|nights?|weeks?|locations?)$/
/** Ends in -er or -or and is a thing all the same. */
const things =
  /^(?:papers?|orders?|reviews?|letters?|numbers?|matters?|registers?|ledgers?|centers?|servers?|boilers?|chillers?|compressors?|conveyors?|motors?|sensors?|transformers?|printers?|scanners?|meters?|filters?|timers?|routers?|containers?|trailers?|dossiers?|folders?|newsletters?|computers?|rivers?|waters?|layers?|disorders?|ulcers?|cancers?|behaviors?|floors?|colors?|errors?|dinners?|offers?)$/
/** "consumer law", "recall program": the last word is filler elsewhere, here it makes the term. */
const tails =
  /^(?:markets?|questions|data|systems?|services?|laws?|policy|policies|theory|programmes?|programs?|records?|machinery|protocols?|regulations?)$/
/** First words that say whose or what sort: "physician orders", "busy kitchen", "monthly survey". */
const tellsNothing =
  /^(?:physicians?|doctors?|nurses?|junior|senior|bank|county|city|busy|vacant|calm|lively|vibrant|beautiful|central|famous|free|modern|nearby|local|daily|weekly|fortnightly|monthly|quarterly|yearly|annual|seasonal|weekend|evening|morning|night|half|single|home|real|whole|wild|pretty|sunny|tidy|spare|warm|loyal|favou?rite|award)$/
const thingsOfFields =
  /^(?:terminology|markets?|texts?|plans?|claims?|agreements?|forms?|codes?|circuits?|schemes?|structures?|networks?|campaigns?|assessments?|orders?|pipelines?|charges?|surveys?|samples?|grants?|funds?|disputes?|appeals?|audits?|ratios?|statements?|manuals?|drawings?|diagrams?|pathways?|referrals?|assets?)$/
const looseEnds = /(?:ed|ly|ing)$/
const hyphenAdjective =
  /(?:ed|level|paced|based|driven|free|friendly|oriented|minded|wide|term|time|quality|end|class|known|like)$/

/**
 * Plain words that together are a thing of the trade, in what is asked or done: "floor plans", "category strategies". Alone each of them
 * says nothing; a verb before its object ("write tests") and people ("junior engineers") are left out.
 * @param doing the sentence tells what the job does
 */
export function plainCompoundIn(
  chunk: Chunk,
  tokens: readonly Token[],
  taken: readonly boolean[],
  doing: boolean,
): { from: number; to: number } | null {
  const to = tailEnd(chunk, tokens)
  const behind = isBehindKnownWord(chunk, tokens, taken)
  const plain = tellsNothing.test(tokens[chunk.from]!.text) ? chunk.from + 1 : chunk.from
  const begin = behind || hasPlainStart(chunk, tokens, taken) ? chunk.from - 1 : plain
  if (begin >= to) return null
  const from = beginsWithVerb(tokens, begin, doing) ? begin + 1 : begin
  const words = tokens.slice(from, to)
  if (words.length < 2 || words.length > longestCompound || (chunk.besideKnown && !behind)) return null
  if (words.some((token, index) => !(from + index === 0 ? /^\p{L}{3,}$/u : /^\p{Ll}{3,}$/u).test(token.text))) return null
  const last = words.at(-1)!
  if ((people.test(last.text) && !things.test(last.text)) || looseEnds.test(last.text)) return null
  if (words.length === 2 && last.gap === '-' && hyphenAdjective.test(last.text)) return null
  return { from, to }
}

/** "dental terminology", "energy markets": the field, one plain word, and the thing in it. */
function isBehindKnownWord({ from, to }: Chunk, tokens: readonly Token[], taken: readonly boolean[]): boolean {
  const alone = (at: number) => taken[at] === true && (tokens[at]!.gap !== ' ' || taken[at - 1] !== true)
  return from > 0 && to - from === 1 && tokens[from]!.gap === ' ' && thingsOfFields.test(tokens[from]!.text) && alone(from - 1)
}

/** "impact assessments", "work orders": a word that is filler elsewhere begins the term. */
function hasPlainStart({ from, to }: Chunk, tokens: readonly Token[], taken: readonly boolean[]): boolean {
  const before = tokens[from - 1]
  const filler =
    before !== undefined && trimmedStems.has(before.stem) && !breakingStems.has(before.stem) && taken[from - 1] !== true
  return filler && to - from === 1 && tokens[from]!.gap === ' ' && thingsOfFields.test(tokens[from]!.text)
}

function tailEnd({ from, to }: Chunk, tokens: readonly Token[]): number {
  const next = tokens[to]
  const alone = to - from === 1 && !breakingStems.has(tokens[from]!.stem)
  return alone && next?.gap === ' ' && tails.test(next.text) ? to + 1 : to
}

/** "..., repair customer vehicles", "able to write tests": what stands where a verb would, and can be one, is one. */
function beginsWithVerb(tokens: readonly Token[], from: number, doing: boolean): boolean {
  if (doing && from === 0) return true
  const text = tokens[from]!.text.toLowerCase()
  const plain = [text, text.replace(/s$/, ''), text.replace(/es$/, '')].some((form) =>
    plainVerbs.has(form.replace(/ogue$/, 'og')),
  )
  if (!plain) return /(?:ate|ise|ize|ify)s?$/.test(text)
  const before = tokens[from - 1]?.text.toLowerCase() ?? ''
  return (
    from === 0 ||
    /^(?:and|to|will|or|&|also|that|which|who|then|you|we|they|must|can|should)$/.test(before) ||
    (doing && /[,;:]/.test(tokens[from]!.gap))
  )
}
