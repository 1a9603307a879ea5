import type { ExperienceLine, MatchReading, MatchTerm } from '../reading/match-reading.ts'
import { requirementQuote } from './ad-quotes.ts'
import templates from './analysis-sentences.json' with { type: 'json' }
import { jobNamed, underWhichJob } from './job-of-line.ts'
import { sentenceTemplates } from './sentence-templates.ts'
import { capitalized, inSentence, listed, quoted, withThe } from './wording.ts'

const say = sentenceTemplates(templates)

export interface Recommendation {
  title: string
  description: string
  /** A line to copy, where one can be written with certainty; else ''. */
  bulletPoint: string
}

/** Terms that one sentence of the ad asks for; they are advised on together. The first one decides what kind of advice it is. */
export type Gap = readonly [MatchTerm, ...MatchTerm[]]

/**
 * What to do about terms that the ad asks for and the resume does not show.
 * @param closest a line that has to do with them, where there is one
 */
export function adviceOnGap(gap: Gap, closest: ExperienceLine | null, reading: MatchReading): Recommendation {
  const requirement = requirementQuote(gap[0].requirement, reading)
  const asks = requirement ? say('gap.says', { requirement }) : say('gap.asks', { names: namesOf(gap) })
  const latest = reading.resume.experienceLines[0]
  return {
    title: titleFor(gap),
    description: `${asks}${choiceOf(gap)} ${adviceFor(gap, closest, latest ? jobNamed(latest) : null)}`,
    bulletPoint: '',
  }
}

export function namesOf(gap: Gap): string {
  return listed(gap.slice(0, 3).map(inSentence), isChoice(gap) ? 'or' : 'and')
}

function isChoice(gap: Gap): boolean {
  return gap.length > 1 && gap[0].alternatives.includes(gap[1]?.term ?? '')
}

function choiceOf(gap: Gap): string {
  const others = gap[0].alternatives.filter((name) => !gap.some((term) => term.term === name))
  if (isChoice(gap) && others.length === 0) return say('gap.one-is-enough')
  return others.length > 0 ? say('gap.will-do', { names: capitalized(listed([inSentence(gap[0]), ...others], 'or')) }) : ''
}

function titleFor(gap: Gap): string {
  switch (kindOf(gap[0])) {
    case 'certificate':
    case 'degree':
      return say('gap.certificate.title', { names: withThe(namesOf(gap)) })
    case 'language':
      return say('gap.language.title', { names: namesOf(gap) })
    default:
      return say('gap.work.title', { names: namesOf(gap) })
  }
}

function adviceFor(gap: Gap, closest: ExperienceLine | null, job: string | null): string {
  switch (kindOf(gap[0])) {
    case 'certificate':
      return say('gap.certificate')
    case 'degree':
      return say('gap.degree')
    case 'language':
      return say('gap.language')
    default:
      return closest
        ? say('gap.work.closest', { line: quoted(closest.text), underJob: underWhichJob(closest), names: namesOf(gap) })
        : say('gap.work', { asJob: job ? ` as ${job}` : '' })
  }
}

/** "No DR10 endorsements" asks for nothing that a resume could show. */
const forbids = /^no\b/i

/** Missing terms, those of one requirement together, the weightiest first. */
export function gapsOf(missing: readonly MatchTerm[]): Gap[] {
  const gaps = new Map<string, [MatchTerm, ...MatchTerm[]]>()
  for (const term of missing) {
    if (forbids.test(term.requirement)) continue
    // A licence and a skill of one sentence need different advice.
    const key = `${term.requirement}|${kindOf(term)}`
    const gap = gaps.get(key)
    if (gap) gap.push(term)
    else gaps.set(key, [term])
  }
  return [...gaps.values()]
}

/** A certificate or licence is held or not; nobody works with it. */
export const isCertificate = ({ kind }: MatchTerm) => kind === 'certificate' || kind === 'licence'

function kindOf(term: MatchTerm): 'certificate' | 'degree' | 'language' | 'work' {
  const { kind } = term
  if (isCertificate(term)) return 'certificate'
  return kind === 'degree' || kind === 'language' ? kind : 'work'
}
