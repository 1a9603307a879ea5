import type { Token } from '../text/tokens.ts'
import { breakingStems, trimmedStems, weakStems } from '../vocabulary/ordinary-words.ts'

/** After these, up to the next verb or clause, an ad names what it asks for: "experience with kilns and raku". */
const opening =
  /^(?:experience[ds]?|knowledge|understanding|familiar(?:ity)?|proficien(?:t|cy)|expertise|skill(?:s|ed)|background|trained|training|competen(?:t|ce|cy)|certified|certification|certificate|qualified|qualification|degree|diploma|bachelor'?s?|master'?s?|fluen(?:t|cy)|command|grasp|using|confident|comfortable|versed|exposure|specializing|specialising|includ(?:ing|es?)|such|eg|like|licen[cs]ed?|aptitude|expert|fluency|use|operating|operate|understands?|knows?)$/i
/** A clause that goes on about conduct, not knowledge. */
const closing =
  /^(?:who|that|which|you|we|our|your|is|are|be|been|will|would|should|can|must|has|have|was|were|ability|able|willing|willingness|availability|available|flexible|flexibility|if|when|while|where|because|as|they|their|need|needed)$/i
/** Between an opening word and the thing: "experience in the use of", "knowledge of both". */
const bridging =
  /^(?:with|in|of|on|using|as|a|an|the|and|or|to|for|at|from|by|both|either|any|some|into|across|towards|eg|such)$/i
/** "kiln experience", "raku certification": the word behind the thing asks for it. */
const askingTail =
  /^(?:experience|skills?|knowledge|certification|certificate|certified|licen[cs]e|training|qualification|expertise|proficiency|accreditation|registration|card|ticket|endorsement|diploma|degree|permit|credential|software|tools?|systems?|platform|techniques?|methods?)$/i

export interface Chunk {
  /** First and one past last token, trimmed. */
  from: number
  to: number
  /** Something in the sentence asks for it. */
  asked: boolean
  /** The chunk stands right beside a term already found. */
  besideKnown: boolean
}

function isCapitalised(token: Token, before: Token | undefined): boolean {
  return (
    token.gap === ' ' &&
    before !== undefined &&
    /^\p{Lu}\p{Ll}/u.test(token.text) &&
    /^\p{Lu}/u.test(before.text) &&
    breaks(token) &&
    !closing.test(token.text)
  )
}

const separates = /[,;:()[\].!?/"|–—•+]|\s-\s/

function breaks(token: Token): boolean {
  return breakingStems.has(token.stem) && !weakStems.has(token.stem) && !trimmedStems.has(token.stem)
}

/** Runs of words between punctuation, grammar and known terms, with a note whether the sentence asks for them. */
export function chunksOf(tokens: readonly Token[], taken: readonly boolean[]): Chunk[] {
  const chunks: Chunk[] = []
  let open = false
  let start = -1
  const close = (end: number) => {
    if (start >= 0) push(chunks, tokens, taken, start, end, open)
    start = -1
  }
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index]!
    if (separates.test(token.gap)) close(index)
    if (/[.!?;]\s*$/.test(token.gap)) open = false
    if (taken[index]) {
      close(index)
      continue
    }
    // "ride-on mowers", and names such as "Ray Serve": what looks like grammar is part of the word.
    const inside = start >= 0 && (token.gap === '-' || isCapitalised(token, tokens[index - 1]))
    const hyphenated =
      start < 0 && tokens[index + 1]?.gap === '-' && /^\p{L}{2,}$/u.test(token.text) && !bridging.test(token.text)
    if (inside) continue
    if (hyphenated && breaks(token) && !opening.test(token.text)) {
      start = index
      continue
    }
    if (opening.test(token.text)) {
      // "kiln experience" ends with it, "experience with kilns" begins after it.
      if (start >= 0) {
        push(chunks, tokens, taken, start, index, true)
        start = -1
      }
      open = true
    } else if (closing.test(token.text)) {
      close(index)
      open = false
    } else if (breaks(token) || bridging.test(token.text)) {
      close(index)
      if (/^to$/i.test(token.text)) open = false
    } else if (start < 0) start = index
  }
  close(tokens.length)
  return chunks
}

function push(
  chunks: Chunk[],
  tokens: readonly Token[],
  taken: readonly boolean[],
  from: number,
  to: number,
  open: boolean,
): void {
  let first = from
  let last = to
  let asked = open
  while (first < last && edge(tokens[first]!) && tokens[first + 1]?.gap !== '-') first++
  while (last > first && tokens[last - 1]!.gap !== '-' && edge(tokens[last - 1]!)) {
    if (askingTail.test(tokens[last - 1]!.text)) asked = true
    last--
  }
  if (first >= last) return
  const beside =
    (first > 0 && taken[first - 1] === true && !separates.test(tokens[first]!.gap)) ||
    (last < tokens.length && taken[last] === true && !separates.test(tokens[last]!.gap))
  chunks.push({ from: first, to: last, asked, besideKnown: beside })
}

/** Filler at the ends, and bare numbers that are no part of a name ("5 years", but "ISO 9001"). */
function edge(token: Token): boolean {
  return (
    trimmedStems.has(token.stem) ||
    breaks(token) ||
    /^\d[\d.]*(?:k|m|st|nd|rd|th|yrs?|hrs?|am|pm|lbs?|kg|cm|mm|yo)?\+?$/i.test(token.text)
  )
}
