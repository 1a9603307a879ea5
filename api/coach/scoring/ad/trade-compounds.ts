import type { Token } from '../text/tokens.ts'
import type { Chunk } from './phrase-zones.ts'

const commonFirst =
  /^(?:a|all|always|best|co|cross|day|double|end|ever|face|fast|first|five|follow|four|full|good|half|hands?|hard|high|in|inter|large|later?|long|low|mid|multi|must|new|next|non|off|on|one|out|over|part|post|pre|quick|re|real|self|semi|short|single|six|sub|ten|third|three|time|top|two|under|up|well|wide|world|year)$/
const commonLast =
  /(?:ed|ing|en|ly)$|^(?:aid|based|class|date|day|down|driven|duty|end|free|friendly|functional|home|hours?|house|in|known|level|life|line|made|minded|needed|new|off|on|out|oriented|paced|party|person|quality|ready|rich|round|scale|shift|site|sized?|stop|term|time|up|value|volume|wide|win|wise|years?)$/

/** "teach-back", "should-cost": two plain words joined to one that everyday English lacks; "day-to-day", "family-owned" are everyday. */
export function isInTradeCompound(chunk: Chunk, tokens: readonly Token[], at: number): boolean {
  let from = at
  let to = at + 1
  while (from > chunk.from && tokens[from]!.gap === '-') from--
  while (tokens[to]?.gap === '-') to++
  if (tokens[from]!.gap === '-' || to > chunk.to) return false
  const words = tokens.slice(from, to).map((token) => token.text)
  if (words.length < 2 || words.some((word) => !/^\p{Ll}{2,}$/u.test(word))) return false
  return !commonFirst.test(words[0]!) && !commonLast.test(words.at(-1)!)
}
