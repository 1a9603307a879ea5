import type { AnalysisSectionData } from '../../contract/resume-analysis.ts'
import type { AnalysisNumbers, ExperienceLine, MatchReading, MatchTerm } from '../scoring/match-reading.ts'
import { stemKey } from '../scoring/text/tokens.ts'
import { adviceOnGap, gapsOf, type Recommendation } from './gap-advice.ts'
import { jobOf, underWhichJob } from './job-of-line.ts'
import { nearestLine } from './nearest-line.ts'
import { rewriteLine, weaknessOf } from './rewrite-line.ts'
import { inSentence, listed, quoted, sentence } from './wording.ts'

const mostGaps = 4
const mostRecommendations = 7

/** What to change first, each with the ad's words, the person's line and a bullet to fill in. */
export function writeRecommendations({ reading }: AnalysisNumbers): AnalysisSectionData<'recommendations'> {
  const found = [
    ...onGaps(reading),
    onUnclearConstraint(reading),
    onListedOnly(reading),
    onOtherWord(reading),
    onWeakestLine(reading),
    onSummary(reading),
  ]
  return { recommendations: found.filter((one) => one !== null).slice(0, mostRecommendations) }
}

function onGaps(reading: MatchReading): Recommendation[] {
  const used = new Set<ExperienceLine>()
  return gapsOf(reading.missing)
    .slice(0, mostGaps)
    .map((gap, place) => {
      const line = nearestLine(`${gap.map((term) => term.term).join(' ')} ${gap[0].requirement}`, reading, used)
      if (line) used.add(line)
      return adviceOnGap(gap, line, place)
    })
}

/** A skill that no line about work shows is believed less, and scores less. */
function onListedOnly(reading: MatchReading): Recommendation | null {
  const listedOnly = reading.terms.filter(
    (term) =>
      term.where === 'skills' &&
      term.kind !== 'soft' &&
      term.kind !== 'language' &&
      term.kind !== 'certificate' &&
      term.kind !== 'licence',
  )
  const term = listedOnly[0]
  if (!term) return null
  const others = listedOnly.slice(1, 3).map(inSentence)
  const name = inSentence(term)
  const also = others.length > 0 ? ` The same goes for ${listed(others)}.` : ''
  return {
    title: `Prove ${name} with a line about your work`,
    description: `You list ${name} among your skills, but no line about a job shows it, and a listed skill counts for less than one at work.${also}`,
    bulletPoint: `Used ${name} to [task], [how often or how many], which [result]`,
  }
}

/** The same thing under another name: both spellings make sure that a search finds it. */
function onOtherWord(reading: MatchReading): Recommendation | null {
  const term = reading.terms.find((one) => one.how === 'alias' && isOtherWording(one))
  if (!term?.resumeLine) return null
  return {
    title: `Use the ad's own word: ${term.term}`,
    description: `The ad says ${inSentence(term)}; your resume says it in ${quoted(term.resumeLine)} in other words. Use the ad's wording once where it is true, so that a search for it finds you.`,
    bulletPoint: bothNames(term.resumeLine.replace(/[.;\s]+$/, ''), inSentence(term)),
  }
}

const longestLine = 160

/** A line of prose that shares no word with the term: "search engine optimization" for SEO. */
function isOtherWording({ term, kind, resumeLine }: MatchTerm): boolean {
  if (kind === 'soft' || resumeLine === null || resumeLine.length > longestLine || /@|,.*,.*,/.test(resumeLine)) return false
  const line = stemKey(resumeLine).split(' ')
  return !stemKey(term)
    .split(' ')
    .some((word) => line.includes(word))
}

/** The line with the ad's word added; after a bracket a second one would look odd. */
function bothNames(line: string, name: string): string {
  return line.endsWith(')') ? `${line}, ${name}` : `${line} (${name})`
}

function onWeakestLine(reading: MatchReading): Recommendation | null {
  const line = [...reading.resume.experienceLines].sort((a, b) => weaknessOf(b) - weaknessOf(a))[0]
  const improved = line ? rewriteLine(line) : null
  if (!line || !improved) return null
  const lacks = [
    line.startsWithActionVerb ? '' : 'begins without a verb',
    line.hasFigure ? '' : 'has no figure',
    line.words < 8 ? 'says very little' : '',
  ].filter(Boolean)
  return {
    title: 'Turn your weakest line into a result',
    description: sentence(
      `${quoted(line.text)}${underWhichJob(line)} ${lacks.length > 0 ? listed(lacks) : 'can say more'}. Say what you did, for how many, and what got better`,
    ),
    bulletPoint: improved,
  }
}

/** A demand such as a licence or years that the resume leaves open. */
function onUnclearConstraint(reading: MatchReading): Recommendation | null {
  const open = reading.hardConstraints.find((constraint) => constraint.met !== 'yes' && constraint.kind !== 'other')
  if (!open) return null
  const bullets = {
    years: '[Title] with [number] years in [field], most recently at [employer]',
    degree: '[Degree] in [field], [school], [year]',
    licence: '[License or registration], [issuer], valid to [month and year]',
    language: '[Language]: [level]',
    other: '[Condition of the work]: [yes, from when]',
  } as const
  return {
    title: open.met === 'no' ? 'Face the hard requirement openly' : 'Answer the hard requirement plainly',
    description: `The ad says ${quoted(open.requirement)}. ${open.met === 'no' ? 'What we read in your resume stays below that, so name what makes up for it in your first lines.' : 'We could not tell from your resume whether you meet it. If you do, say it in the first third of the page.'}`,
    bulletPoint: bullets[open.kind],
  }
}

function onSummary(reading: MatchReading): Recommendation | null {
  if (reading.resume.sections.some((section) => section.name === 'summary')) return null
  const strengths = reading.terms
    .filter((term) => term.how !== 'missing' && term.kind !== 'soft' && term.kind !== 'title')
    .slice(0, 3)
    .map(inSentence)
  const latest = reading.resume.experienceLines[0]
  const title = (latest ? jobOf(latest).title : null) ?? '[Your title]'
  return {
    title: 'Open with two lines about you',
    description: `Your resume has no summary. Two lines at the top tell a reader who you are before they reach your jobs${strengths.length > 0 ? `, and can carry what the ad asks for and you already show: ${listed(strengths)}` : ''}.`,
    bulletPoint: sentence(
      `${title} with [number] years of experience${strengths.length > 0 ? ` in ${listed(strengths)}` : ' in [field]'}, known for [result you are proud of]`,
    ),
  }
}
