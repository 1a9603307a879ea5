import type { AnalysisSectionData } from '../../contract/resume-analysis.ts'
import type { AnalysisNumbers, MatchReading, MatchTerm } from '../reading/match-reading.ts'
import { stemKey } from '../text/tokens.ts'
import { requirementQuote } from './ad-quotes.ts'
import templates from './analysis-sentences.json' with { type: 'json' }
import { adviceOnGap, gapsOf, type Recommendation } from './gap-advice.ts'
import { jobOf } from './job-of-line.ts'
import { adviceOnLine, weaknessOf } from './line-advice.ts'
import { relatedLine } from './nearest-line.ts'
import { rewriteLine } from './rewrite-line.ts'
import { keepSound } from './sentence-check.ts'
import { sentenceTemplates } from './sentence-templates.ts'
import { inSentence, listed, quoted, sentence } from './wording.ts'

const say = sentenceTemplates(templates)

const mostGaps = 4
const mostRecommendations = 7

/** What to change first, each with the ad's words, the person's line and one question. */
export function writeRecommendations({ reading }: AnalysisNumbers): AnalysisSectionData<'recommendations'> {
  const found = [
    ...onGaps(reading),
    onOpenConstraint(reading),
    onListedOnly(reading),
    onOtherWord(reading),
    onWeakestLine(reading),
    onSummary(reading),
  ]
  const sound = found.filter((one) => one !== null && keepSound(one.description) === one.description) as Recommendation[]
  return { recommendations: sound.slice(0, mostRecommendations) }
}

function onGaps(reading: MatchReading): Recommendation[] {
  return gapsOf(reading.missing)
    .slice(0, mostGaps)
    .map((gap) => adviceOnGap(gap, relatedLine(gap.map(({ term }) => term).join(' '), reading), reading))
}

const shownInWork = new Set<MatchTerm['kind']>(['skill', 'tool', 'method', 'domain'])

/** A skill that no line about work shows is believed less, and scores less. */
function onListedOnly({ terms }: MatchReading): Recommendation | null {
  const [term, ...others] = terms.filter(({ where, kind }) => where === 'skills' && shownInWork.has(kind))
  if (!term) return null
  const name = inSentence(term)
  const also = others.length > 0 ? say('listed-only.also', { terms: listed(others.slice(0, 2).map(inSentence)) }) : ''
  return {
    title: say('listed-only.title', { term: name }),
    description: say('listed-only', { term: name, also }),
    bulletPoint: '',
  }
}

/** The same thing under another name: both spellings make sure that a search finds it. */
function onOtherWord({ terms }: MatchReading): Recommendation | null {
  const term = terms.find((one) => one.how === 'alias' && isOtherWording(one))
  if (!term?.resumeLine) return null
  return {
    title: say('other-word.title', { term: term.term }),
    description: say('other-word', { term: inSentence(term), line: quoted(term.resumeLine) }),
    bulletPoint: '',
  }
}

const longestLine = 150

/** A line of prose that shares no word with the term: "search engine optimization" for SEO. */
function isOtherWording({ term, kind, resumeLine }: MatchTerm): boolean {
  if (kind === 'soft' || resumeLine === null || resumeLine.length > longestLine || /@|,.*,.*,/.test(resumeLine)) return false
  const line = stemKey(resumeLine).split(' ')
  return !stemKey(term)
    .split(' ')
    .some((word) => line.includes(word))
}

function onWeakestLine({ resume }: MatchReading): Recommendation | null {
  const [line] = resume.experienceLines.toSorted((a, b) => weaknessOf(b) - weaknessOf(a))
  const advice = line && adviceOnLine(line)
  return advice ? { title: say('weakest-line.title'), description: advice, bulletPoint: rewriteLine(line) ?? '' } : null
}

/** A demand such as a licence or years that the resume leaves open. */
function onOpenConstraint(reading: MatchReading): Recommendation | null {
  const open = reading.hardConstraints.find(({ met, kind }) => met !== 'yes' && kind !== 'other')
  const requirement = open && requirementQuote(open.requirement, reading)
  if (!open || !requirement) return null
  const description = say(open.met === 'no' ? 'constraint.less' : 'constraint.open', { requirement })
  return { title: say('constraint.title'), description, bulletPoint: '' }
}

function onSummary({ resume, terms }: MatchReading): Recommendation | null {
  if (resume.sections.some(({ name }) => name === 'summary')) return null
  const latest = resume.experienceLines[0]
  const title = latest ? jobOf(latest).title : null
  const strengths = listed(
    terms
      .filter(({ how, kind }) => how !== 'missing' && kind !== 'soft' && kind !== 'title')
      .slice(0, 3)
      .map(inSentence),
  )
  return {
    title: say('no-summary.title'),
    description: say('no-summary', { strengths: strengths ? say('no-summary.strengths', { terms: strengths }) : '' }),
    bulletPoint: title && strengths ? sentence(say('no-summary.line', { title, terms: strengths })) : '',
  }
}
