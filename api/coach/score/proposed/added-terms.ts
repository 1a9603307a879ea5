import { adTerms, termReader } from '../../reading/built-in/ad/ad-terms.ts'
import { alternativesIn } from '../../reading/built-in/ad/alternatives.ts'
import { asSkillLists } from '../../reading/built-in/matching/bare-lists.ts'
import { indexResume, presenceOf, type ResumeIndex } from '../../reading/built-in/matching/presence.ts'
import type { FoundTerm } from '../../reading/built-in/terms/ad-term.ts'
import type { MatchReading, MatchTerm } from '../../reading/match-reading.ts'
import { tokensOf } from '../../text/tokens.ts'
import { backingOf, coverageOf } from '../coverage.ts'
import type { OwnTerms } from './own-terms.ts'
import type { FoundProposal } from './proposal.ts'

/** As many as our prompt asks for. */
const mostAdded = 12
/** A term that only the model named, at its span in a unit of the ad. */
interface Addition {
  found: FoundTerm
  proposal: FoundProposal
  row: MatchTerm
}

/**
 * The requirements that only the model saw and the code's classifier does not rule out. Where the resume shows them the code says, as with
 * any other term: a quote is too little where nothing but the model says that the term is asked at all. None of them can cap the score.
 */
export function addedTerms(own: MatchReading, known: OwnTerms, proposals: readonly FoundProposal[]): MatchTerm[] {
  const additions = additionsOf(own, known, proposals)
  return additions.flatMap((addition) => {
    const { row } = addition
    const others = alternativesOf(addition, additions, own, known)
    const isMet = row.how === 'missing' && others.some((other) => other === null || other.how !== 'missing')
    return isMet ? [] : [{ ...row, alternatives: others.flatMap((other) => other?.term ?? []) }]
  })
}

function additionsOf(own: MatchReading, known: OwnTerms, proposals: readonly FoundProposal[]): Addition[] {
  const read = termReader(own.ad)
  const additions: Addition[] = []
  let index: ResumeIndex | undefined
  for (const proposal of proposals) {
    const { line, from, to } = proposal.asked
    if (additions.length === mostAdded) break
    if (known.at(proposal.asked).length > 0) continue
    const found = read(own.ad.units[line]!, from, to)
    if (!found || found.kind === 'soft' || isOneLetter(found) || known.say(found)) continue
    if (additions.some((other) => areSame(other, proposal, found))) continue
    index ??= indexResume({ ...own.resume, lines: asSkillLists(own.resume.lines, adTerms(own.ad)) })
    additions.push({ found, proposal, row: rowOf(found, proposal, own, index) })
  }
  return additions
}

/** A letter of a list, not the name of a language: those the code knows. */
const isOneLetter = ({ text, concepts }: FoundTerm) => text.length === 1 && concepts.length === 0

/** The same words again, or words that the other one has too. */
function areSame(other: Addition, { asked }: FoundProposal, { stems }: FoundTerm): boolean {
  const span = other.proposal.asked
  const overlaps = span.line === asked.line && span.from < asked.to && span.to > asked.from
  return overlaps || other.found.stems.join(' ') === stems.join(' ')
}

function rowOf(found: FoundTerm, { asked, importance, kind }: FoundProposal, own: MatchReading, index: ResumeIndex): MatchTerm {
  const unit = own.ad.units[asked.line]!
  const term = {
    ...found,
    // "Skill" is what the code calls a phrase it knows nothing of.
    kind: found.concepts.length === 0 && found.kind === 'skill' ? kind : found.kind,
    importance: unit.part === 'must' ? importance : ('nice' as const),
    confident: false,
    mentions: 1,
    adLine: '',
    shownBy: [],
    requirement: unit.text,
    alternatives: [],
  }
  const { how, resumeLine, where } = presenceOf(term, index)
  return {
    term: found.text,
    importance: term.importance,
    requirement: unit.text,
    how,
    coverage: coverageOf(how, where, term.kind, backingOf(own.shareAtWork)),
    resumeLine,
    where,
    kind: term.kind,
    alternatives: [],
    confident: false,
    mentions: 1,
    adLine: '',
    shownBy: [],
  }
}

/** The other terms of the same "A or B"; null for one of the code's own that has no row because the requirement is met. */
function alternativesOf(
  addition: Addition,
  additions: readonly Addition[],
  own: MatchReading,
  known: OwnTerms,
): (MatchTerm | null)[] {
  const unit = addition.proposal.asked.line
  const text = own.ad.units[unit]!.text
  const spans = [
    ...known.inUnit(unit).map(({ from, to, term }) => ({ from, to, row: term })),
    ...additions
      .filter(({ proposal }) => proposal.asked.line === unit)
      .map(({ found, row }) => ({ from: found.from, to: found.to, row })),
  ].sort((a, b) => a.from - b.from)
  const at = spans.findIndex(({ row }) => row === addition.row)
  const found = spans.map(({ from, to }) => ({ ...addition.found, from, to }))
  const group = alternativesIn(text, tokensOf(text), found).find((indexes) => indexes.includes(at)) ?? []
  return group.filter((index) => index !== at).map((index) => spans[index]!.row)
}
