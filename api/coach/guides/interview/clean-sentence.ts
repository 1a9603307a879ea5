import { findFillers } from '../../text/fillers.ts'
import { taggedWords } from '../../text/part-of-speech.ts'
import { capitalized, sentence } from '../wording.ts'

/** Small words said twice; others may mean it ("twenty twenty", "very very"). */
const stammer = /\b(i|the|a|an|and|to|we|it|was|my|in|of|but|so|he|she|they|you|is|for|on|at|our)(?:[ ,]+\1\b)+/gi
/** What is left hanging where a sentence broke off. */
const looseEnds = /(?:[\s,;:–—-]+(?:and|but|so|because|or))+[\s,;:–—.-]*$/i
/** How spoken sentences begin and written ones need not. */
const leadIns =
  /^(?:(?:(?:so|okay|ok|well|yeah|yes|right|anyway|sure|oh|um|uh|er|hmm),|(?:and )?so(?= (?:i|we|he|she|they|it|the|my|our)\b)|um|uh|er|and(?= then\b))\s+)+/i

/** What follows begins anew. */
const newStart = /^\s*,\s*(?:i|we|you|he|she|it|they|there|this|that|something|somebody|the)\b/i

/** The text without the fillers in it, and without the commas that set them off. */
function withoutFillers(text: string): string {
  let left = text
  for (const { start, end, isSound } of joinedFillers(text).reverse()) {
    const before = left.slice(0, start)
    const after = left.slice(end)
    const ends = /^\s*[.!?;:]/.test(after)
    // "I'm, um, a chef" loses both commas; "as you'd hoped, you know, the bugs" needs one.
    const isSetOff = /,\s*$/.test(before) && /^\s*,/.test(after)
    const goesOn = isSetOff && (isSound || !newStart.test(after))
    const comma = /,\s*$/.test(before) && !ends && !goesOn ? ', ' : ends ? '' : ' '
    left = before.replace(/[,\s–—-]+$/, '') + comma + after.replace(/^[\s,–—-]+/, '')
  }
  return left.replace(/\s{2,}/g, ' ').trim()
}

/** Fillers in a row are one; a sound only where all of them are. */
function joinedFillers(text: string): { start: number; end: number; isSound: boolean }[] {
  const spans: { start: number; end: number; isSound: boolean }[] = []
  for (const { start, end, isSound } of findFillers(text)) {
    const last = spans.at(-1)
    if (last && /^[\s,–—-]*$/.test(text.slice(last.end, start))) {
      last.end = end
      last.isSound &&= isSound
    } else spans.push({ start, end, isSound })
  }
  return spans
}

/**
 * A sentence as one would write it: without fillers, doubled words and spoken lead-ins. Every fact and every doubt stays, none is added.
 * '' where nothing is left.
 */
export function cleanSentence(text: string): string {
  let left = withoutFillers(text)
  left = left
    .replace(stammer, '$1')
    .replace(leadIns, '')
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/,\s*(and|but|so|or),\s+/gi, ', $1 ')
    .replace(/^[\s,.;:–—-]+/, '')
    .replace(looseEnds, '')
    .replace(/[\s,;:–—-]+$/, '')
    .replace(/\bi(?=\b(?:'|’|\s|$))/g, 'I')
    .trim()
  return /[\p{L}\p{N}]/u.test(left) ? sentence(capitalized(left)) : ''
}

const hanging: ReadonlySet<string> = new Set(['CCONJ', 'SCONJ', 'DET', 'ADP'])

/** Whether a sentence can stand: it has a verb, does not break off, and says nothing twice. */
export function isWhole(text: string): boolean {
  const words = taggedWords(text).filter(({ tag }) => tag !== 'PUNCT')
  const last = words.at(-1)
  // "put it on", "came in": what hangs on the verb before it ends a sentence.
  const ends = last !== undefined && (!hanging.has(last.tag) || (last.tag === 'ADP' && words.length > 3))
  const isFluent = words.every(({ tag, lower }, at) => tag !== 'INTJ' && (lower !== words[at - 1]?.lower || lower === 'very'))
  return ends && isFluent && words.some(({ tag }) => tag === 'VERB' || tag === 'AUX')
}
