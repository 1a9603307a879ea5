import type { AnalysisSectionData } from '../../contract/resume-analysis.ts'
import type { AnalysisNumbers, MatchReading, MatchTerm } from '../score/match-reading.ts'
import { stemKey } from '../text/tokens.ts'
import { requirementQuote } from './ad-quotes.ts'
import { adviceOnGap, gapsOf, type Recommendation } from './gap-advice.ts'
import { jobOf } from './job-of-line.ts'
import { adviceOnLine, weaknessOf } from './line-advice.ts'
import { relatedLine } from './nearest-line.ts'
import { rewriteLine } from './rewrite-line.ts'
import { keepSound } from './sentence-check.ts'
import { inSentence, listed, quoted, sentence } from './wording.ts'

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
  const also = others.length > 0 ? ` The same goes for ${listed(others.slice(0, 2).map(inSentence))}.` : ''
  return {
    title: `Show ${inSentence(term)} in a line about your work`,
    description: `You list ${inSentence(term)} among your skills, but no line about a job shows it, and a listed skill counts for less.${also} When did you last use it, and what for?`,
    bulletPoint: '',
  }
}

/** The same thing under another name: both spellings make sure that a search finds it. */
function onOtherWord({ terms }: MatchReading): Recommendation | null {
  const term = terms.find((one) => one.how === 'alias' && isOtherWording(one))
  if (!term?.resumeLine) return null
  return {
    title: `Use the ad’s own word: ${term.term}`,
    description: `The ad says ${inSentence(term)}. Your resume uses other words for it in ${quoted(term.resumeLine)}. Use the ad’s word once where it is true, so that a search for it finds your resume.`,
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
  return advice ? { title: 'Start with your weakest line', description: advice, bulletPoint: rewriteLine(line) ?? '' } : null
}

/** A demand such as a licence or years that the resume leaves open. */
function onOpenConstraint(reading: MatchReading): Recommendation | null {
  const open = reading.hardConstraints.find(({ met, kind }) => met !== 'yes' && kind !== 'other')
  const quote = open && requirementQuote(open.requirement, reading)
  if (!open || !quote) return null
  const advice =
    open.met === 'no'
      ? 'What we read in your resume is less than that. What makes up for it? Say so in your first lines.'
      : 'We could not tell from your resume whether you meet it. If you do, say so near the top of the page.'
  return { title: 'Answer this requirement directly', description: `The ad says: ${quote}. ${advice}`, bulletPoint: '' }
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
    title: 'Open with two lines about you',
    description: `Your resume has no summary. Two lines at the top tell a reader who you are before they reach your jobs${strengths ? `. You could name what the ad asks for and you already show: ${strengths}` : ''}. What result are you proudest of?`,
    bulletPoint: title && strengths ? sentence(`${title} with experience in ${strengths}`) : '',
  }
}
