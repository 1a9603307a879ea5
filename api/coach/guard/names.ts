import { familyOf } from '../text/stem.ts'
import { withoutPossessive, wordsOf } from '../text/words.ts'
import { isOrdinary } from './common-words.ts'
import lists from './word-lists.json' with { type: 'json' }

/** What a text knows of names, so that another text can be held to it. */
export interface NameSource {
  /** The text with single spaces, lower case. */
  flat: string
  /** The same without the marks that people put into numbers. */
  joined: string
  words: Set<string>
  stems: Set<string>
  /** Words that stand with a capital letter somewhere. */
  capitalised: Set<string>
  /** First letters of neighbouring words, so that "RN" is known from "Registered Nurse". */
  initials: string
  /** The same of words with a capital letter only: two letters meet by chance too easily. */
  capitalInitials: string
}

export function nameSource(text: string): NameSource {
  const words = wordsOf(text)
  const parts = words.flatMap((word) => [word, ...word.split(/[-/&.]/)])
  const capitalised = text.match(/\p{Ll}{0,20}\p{Lu}[\p{L}\p{M}\p{N}+#]*/gu) ?? []
  const flat = ` ${words.join(' ')} `
  return {
    flat,
    joined: flat.replace(/[ .-]/g, ''),
    words: new Set(parts),
    stems: new Set(parts.map(familyOf)),
    capitalised: new Set(capitalised.map((word) => word.toLowerCase())),
    initials: words.map((word) => word[0]).join(''),
    capitalInitials: (text.match(/\p{L}[\p{L}\p{M}]*|[.,;:\n|]/gu) ?? [])
      .map((word) => (/^\p{Lu}/u.test(word) ? word[0]!.toLowerCase() : ' '))
      .join(''),
  }
}

/** A stretch of text that names somebody or something that no source knows. */
export interface UnknownName {
  start: number
  end: number
  text: string
  /** What kind of name it looks like, from its words and the words before it. */
  looksLike: 'employer' | 'school' | 'language' | 'name'
}

interface Token {
  text: string
  lower: string
  start: number
  end: number
  /** At the start of a sentence, or in a title, a capital letter says nothing. */
  excused: boolean
}

const connector = /^(?:\s+(?:of|the|and|de|van|von|for|&|'n')\s+|\s*&\s*|[\s/-]+|'s\s+)$/i
/** Capitals that advice may use without anybody having said them. */
const freeCapitals = new Set(lists.freeCapitals)
const organisation =
  /^(?:university|college|school|academy|institute|hospital|clinic|bank|group|inc|llc|ltd|plc|gmbh|corp|corporation|company|agency|foundation|labs?|technologies|systems|consulting|holdings|partners|airlines|hotels?|motors|pharma|pharmaceuticals|insurance|museum|ministry|army|navy|council)$/
const school =
  /^(?:university|college|school|academy|institute|polytechnic|harvard|stanford|oxford|cambridge|yale|princeton|mit|berkeley)$/
const languages = new Set(lists.languages)
/** Well-known employers and schools that a text may carry in lower case. */
const wellKnown =
  /\b(?:google|amazon|microsoft|facebook|netflix|tesla|spacex|openai|nvidia|ibm|intel|deloitte|mckinsey|accenture|kpmg|pwc|capgemini|infosys|walmart|starbucks|mcdonald'?s|ikea|siemens|bosch|nestl[eé]|pfizer|novartis|airbnb|uber|spotify|salesforce|linkedin learning|goldman sachs|jpmorgan|citibank|hsbc|barclays|boeing|airbus|toyota|samsung|sony|coca-cola|pepsico|unilever|procter & gamble|mayo clinic|royal mail|red cross|fedex|dhl|tesco|sainsbury['’]?s|lidl|aldi|costco|home depot|marriott|hilton|kaiser permanente|johns hopkins|harvard|stanford|yale|princeton|cambridge university|oxford university)\b/gi
const employedAt =
  /\b(?:work(?:ed|ing|s)?|employed|hired|interned|job|role|stint|internship|position|tenure|career|years|months|time)\s+(?:at|with)\s+((?!\[)[a-z][\w&.'-]*)/gi

/** Names in `text` that none of the sources knows. */
export function unknownNames(text: string, sources: NameSource[]): UnknownName[] {
  const open = text.replace(/\[[^\]]{0,120}\]/g, (placeholder) => '\ue000'.repeat(placeholder.length))
  const tokens = capitalTokens(open)
  const unknown = tokens.map((token) => !isKnown(token, open, sources))
  const found: UnknownName[] = []
  for (let at = 0; at < tokens.length; at++) {
    let last = at
    while (last + 1 < tokens.length && connector.test(open.slice(tokens[last]!.end, tokens[last + 1]!.start))) last++
    found.push(...unknownIn(tokens.slice(at, last + 1), unknown.slice(at, last + 1), open, sources))
    at = last
  }
  return [...found, ...lowerCaseNames(open, sources)]
}

/** More characters than stand between the end of a sentence and the first word of the next. */
const longestOpening = 60

function capitalTokens(text: string): Token[] {
  const inTitle = isTitle(text)
  return [
    ...text.matchAll(
      /(?<![\p{L}\p{N}@./])(?:\p{Lu}[\p{L}\p{M}\p{N}+#]*(?:[.'’&-][\p{L}\p{N}][\p{L}\p{M}\p{N}+#]*)*|[a-z]{1,20}\p{Lu}[\p{L}\p{N}]*|\p{L}[\p{L}-]{0,30}\p{N}[\p{L}\p{N}-]*)/gu,
    ),
  ].map((match) => {
    const before = text.slice(Math.max(0, match.index - longestOpening), match.index)
    return {
      text: match[0],
      lower: withoutPossessive(match[0].toLowerCase()),
      start: match.index,
      end: match.index + withoutPossessive(match[0]).length,
      excused: inTitle || /(?:^|[.!?:;\n]["”’')]*\s+|^["“‘'(•\-–—*\s]+|\ue000\s*|["“‘(]|[–—]\s)$/.test(before) || before === '',
    }
  })
}

/** Most of its longer words begin with a capital letter. */
function isTitle(text: string): boolean {
  const words = (text.match(/\p{L}{4,}/gu) ?? []).slice(0, 40)
  return words.length > 1 && words.length < 14 && words.filter((word) => /^\p{Lu}/u.test(word)).length / words.length > 0.6
}

function isKnown(token: Token, text: string, sources: NameSource[]): boolean {
  const { lower } = token
  if (/^\p{Lu}$/u.test(token.text) || lower.split(/['’]/)[0] === 'i') return true
  const known = sources.some((source) => knows(source, lower))
  const before = text.slice(Math.max(0, token.start - 24), token.start)
  if (known && !token.excused && namesAnEmployer(before))
    return sources.some((source) => lower.split(/[-&.]/).some((part) => source.capitalised.has(part)))
  if (known) return true
  if (freeCapitals.has(lower)) return true
  if (/^\p{Lu}{2,6}s?$/u.test(token.text)) return sources.some((source) => isInitialsOf(lower.replace(/s$/, ''), source))
  if (languages.has(lower)) return false
  if (token.excused) return isOrdinary(lower)
  return isOrdinary(lower) && !namesAnEmployer(before) && !organisation.test(lower)
}

/** BLS is known from "Basic Life Support", RN from "Registered Nurse". */
export function isInitialsOf(letters: string, { initials, capitalInitials }: NameSource): boolean {
  return letters.length === 2 ? capitalInitials.includes(letters) : letters.length < 5 && initials.includes(letters)
}

function knows({ words, stems, flat, joined }: NameSource, lower: string): boolean {
  if (words.has(lower) || words.has(`${lower}s`) || flat.includes(` ${lower} `)) return true
  if (/\p{N}/u.test(lower)) return words.has(lower.replace(/[-.]/g, '')) || joined.includes(lower.replace(/[-.]/g, ''))
  const parts = lower.split(/[-/&.]/).filter((part) => part.length > 1)
  return parts.length > 0 && parts.every((part) => words.has(part) || (part.length > 3 && stems.has(familyOf(part))))
}

const namesAnEmployer = (before: string) =>
  /\b(?:at|joined|joining|left|for|worked with|employed by|hired by)\s+(?:the\s+)?$/i.test(before)

const opensSentence = /^(?:at|in|for|with|from|as|by|on|since|before|after|during|while|to)$/

/** The unknown part of a run of neighbouring capitalised words; the whole run when an organisation was put together from known words. */
function unknownIn(all: Token[], allUnknown: boolean[], text: string, sources: NameSource[]): UnknownName[] {
  // "At St Anne Hospital, I ...": the capital of the first word is that of the sentence.
  const from = all.length > 1 && all[0]!.excused && opensSentence.test(all[0]!.lower) ? 1 : 0
  const [run, unknown] = [all.slice(from), allUnknown.slice(from)]
  let first = unknown.indexOf(true)
  let last = unknown.lastIndexOf(true)
  const isOrganisation = run.some(({ lower }) => organisation.test(lower))
  if (first === -1) {
    const whole = wordsOf(text.slice(run[0]!.start, run.at(-1)!.end)).join(' ')
    // In a title every word has a capital: only a name of its own ("Tulsa") makes an organisation of it.
    const isTitle =
      run.every(({ excused, lower }) => excused || organisation.test(lower)) && run.every(({ lower }) => isOrdinary(lower))
    if (!isOrganisation || run.length < 2 || isTitle || sources.some(({ flat }) => flat.includes(` ${whole} `))) return []
    first = 0
    last = run.length - 1
  }
  // The rest of an invented name goes with it: "Goldman Sachs Bank", "University of Nowhere".
  const belongs = (token: Token) =>
    organisation.test(token.lower) || (!token.excused && !sources.some((source) => source.capitalised.has(token.lower)))
  while (first > 0 && belongs(run[first - 1]!)) first--
  while (last < run.length - 1 && belongs(run[last + 1]!)) last++
  const [start, end] = [run[first]!.start, run[last]!.end]
  return [
    {
      start,
      end,
      text: text.slice(start, end),
      looksLike: looksOf(run.slice(first, last + 1), text.slice(Math.max(0, start - longestOpening), start)),
    },
  ]
}

function looksOf(tokens: Token[], before: string): UnknownName['looksLike'] {
  if (tokens.some(({ lower }) => school.test(lower))) return 'school'
  if (tokens.some(({ lower }) => languages.has(lower))) return 'language'
  if (
    tokens.some(({ lower }) => organisation.test(lower)) ||
    /\b(?:at|joined|for|with|by|from|left)\s+(?:the\s+)?$/i.test(before)
  )
    return 'employer'
  return 'name'
}

function lowerCaseNames(text: string, sources: NameSource[]): UnknownName[] {
  const found: UnknownName[] = []
  const add = (name: string, start: number) => {
    const words = wordsOf(name)
    if (words.length === 0 || sources.some((source) => source.flat.includes(` ${words.join(' ')} `))) return
    found.push({ start, end: start + name.length, text: name, looksLike: school.test(words[0]!) ? 'school' : 'employer' })
  }
  for (const match of text.matchAll(wellKnown)) add(match[0], match.index)
  for (const match of text.matchAll(employedAt)) {
    const name = match[1]!.replace(/[.'-]+$/, '')
    if (!isOrdinary(name.toLowerCase()) && !sources.some((source) => knows(source, name.toLowerCase())))
      add(name, match.index + match[0].length - match[1]!.length)
  }
  return found
}
