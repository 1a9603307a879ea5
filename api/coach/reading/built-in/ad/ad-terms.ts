import type { Importance } from '../../../../contract/resume-analysis.ts'
import { type Token, tokensOf } from '../../../text/tokens.ts'
import type { AdPart, AdReading, AdUnit, TermKind } from '../../match-reading.ts'
import type { AdTerm, FoundTerm } from '../terms/ad-term.ts'
import { abbreviates, isOneOfMany, wordOf } from '../terms/likeness.ts'
import type { KnownMatch } from '../vocabulary/find-known.ts'
import { isPlaceOrForm } from '../vocabulary/places.ts'
import { type Concept, spellingsOf } from '../vocabulary/vocabulary.ts'
import { alternativesIn } from './alternatives.ts'
import { termsIn } from './term-classifier.ts'
import { type RestOfAd, restOfAd, type TermLine, termLine } from './term-features.ts'

const labelOf: Partial<Record<AdPart, string>> = { must: 'must', nice: 'nice', duties: 'duty', title: 'title' }

/** The terms one sentence names, left to right. */
function termsOfUnit(unit: AdUnit, line: TermLine, banned: ReadonlySet<string>): FoundTerm[] {
  const { tokens } = line
  const found = termsIn(line).flatMap(({ from, to }) => termAt(unit, line, from, to, banned) ?? [])
  return withoutOwnInitials(found, tokens)
}

