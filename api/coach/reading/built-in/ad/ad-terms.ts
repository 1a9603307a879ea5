import type { Importance } from '../../../../contract/resume-analysis.ts'
import type { Token } from '../../../text/tokens.ts'
import type { AdPart, AdReading, AdUnit, TermKind } from '../../match-reading.ts'
import type { AdTerm, FoundTerm } from '../terms/ad-term.ts'
import { isOneOfMany } from '../terms/words.ts'
import { isPlaceOrForm } from '../vocabulary/places.ts'
import { type Concept, spellingsOf } from '../vocabulary/vocabulary.ts'
import { alternativesIn } from './alternatives.ts'
import { termsIn } from './term-classifier.ts'
import { type Candidate, type TermLine, termLine } from './term-features.ts'

const labelOf: Partial<Record<AdPart, string>> = { must: 'must', nice: 'nice', duties: 'duty' }

/** "MATERIALS" alone on its line names what follows. */
const heading = /^\p{Lu}{5,}$/u
/** "20+", and the kind of thing without its name. */
const saysNothing = /^(?:\d+\+|(?:certificat(?:e|ion)|credential)s?)$/i

/** What a run of words is called and is; null for places, legal forms, and traits of a person. */
function termAt({ text }: AdUnit, { tokens, known }: TermLine, { from, to }: Candidate): FoundTerm | null {
  const words = tokens.slice(from, to)
  const stems = words.map(({ stem }) => stem)
  const matches = known.find(([match]) => match?.from === from && match.to === to)?.map(({ spelling }) => spelling)
  const concepts = [...new Set((matches ?? spellingsOf(stems)).map(({ concept }) => concept))]
  const written = text.slice(words[0]!.start, words.at(-1)!.end).replace(/\s+/g, ' ')
  // "(EPA) certification" begins inside its bracket.
  const term = written.split('(').length === written.split(')').length ? written : written.replace(/[()]/g, '')
  if (concepts.length === 0 && heading.test(text.trim())) return null
  const kind = concepts[0]?.kind ?? kindOf(tokens, from, to)
  return kind === 'soft' || saysNothing.test(term) || isPlaceOrForm(term) ? null : { text: term, kind, stems, concepts, from, to }
}

const figure = /^(?:\d+|\p{Lu}|I{2,3})$/u

/** "OSHA 10 or 30" also names OSHA 30. */
function withShortened(term: FoundTerm | null, { tokens }: TermLine): FoundTerm[] {
  if (!term) return []
  const [last, or, other] = tokens.slice(term.to - 1)
  if (!other || or!.stem !== 'or' || term.stems.length < 2 || !figure.test(last!.text) || !figure.test(other.text)) return [term]
  const stems = [...term.stems.slice(0, -1), other.stem]
  const concepts = spellingsOf(stems).map(({ concept }) => concept)
  const text = term.text.slice(0, -last!.text.length) + other.text
  return [term, { ...term, text, stems, concepts, from: term.to + 1, to: term.to + 2 }]
}

const credentialWords: [TermKind, RegExp][] = [
  ['licence', /^licen[cs]e/i],
  ['degree', /^(?:degree|diploma|bachelor|master|phd|associate['’]s)/i],
  ['certificate', /^(?:cert|card|ticket|accredit|registration|endorsement|qualification)/i],
]

/** What the last word of a term, or the one behind it, says it is; a name is a tool, the rest skills. */
function kindOf(tokens: readonly Token[], from: number, to: number): TermKind {
  const next = tokens[to] && /^[\s-]*$/.test(tokens[to].gap) ? tokens[to].text : ''
  // "Post-registration experience" is not a registration.
  const named = /^experience/i.test(next) ? [] : [tokens[to - 1]!.text, next]
  for (const [kind, pattern] of credentialWords) if (named.some((word) => pattern.test(word))) return kind
  return tokens.slice(from, to).some(({ text }) => /^\p{Lu}\S*\p{Lu}|\d/u.test(text)) ? 'tool' : 'skill'
}

/** Reads every term the ad asks for; mentions of the same thing under different spellings are one term. */
export function adTerms(ad: AdReading): AdTerm[] {
  const terms: AdTerm[] = []
  const byConcept = new Map<Concept, AdTerm>()
  const byKey = new Map<string, AdTerm>()
  for (const unit of ad.units) {
    const label = labelOf[unit.part]
    if (label === undefined) continue
    const line = termLine(unit.text, label)
    const found = termsIn(line).flatMap((candidate) => withShortened(termAt(unit, line, candidate), line))
    const merged = found.map((term) => {
      const key = term.stems.join(' ')
      const concepts = term.concepts.filter((concept) => !isOneOfMany(term, concept))
      const known = byKey.get(key) ?? concepts.map((concept) => byConcept.get(concept)).find((one) => one !== undefined)
      const adTerm = known
        ? mention(known, term, unit)
        : { ...term, importance: importanceOf(unit), requirement: unit.text, group: null }
      if (!known) terms.push(adTerm)
      byKey.set(key, adTerm)
      for (const concept of concepts) byConcept.set(concept, adTerm)
      return adTerm
    })
    for (const indexes of alternativesIn(unit.text, line.tokens, found)) {
      const group = terms.indexOf(merged[indexes[0]!]!)
      for (const index of indexes) merged[index]!.group ??= group
    }
  }
  return terms
}

const importanceOf = ({ part }: AdUnit): Importance => (part === 'must' ? 'must' : 'nice')

/** A further mention: the plainest demand wins, and what is named twice in what is asked and done counts as a must. */
function mention(term: AdTerm, found: FoundTerm, unit: AdUnit): AdTerm {
  if (term.importance === 'nice' && unit.part !== 'nice') {
    if (unit.part === 'must') term.requirement = unit.text
    term.importance = 'must'
  }
  if (term.concepts.length === 0 && found.concepts.length > 0) term.concepts = found.concepts
  return term
}
