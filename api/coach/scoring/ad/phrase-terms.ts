import type { AdUnit, TermKind } from '../match-reading.ts'
import type { Token } from '../text/tokens.ts'
import { isEverydayWord, isTradeWord } from '../vocabulary/everyday-words.ts'
import { breakingStems, trimmedStems, weakStems } from '../vocabulary/ordinary-words.ts'
import { isPlaceOrForm } from '../vocabulary/places.ts'
import { type Chunk, chunksOf } from './phrase-zones.ts'
import { plainCompoundIn } from './plain-compounds.ts'
import { isInTradeCompound } from './trade-compounds.ts'

export interface PhraseTerm {
  from: number
  to: number
  kind: TermKind
}

/** Heads that make a term of a plain word before them: "kiln maintenance". */
const heads =
  /^(?:administration|analysis|assessment|assembly|assurance|automation|care|cleaning|compliance|configuration|construction|control|design|development|diagnostics|engineering|fabrication|handling|inspections?|installation|integration|law|licen[cs]e|certification|maintenance|management|manufacturing|modell?ing|monitoring|optimi[sz]ation|planning|preparation|prevention|processing|production|programming|protection|repairs?|safety|scheduling|science|simulation|surveying|testing|therapy|training|treatment|tuning|validation|verification|writing|editing|mapping|sampling|calibration|restoration|coding|drawing|finishing|cutting|machining|reporting|forecasting|methods?|theory|operation|regulations|act|code|\w+(?:ication|agation|ation|ition|osis|ysis|graphy|ology))$/i

const longestTerm = 3

function isContent(token: Token): boolean {
  return (
    !weakStems.has(token.stem) &&
    !trimmedStems.has(token.stem) &&
    !breakingStems.has(token.stem) &&
    !/^\d+$/.test(token.text) &&
    token.text.length > 1
  )
}

/** In "Wound Care And Planning" capitals say nothing. */
function capitalsSayNothing(tokens: readonly Token[]): boolean {
  const words = tokens.slice(1).filter((token) => token.text.length > 3 && /^\p{L}/u.test(token.text))
  return words.length > 2 && words.filter((token) => /^\p{Lu}/u.test(token.text)).length / words.length > 0.85
}