/** "Crisis Intervention Team (CIT)" is one term: whoever looks for it knows its letters. */
function withoutOwnInitials(found: readonly FoundTerm[], tokens: readonly Token[]): FoundTerm[] {
  return found.filter((term, at) => {
    const before = found[at - 1]
    const bracketed = before?.to === term.from && /^ ?\($/.test(tokens[term.from]!.gap)
    return !(bracketed && abbreviates(term.text, tokens.slice(before.from, before.to).map(wordOf)))
  })
}

/** What a run of words is called and is; null for people, places, the employer's name and the title's own words. */
function termAt(unit: AdUnit, line: TermLine, from: number, to: number, banned: ReadonlySet<string>): FoundTerm | null {
  const matches = line.known.find(([match]) => match?.from === from && match.to === to)
  const term = matches ? knownTerm(unit, line.tokens, matches) : phraseTerm(unit, line.tokens, from, to)
  const words = term.text.toLowerCase().split(/[\s-]+/)
  const isPerson = words.some((word) => line.rest.people.has(word))
  // The title's own words are no demands, but a licence or a language in it is.
  const isTitle = unit.part === 'title' && !matches
  return isPerson || isTitle || words.some((word) => banned.has(word)) || isPlaceOrForm(term.text) ? null : term
}

/** "Bilingual Spanish", "fluent English": the language is what a resume shows. */
const fluency = new Set(
  tokensOf('fluent bilingual conversational spoken speaking native proficient working').map(({ stem }) => stem),
)

function phraseTerm(unit: AdUnit, tokens: readonly Token[], from: number, to: number): FoundTerm {
  const stems = stemsOf(tokens, from, to)
  const named = stems.filter((stem) => !fluency.has(stem))
  const languages = spellingsOf(named).filter(({ concept }) => concept.kind === 'language')
  const spellings = languages.length > 0 ? languages : spellingsOf(stems)
  const concepts = [...new Set(spellings.map((spelling) => spelling.concept))]
  return { text: textOf(unit, tokens, from, to), kind: concepts[0]?.kind ?? kindOf(tokens, from, to), stems, concepts, from, to }
}

const credentialWords: [TermKind, RegExp][] = [
  ['licence', /^licen[cs]e/i],
  ['degree', /^(?:degree|diploma|bachelor|master|phd)/i],
  ['certificate', /^(?:certif|card|ticket|accredit|registration|endorsement|qualification)/i],
]

/** What the last word of a term, or the one behind it, says it is; a name is a tool, the rest skills. */
function kindOf(tokens: readonly Token[], from: number, to: number): TermKind {
  const next = tokens[to] && /^[\s-]*$/.test(tokens[to].gap) ? tokens[to].text : ''
  for (const [kind, pattern] of credentialWords) if (pattern.test(tokens[to - 1]!.text) || pattern.test(next)) return kind
  return tokens.slice(from, to).some(({ text }) => /^\p{Lu}\S*\p{Lu}|\d/u.test(text)) ? 'tool' : 'skill'
}

function textOf(unit: AdUnit, tokens: readonly Token[], from: number, to: number): string {
  const text = unit.text.slice(tokens[from]!.start, tokens[to - 1]!.end).replace(/\s+/g, ' ')
  // "(EPA) certification" begins inside its bracket.
  return text.split('(').length === text.split(')').length ? text : text.replace(/[()]/g, '')
}

function stemsOf(tokens: readonly Token[], from: number, to: number): string[] {
  return tokens.slice(from, to).map((token) => token.stem)
}

/** "Negotiates contracts" is told as "negotiating contracts": a name that stands in any sentence. */
function asNoun({ spelling }: KnownMatch, text: string): string {
  if (!text.includes(' ') || /^\S+ing /.test(text)) return text
  const stems = spelling.stems.join(' ')
  return (
    spelling.concept.spellings.find((other) => /^\p{Ll}+ing /u.test(other.text) && other.stems.join(' ') === stems)?.text ?? text
  )
}

function knownTerm(unit: AdUnit, tokens: readonly Token[], matches: KnownMatch[]): FoundTerm {
  const { spelling, from, to } = matches[0]!
  const text = asNoun(matches[0]!, textOf(unit, tokens, from, to))
  const concepts = [...new Set(matches.map((match) => match.spelling.concept))]
  return { text, kind: concepts[0]?.kind ?? spelling.concept.kind, stems: stemsOf(tokens, from, to), concepts, from, to }
}

function employerWords({ company }: AdReading): Set<string> {
  const words = (company ?? '').toLowerCase().split(/[\s,]+/)
  return new Set(words.filter((word) => word.length > 2))
}

function restOf(ad: AdReading): RestOfAd {
  return restOfAd(ad.units.map(({ text, part }) => ({ text, label: labelOf[part] ?? 'other' })))
}

/** Reads every term the ad asks for; mentions of the same thing under different spellings are one term. */
export function adTerms(ad: AdReading): AdTerm[] {
  const banned = employerWords(ad)
  const titleStems = new Set(tokensOf(ad.title ?? '').map((token) => token.stem))
  const isTitle = (term: FoundTerm) => term.concepts.length === 0 && term.stems.every((one) => titleStems.has(one))
  const rest = restOf(ad)
  const terms: AdTerm[] = []
  const byConcept = new Map<Concept, AdTerm>()
  const byKey = new Map<string, AdTerm>()
  for (const unit of ad.units) {
    const label = labelOf[unit.part]
    if (label === undefined) continue
    const line = termLine(unit.text, label, rest, unit.chance)
    const { tokens } = line
    const found = termsOfUnit(unit, line, banned).filter((term) => !isTitle(term))
    const merged = found.map((term) => {
      const key = term.stems.join(' ')
      const concepts = term.concepts.filter((concept) => !isOneOfMany(term, concept))
      const known = byKey.get(key) ?? concepts.map((concept) => byConcept.get(concept)).find((one) => one !== undefined)
      const adTerm = known ? mention(known, term, unit) : begin(term, unit, terms)
      byKey.set(key, adTerm)
      for (const concept of concepts) byConcept.set(concept, adTerm)
      return adTerm
    })
    for (const group of alternativesIn(unit.text, tokens, found)) linkAlternatives(group.map((index) => merged[index]!))
  }
  return terms
}

function begin(term: FoundTerm, unit: AdUnit, terms: AdTerm[]): AdTerm {
  const adTerm: AdTerm = {
    text: term.text,
    kind: term.kind,
    stems: term.stems,
    concepts: term.concepts,
    importance: importanceOf(term.kind, unit),
    confident: unit.part === 'must' && unit.confident,
    mentions: 1,
    requirement: unit.text,
    alternatives: [],
  }
  terms.push(adTerm)
  return adTerm
}

function importanceOf(kind: TermKind, unit: AdUnit): Importance {
  if (kind === 'soft') return 'soft'
  return unit.part === 'must' ? 'must' : 'nice'
}

/** A further mention: the plainest demand wins, and what is named twice in what is asked and done counts as a must. */
function mention(term: AdTerm, found: FoundTerm, unit: AdUnit): AdTerm {
  term.mentions++
  const importance = importanceOf(found.kind, unit)
  if (term.importance === 'nice' && importance === 'must') {
    term.importance = 'must'
    term.requirement = unit.text
    term.confident = unit.confident
  } else if (term.importance === 'nice' && term.mentions > 1 && unit.part === 'duties') term.importance = 'must'
  if (term.concepts.length === 0 && found.concepts.length > 0) term.concepts = found.concepts
  return term
}

/** So many choices are one demand; each of them knows all others. */
const mostAlternatives = 40

function linkAlternatives(group: readonly AdTerm[]): void {
  const linked = group.slice(0, mostAlternatives)
  for (const term of linked) {
    for (const other of linked) if (other !== term && !term.alternatives.includes(other)) term.alternatives.push(other)
  }
  if (group.length > mostAlternatives) linkAlternatives(group.slice(mostAlternatives))
}
