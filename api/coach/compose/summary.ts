import type { AnalysisSectionData } from '../../contract/resume-analysis.ts'
import { bandOf } from '../../contract/score-band.ts'
import type { AnalysisNumbers, MatchReading } from '../score/match-reading.ts'
import { isCertificate } from './gap-advice.ts'
import { roleNamed } from './job-of-line.ts'
import { lineNamed } from './nearest-line.ts'
import { scoreOf } from './score-of.ts'
import { keepSound } from './sentence-check.ts'
import { inSentence, listed, quoted, sentence, withThe } from './wording.ts'

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
  const verdict = `Your resume is ${bandOf(score).word} for ${roleNamed(reading.ad.title)}`
  return `${verdict}. It shows ${covered} of the ${asked} things the job description names and scores ${score} of 100 overall.`
}

function strengths(reading: MatchReading): string {
  const shown = reading.terms.filter(
    (term) => term.how !== 'missing' && term.kind !== 'soft' && term.kind !== 'licence' && term.kind !== 'title',
  )
  const best = [...new Set([...shown.filter((term) => term.where === 'experience'), ...shown])].slice(0, 3)
  if (best.length === 0) return ''
  const names = listed(best.map(inSentence))
  const proof = best.find((term) => lineNamed(term.resumeLine, reading) !== null)?.resumeLine
  return sentence(
    `Your strongest points are ${names}${proof ? `. A recruiter will look for proof such as ${quoted(proof)}` : ''}`,
  )
}

function gaps({ missing }: MatchReading): string {
  const musts = missing.filter((term) => term.importance === 'must')
  const named = (musts.length > 0 ? musts : missing).slice(0, 4)
  if (named.length === 0) return 'Every skill and certificate that the ad names appears in your resume.'
  // No count: the list of what is missing also has soft skills, and would disagree.
  const more = missing.length > named.length ? ' The list of missing keywords has more.' : ''
  return `${musts.length > 0 ? 'Of the must-haves, it' : 'It'} does not show ${listed(named.map(inSentence), 'or')}.${more}`
}

function lines({ resume }: MatchReading): string {
  const count = resume.experienceLines.length
  const figures = resume.experienceLines.filter((line) => line.hasFigure).length
  if (count === 0)
    return 'We found no lines that tell what you did at work. Start there, with two to five bullet points under each job.'
  if (figures === count) return 'Every line about your work has a figure. Keep it that way.'
  return `${figures === 0 ? 'None' : figures} of your ${count} lines about work ${figures === 1 ? 'has' : 'have'} a figure. Say how many, how often or how fast in the others.`
}

function firstStep({ missing }: MatchReading): string {
  const [first] = missing
  if (!first) return 'Improve the weaker lines below, and the resume is ready to send.'
  if (isCertificate(first))
    return `Start with ${withThe(inSentence(first))}: if you have it, say so near the top. If not, say by when you could have it.`
  return `Start with ${inSentence(first)}: if you have worked with it, say so in one line. If not, leave it out and prepare an honest answer.`
}
