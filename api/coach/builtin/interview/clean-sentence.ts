import { findFillers } from '../../scoring/speech/fillers.ts'
import { capitalized, sentence } from '../wording.ts'

/** Words that take weight from what follows, and what is left without them. */
const hedges: [RegExp, string][] = [
  [
    /\b(?:i (?:guess|suppose|would say|'d say|feel like)|in my opinion|at the end of the day|if that makes sense|or so)\b,?\s*/gi,
    '',
  ],
  [/(?<=^|[,;]\s*|\band |\bbut )i (?:just )?(?:think|believe|feel)(?: that)?,?\s+(?=\p{L})/giu, ''],
  [/\b(?:just|maybe|probably|a little bit|a bit|somehow|pretty much)\s+/gi, ''],
]
/** How spoken sentences begin and written ones need not. */
/** Small words said twice; others may mean it ("twenty twenty", "very very"). */
const stammer = /\b(i|the|a|an|and|to|we|it|was|my|in|of|but|so|he|she|they|you|is|for|on|at|our)(?:[ ,]+\1\b)+/gi
/** What is left hanging where a sentence broke off. */
const looseEnds = /(?:[\s,;:–—-]+(?:and|but|so|because|when|which|if|or|like|then|it(?:'s| was)))+[\s,;:–—.-]*$/i
const leadIns = /^(?:(?:so|and|but|okay|ok|well|yeah|yes|right|anyway|now|then|um|uh)[,\s]+)+/i

/** The text without the fillers in it, and without the commas that set them off. */
export function withoutFillers(text: string): string {
  let left = text
  for (const { start, end } of joinedFillers(text).reverse()) {
    const before = left.slice(0, start)
    const after = left.slice(end)
    const ends = /^\s*[.!?;:]/.test(after)
    // Set off on both sides it goes with both commas; on one side only, the comma belongs to the sentence.
    const comma = /,\s*$/.test(before) && !/^\s*[,.!?;:]/.test(after) ? ', ' : ends ? '' : ' '
    left = before.replace(/[,\s–—-]+$/, '') + comma + after.replace(/^[\s,–—-]+/, '')
  }
  return left.replace(/\s{2,}/g, ' ').trim()
}

/** Fillers in a row are one. */
function joinedFillers(text: string): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = []
  for (const { start, end } of findFillers(text)) {
    const last = spans.at(-1)
    if (last && /^[\s,–—-]*$/.test(text.slice(last.end, start))) last.end = end
    else spans.push({ start, end })
  }
  return spans
}

/**
 * A sentence as one would write it: without fillers, hedges, doubled words and spoken lead-ins. Every fact stays, none is added.
 * '' where nothing is left.
 */
export function cleanSentence(text: string): string {
  let left = withoutFillers(text)
  for (const [hedge, by] of hedges) left = left.replace(hedge, by)
  left = left
    .replace(stammer, '$1')
    .replace(leadIns, '')
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/^[\s,.;:–—-]+/, '')
    .replace(/^it's (?=(?:you|i|we|they|he|she) )/i, '')
    .replace(looseEnds, '')
    .replace(/[\s,;:–—-]+$/, '')
    .replace(/\bi(?=\b(?:'|’|\s|$))/g, 'I')
    .trim()
  return /[\p{L}\p{N}]/u.test(left) ? sentence(capitalized(left)) : ''
}
