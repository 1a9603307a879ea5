import type { AnalysisSectionData } from '../../contract/resume-analysis.ts'
import { bandOf } from '../../contract/score-band.ts'
import type { AnalysisNumbers, MatchReading } from '../reading/match-reading.ts'
import templates from './analysis-sentences.json' with { type: 'json' }
import { isCertificate } from './gap-advice.ts'
import { roleNamed } from './job-of-line.ts'
import { lineNamed } from './nearest-line.ts'
import { scoreOf } from './score-of.ts'
import { keepSound } from './sentence-check.ts'
import { sentenceTemplates } from './sentence-templates.ts'
import { inSentence, listed, quoted, sentence, withThe } from './wording.ts'

const say = sentenceTemplates(templates)

/** What the reading means for this person, in one short paragraph. */
export function writeSummary(numbers: AnalysisNumbers): AnalysisSectionData<'summary'> {
  const { reading } = numbers
  const sentences = [opening(numbers), strengths(reading), gaps(reading), lines(reading), firstStep(reading)]
  return { summary: keepSound(sentences.filter(Boolean).join(' ')) }
}

function opening({ reading, sections }: AnalysisNumbers): string {
  const asked = reading.terms.length
  const covered = reading.terms.filter((term) => term.how !== 'missing').length
  const score = scoreOf(sections)
  const verdict = say('summary.verdict', { verdict: bandOf(score).word, role: roleNamed(reading.ad.title) })
  return `${verdict} ${say('summary.count', { covered, asked, score })}`
}

function strengths(reading: MatchReading): string {
  const shown = reading.terms.filter(
    (term) => term.how !== 'missing' && term.kind !== 'soft' && term.kind !== 'licence' && term.kind !== 'title',
  )
  const best = [...new Set([...shown.filter((term) => term.where === 'experience'), ...shown])].slice(0, 3)
  if (best.length === 0) return ''
  const names = listed(best.map(inSentence))
  const proof = best.find((term) => lineNamed(term.resumeLine, reading) !== null)?.resumeLine
  return sentence(say('summary.strengths', { terms: names }) + (proof ? say('summary.proof', { line: quoted(proof) }) : ''))
}

function gaps({ missing }: MatchReading): string {
  const musts = missing.filter((term) => term.importance === 'must')
  const named = (musts.length > 0 ? musts : missing).slice(0, 4)
  if (named.length === 0) return say('summary.nothing-missing')
  // No count: the list of what is missing also has soft skills, and would disagree.
  const more = missing.length > named.length ? say('summary.more') : ''
  return say(musts.length > 0 ? 'summary.missing.must' : 'summary.missing', { terms: listed(named.map(inSentence), 'or') }) + more
}

function lines({ resume }: MatchReading): string {
  const count = resume.experienceLines.length
  const figures = resume.experienceLines.filter((line) => line.hasFigure).length
  if (count === 0) return say('summary.no-lines')
  if (figures === count) return say('summary.all-figures')
  return say('summary.figures', { figures: figures === 0 ? 'None' : figures, count, have: figures === 1 ? 'has' : 'have' })
}

function firstStep({ missing }: MatchReading): string {
  const [first] = missing
  if (!first) return say('summary.ready')
  if (isCertificate(first)) return say('summary.first.certificate', { name: withThe(inSentence(first)) })
  return say('summary.first', { name: inSentence(first) })
}