function looksLikeName(token: Token, first: boolean, titled: boolean): boolean {
  const text = token.text.replace(/[()]/g, '')
  if (/\p{Ll}\p{Lu}/u.test(text) || (/\d/.test(text) && /\p{Lu}/u.test(text))) return true
  if (/^[A-Z][A-Z0-9+#]{1,9}s?$/.test(text)) return !titled || text.length <= 5
  return /^\p{Lu}\p{Ll}/u.test(text) && !first && !titled && !weakStems.has(token.stem) && !breakingStems.has(token.stem)
}

function textOf(unit: AdUnit, tokens: readonly Token[], from: number, to: number): string {
  return unit.text.slice(tokens[from]!.start, tokens[to - 1]!.end)
}

/**
 * Terms that the vocabulary does not know: names and acronyms anywhere in what is asked or done, and phrases that the sentence asks for
 * ("experience with raku kilns", "kiln certification", a bullet that is nothing else).
 * @param banned lower-case names that are no skills here: the employer's
 */
export function phraseTerms(
  unit: AdUnit,
  tokens: readonly Token[],
  taken: readonly boolean[],
  banned: ReadonlySet<string>,
): PhraseTerm[] {
  const listed = unit.part === 'must' || unit.part === 'nice'
  const titled = capitalsSayNothing(tokens)
  const terms: PhraseTerm[] = listed ? gradedNames(tokens, taken) : []
  for (const chunk of chunksOf(tokens, taken)) {
    const named = nameIn(chunk, tokens, titled || (unit.part === 'duties' && !unit.confident), taken)
    const asked = listed || unit.confident
    const phrase = listed && !chunk.besideKnown ? phraseIn(chunk, tokens) : null
    const range =
      named ??
      phrase ??
      (asked && unit.part !== 'title'
        ? (tradeWordsIn(chunk, tokens, taken, unit.part === 'duties') ??
          plainCompoundIn(chunk, tokens, taken, unit.part === 'duties'))
        : null)
    if (!range || isLastOfSpelledOut(tokens, range)) continue
    const kind = kindOf(tokens, range.to, named !== null)
    const to =
      kind === 'certificate' || kind === 'licence' || isAdjective(tokens, range) ? range.to + 1 : levelEnd(tokens, range.to)
    const text = textOf(unit, tokens, range.from, range.to)
    if (isPlaceOrForm(text) || text.split(/[\s-]+/).every((word) => isPlaceOrForm(word) || banned.has(word.toLowerCase())))
      continue
    if (
      text
        .toLowerCase()
        .split(/[\s-]+/)
        .some((word) => banned.has(word)) ||
      /[@_]|www|https?|^(?:up-to-date|state-of-the-art|day-to-day|end-to-end|face-to-face|one-to-one|well-\w+)$/i.test(text)
    )
      continue
    terms.push({ from: range.from, to, kind })
  }
  return terms
}

/** "Class B certificate", "Part 121 experience", "Level 3 in Horticulture": the grade is what is asked. */
function gradedNames(tokens: readonly Token[], taken: readonly boolean[]): PhraseTerm[] {
  const terms: PhraseTerm[] = []
  for (let at = 0; at + 1 < tokens.length; at++) {
    const grade = tokens[at + 1]!
    const named =
      /^(?:Class|Part|Title|Level|Section|Schedule|Category|Cat)$/.test(tokens[at]!.text) &&
      /^(?:[A-Z]\d?|\d{1,3})$/.test(grade.text)
    if (named && grade.gap === ' ' && !taken[at] && !taken[at + 1]) terms.push({ from: at, to: at + 2, kind: 'certificate' })
  }
  return terms
}

/** The run of name-like words of a chunk, with the plain words between them ("Google Ads Editor"). */
function nameIn(
  chunk: Chunk,
  tokens: readonly Token[],
  titled: boolean,
  taken: readonly boolean[],
): { from: number; to: number } | null {
  const flags: boolean[] = []
  for (let index = chunk.from; index < chunk.to; index++) {
    // "Enphase, SolarEdge and Tesla": at the head of a list of names the capital does say something.
    const next = tokens[index + 1]
    const heads = next !== undefined && /^, ?$/.test(next.gap) && /^\p{Lu}/u.test(next.text)
    const first = (index === 0 || /[.!?:•]\s*$/.test(tokens[index]!.gap)) && !heads
    flags.push(looksLikeName(tokens[index]!, first, titled))
  }
  const firstName = flags.indexOf(true)
  if (firstName < 0) return null
  let end = flags.lastIndexOf(true) + 1
  // "ISO 9001", "Windows 11": a number belongs to the name before it.
  while (
    chunk.from + end < tokens.length &&
    /^\d[\d.]*$/.test(tokens[chunk.from + end]!.text) &&
    /^[\s-]$/.test(tokens[chunk.from + end]!.gap)
  )
    end++
  while (chunk.from + end < tokens.length && /^[-.]$/.test(tokens[chunk.from + end]!.gap)) end++
  let begin = firstName
  const startsCapital = begin === 1 && chunk.from === 0 && /^\p{Lu}/u.test(tokens[0]!.text) && isContent(tokens[0]!)
  if (startsCapital) begin = 0
  const from = chunk.from + begin
  const to = titled ? chunk.from + end : nameEnd(tokens, taken, chunk.from + end)
  if (!titled && isTailOfPhrase(tokens, from, to)) return null
  return end - begin > 4 || isOtherHalf(tokens, taken, from, to) || isPlaceOrRole(tokens, from, to) ? null : { from, to }
}

/** "Green Book", "Lego Therapy", "Agenda for Change": ordinary words in capitals go on with the name before them. */
function nameEnd(tokens: readonly Token[], taken: readonly boolean[], to: number): number {
  const capital = (at: number) =>
    tokens[at]?.gap === ' ' && !taken[at] && /^\p{Lu}\p{Ll}/u.test(tokens[at]!.text) && !trimmedStems.has(tokens[at]!.stem)
  if (!/^\p{Lu}\p{Ll}/u.test(tokens[to - 1]!.text)) return to
  let end = to
  while (end - to < 2 && capital(end)) end++
  const joins = end === to && /^(?:for|of)$/.test(tokens[end]?.text ?? '') && tokens[end]!.gap === ' ' && capital(end + 1)
  return joins ? end + 2 : end
}

/** "Making Effective Decisions": the last word of a phrase in capitals whose other words are plain is no name. */
function isTailOfPhrase(tokens: readonly Token[], from: number, to: number): boolean {
  const before = tokens[from - 1]
  return (
    to - from === 1 &&
    tokens[from]!.gap === ' ' &&
    before !== undefined &&
    /^\p{Lu}\p{Ll}/u.test(before.text) &&
    breakingStems.has(before.stem) &&
    isEverydayWord(tokens[from]!.stem)
  )
}

/** "Cerner Millennium", "Red Tractor": half of a name whose other half is known already. */
function isOtherHalf(tokens: readonly Token[], taken: readonly boolean[], from: number, to: number): boolean {
  const after = from > 0 && taken[from - 1] === true && tokens[from]!.gap === ' ' && /^\p{Lu}/u.test(tokens[from - 1]!.text)
  const next = tokens[to]
  const before =
    to - from === 1 &&
    !/^[A-Z]{3,}$/.test(tokens[from]!.text) &&
    taken[to] === true &&
    next !== undefined &&
    next.gap === ' ' &&
    /^\p{Lu}\p{Ll}/u.test(next.text)
  return after || before
}

/** "Nutrition Support Clinician (CNSC)": one word left over from a name whose letters follow says nothing. */
function isLastOfSpelledOut(tokens: readonly Token[], { from, to }: { from: number; to: number }): boolean {
  const letters = tokens[to]
  if (to - from > 1 || letters?.gap !== ' (' || !/^[A-Z]{3,}$/.test(letters.text)) return false
  return letters.text.at(-1) === tokens[from]!.text[0]
}

/** "near Carlisle", "as a Funeral Arranger". */
function isPlaceOrRole(tokens: readonly Token[], from: number, to: number): boolean {
  if (/^(?:near|around|outside|across|throughout)$/i.test(tokens[from - 1]?.text ?? '')) return true
  if (/^(?:St|Saint|Mount)$/.test(tokens[from]!.text) || /^(?:St|Saint)$/.test(tokens[to - 1]!.text)) return true
  // "District Manager": the rest of a title.
  if (
    /^(?:Manager|Director|Department|Team|Office|Officer|Lead|Head|Group|Division|Unit|University|College|School|Hospital|Center|Centre|Street|Road)s?$/.test(
      tokens[to]?.text ?? '',
    )
  )
    return true
  // "our Hilltown branch", "the Department of Public Health".
  if (/^(?:branch|campus|depot|showroom|premises)$/.test(tokens[to]?.text ?? '')) return true
  if (tokens[from - 1]?.text === 'of' && /^(?:Department|Ministry|Office|Board|Division)$/.test(tokens[from - 2]?.text ?? ''))
    return true
  return to - from > 1 && /^\p{Lu}\p{Ll}+(?:er|or|ist|ian|ants?|ers|ors)$/u.test(tokens[to - 1]!.text)
}

function phraseIn(chunk: Chunk, tokens: readonly Token[]): { from: number; to: number } | null {
  const words = tokens.slice(chunk.from, chunk.to)
  const last = words.at(-1)!
  const headed = words.length > 1 && heads.test(last.text)
  const whole = chunk.from === 0 && tokens.length - chunk.to <= 1 && words.length <= longestTerm
  const content = words.filter(isContent).length
  if (content === 0 && !(headed && chunk.asked)) return null
  if (!chunk.asked && !headed && !whole) return null
  if (words.length === 1 && (last.text.length < 4 || /ly$/.test(last.text) || isEverydayWord(last.stem))) return null
  return { from: shortened(tokens, chunk.from, chunk.to), to: chunk.to }
}

/** The last words of a long phrase, never from the middle of a joined word: "self-contained breathing apparatus". */
function shortened(tokens: readonly Token[], from: number, to: number): number {
  let begin = Math.max(from, to - longestTerm)
  while (begin > 0 && tokens[begin]!.gap === '-') begin--
  return begin
}

/** "supervisory experience": the adjective alone would be no term. */
function isAdjective(tokens: readonly Token[], { from, to }: { from: number; to: number }): boolean {
  return (
    to - from === 1 && /(?:ory|al|ive|ary|ic|ful|ous)$/.test(tokens[from]!.text) && /^experience$/i.test(tokens[to]?.text ?? '')
  )
}

/** "RHS Level 3" is one name. */
function levelEnd(tokens: readonly Token[], to: number): number {
  return /^(?:level|grade|class|part)$/i.test(tokens[to]?.text ?? '') && /^\d$/.test(tokens[to + 1]?.text ?? '') ? to + 2 : to
}

/** "parenteral nutrition": a rare adjective and the field behind it are one term. */
function joinedToNext(tokens: readonly Token[], taken: readonly boolean[], from: number): { from: number; to: number } | null {
  const next = tokens[from + 1]
  const fits =
    next?.gap === ' ' && taken[from + 1] === true && taken[from + 2] !== true && /(?:al|ic|ar)$/.test(tokens[from]!.text)
  return fits ? { from, to: from + 2 } : null
}

const adjectiveEnd = /(?:ed|ing|ary|ous|ive|ic|al|ent|ant|ate|ize|ise|ify)$/

/** Words of a trade ("demurrage", "hemodynamic status") say by themselves that they are terms, also in what the job is about. */
function tradeWordsIn(
  chunk: Chunk,
  tokens: readonly Token[],
  taken: readonly boolean[],
  doing: boolean,
): { from: number; to: number } | null {
  const flags: boolean[] = []
  for (let index = chunk.from; index < chunk.to; index++)
    flags.push(isTradeWord(tokens[index]!.text, tokens[index]!.stem) || isInTradeCompound(chunk, tokens, index))
  const first = flags.indexOf(true)
  if (first < 0) return null
  let from = chunk.from + first
  let to = chunk.from + flags.lastIndexOf(true) + 1
  const doesIt = doing && chunk.from === 0 && breakingStems.has(tokens[0]!.stem)
  // A short phrase is taken whole: "slab leaks", "guide rods".
  if (chunk.to - chunk.from <= longestTerm && !chunk.besideKnown) {
    from = doesIt || /(?:ates?|izes?|ises?|ifies)$/.test(tokens[chunk.from]!.text) ? Math.min(chunk.from + 1, from) : chunk.from
    to = chunk.to
  }
  const adjective = to - from === 1 && adjectiveEnd.test(tokens[from]!.text)
  while (to < chunk.to && to - from < longestTerm && (adjective || weakStems.has(tokens[to]!.stem))) to++
  // "purge welding": a known head right behind belongs to it.
  if (to === chunk.to && taken[to] === true && tokens[to]!.gap === ' ' && taken[to + 1] !== true && /ing$/.test(tokens[to]!.text))
    to++
  // A single word right beside a known term is only its adjective: "specialty retail".
  if (to - from === 1 && chunk.besideKnown) return joinedToNext(tokens, taken, from)
  // Alone it must be a thing: "fixed", "clinical", "invoicing" say too little.
  if (to - from === 1 && ((from === 0 && doing) || adjectiveEnd.test(tokens[from]!.text))) return null
  return { from: shortened(tokens, from, to), to }
}

function kindOf(tokens: readonly Token[], to: number, named: boolean): TermKind {
  const token = tokens[to]
  // "Section 609 (EPA) certification": what stands behind a bracket is no part of the word in it.
  const next = token && /^[\s-]*$/.test(token.gap) ? token.text : ''
  if (/^licen[cs]e/i.test(next)) return 'licence'
  if (/^(?:certif|card|ticket|accredit|registration|endorsement|diploma|qualification)/i.test(next)) return 'certificate'
  return named ? 'tool' : 'skill'
}
