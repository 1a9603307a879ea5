import { readAd } from './ad/ad-reading.ts'
import type { AdTerm } from './ad/ad-term.ts'
import { adTerms } from './ad/ad-terms.ts'
import { hardConstraints } from './ad/hard-constraints.ts'
import type { MatchReading, MatchTerm } from './match-reading.ts'
import { coverageOf } from './match-score.ts'
import { indexResume, type Presence, presenceOf, type ResumeIndex } from './resume/presence.ts'
import { readResume } from './resume/resume-reading.ts'

const importanceOrder = { must: 0, nice: 1, soft: 2 }
/** Kinds that an ad names without asking the resume to repeat them. */
const neverReported = new Set<MatchTerm['kind']>(['soft', 'title'])
/** Fewer terms than this and the ad was not understood as requirements. */
const fewestTerms = 1

/**
 * Reads what the ad asks for and where the resume shows it. Deterministic: the same two texts give the same reading.
 * @param resumeText the visible text only
 * @param nowYear what "present" means in years of work; null leaves such jobs open
 */
export function readMatch(resumeText: string, jobDescription: string, nowYear: number | null = null): MatchReading {
  const ad = readAd(jobDescription)
  const resume = readResume(resumeText)
  const index = indexResume(resume)
  const asked = adTerms(ad)
  const terms = matchTerms(asked, index)
  return {
    checked: terms.filter((term) => term.kind !== 'soft').length >= fewestTerms,
    ad,
    terms,
    missing: terms.filter((term) => term.how === 'missing' && !neverReported.has(term.kind)),
    hardConstraints: hardConstraints(ad, resume, resumeText, nowYear),
    resume,
  }
}

function matchTerms(asked: readonly AdTerm[], index: ResumeIndex): MatchTerm[] {
  const presences = new Map(asked.map((term) => [term, presenceOf(term, index)]))
  return asked
    .filter((term) => !metByAnother(term, presences))
    .map((term) => matchTerm(term, presences.get(term)!))
    .sort((a, b) => importanceOrder[a.importance] - importanceOrder[b.importance] || b.mentions - a.mentions)
}

/** "A or B" is one requirement: with A in the resume, B is no gap and no row. */
function metByAnother(term: AdTerm, presences: ReadonlyMap<AdTerm, Presence>): boolean {
  if (presences.get(term)?.how !== 'missing') return false
  return term.alternatives.some((other) => (presences.get(other)?.how ?? 'missing') !== 'missing')
}

function matchTerm(term: AdTerm, presence: Presence): MatchTerm {
  return {
    term: term.text,
    importance: term.importance,
    requirement: term.requirement,
    how: presence.how,
    coverage: coverageOf(presence.how, presence.where),
    resumeLine: presence.resumeLine,
    where: presence.where,
    kind: term.kind,
    alternatives: term.alternatives.map((other) => other.text),
    confident: term.confident && term.importance === 'must' && term.alternatives.length === 0,
    mentions: term.mentions,
  }
}
