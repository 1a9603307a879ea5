import type { AnalysisSectionData } from '../../contract/resume-analysis.ts'
import type { AnalysisNumbers, MatchReading, MatchTerm } from '../scoring/match-reading.ts'
import { lineNamed } from './nearest-line.ts'
import { scoreOf } from './score-of.ts'
import { counted, inSentence, listed, pick, quoted, sentence } from './wording.ts'

/** What the reading means for this person, in one short paragraph. */
export function writeSummary(numbers: AnalysisNumbers): AnalysisSectionData<'summary'> {
  const { reading } = numbers
  if (!reading.checked) return { summary: uncheckedSummary(reading) }
  const sentences = [opening(numbers), strengths(reading), gaps(reading), lines(reading), firstStep(reading)]
  return { summary: sentences.filter(Boolean).join(' ') }
}

function uncheckedSummary(reading: MatchReading): string {
  const evidence = lines(reading)
  return `We could not read requirements in this job description, so nothing was compared and no gaps are claimed. Paste the full ad, with its requirements and duties, and run the analysis again. ${evidence}`.trim()
}

function roleOf(reading: MatchReading): string {
  const { title, company } = reading.ad
  const role = title ? `the ${title} role` : 'this role'
  return company && !role.includes(company) ? `${role} at ${company}` : role
}

function opening({ reading, sections }: AnalysisNumbers): string {
  const asked = reading.terms.length
  const covered = reading.terms.filter((term) => term.how !== 'missing').length
  const share = covered / Math.max(1, asked)
  const score = scoreOf(sections)
  const verdict =
    share >= 0.75
      ? `Your resume is a close fit for ${roleOf(reading)}`
      : share >= 0.45
        ? `Your resume is a fair start for ${roleOf(reading)}`
        : `Your resume speaks to only part of what ${roleOf(reading)} asks for`
  return `${verdict}: it shows ${covered} of the ${asked} things the job description names, and scores ${score} of 100 overall.`
}

function strengths(reading: MatchReading): string {
  const shown = reading.terms.filter((term) => term.how !== 'missing' && term.kind !== 'soft' && term.kind !== 'licence')
  const best = [...shown.filter((term) => term.where === 'experience'), ...shown]
    .filter((term, index, all) => all.indexOf(term) === index)
    .slice(0, 3)
  if (best.length === 0) return ''
  const names = listed(best.map(inSentence))
  const proof = best.find((term) => lineNamed(term.resumeLine, reading) !== null)
  if (!proof?.resumeLine) return sentence(`Your strongest points here are ${names}`)
  return sentence(
    `Your strongest ground is ${names}, and ${best.length > 1 ? 'a line such as' : 'your line'} ${quoted(proof.resumeLine)} is the kind of proof a recruiter looks for`,
  )
}

function gaps(reading: MatchReading): string {
  const musts = reading.missing.filter((term) => term.importance === 'must')
  const named = (musts.length > 0 ? musts : reading.missing).slice(0, 4)
  if (named.length === 0) return 'Every skill and certificate that the ad names appears somewhere in your resume.'
  const rest = reading.missing.length - named.length
  const more = rest > 0 ? `, along with ${counted(rest, 'other term')}` : ''
  const beginning = musts.length > 0 ? 'Among the must-haves, a reader will not find' : 'A reader will not find'
  return sentence(`${beginning} ${listed(named.map(inSentence), 'or')} yet${more}`)
}

function lines(reading: MatchReading): string {
  const all = reading.resume.experienceLines
  const figures = all.filter((line) => line.hasFigure).length
  if (all.length === 0)
    return 'We found no lines that tell what you did at work, so begin there: two to five bullet points under each job.'
  if (figures === all.length)
    return `All ${counted(all.length, 'line')} about your work carry a figure, which is rare and worth keeping.`
  if (figures === 0)
    return `None of your ${counted(all.length, 'line')} about work has a figure yet; even an honest estimate of how many, how often or how fast makes them easier to believe.`
  return `Of your ${counted(all.length, 'line')} about work, ${counted(figures, 'carries', 'carry')} a figure, so the others are where the quickest gains lie.`
}

function firstStep(reading: MatchReading): string {
  const first: MatchTerm | undefined = reading.missing[0]
  if (!first) return 'Polish the weaker lines below, and you are ready to send it.'
  const name = inSentence(first)
  return pick(
    [
      `If you have worked with ${name}, say so in one line today; if you have not, leave it out and prepare to talk about how you would learn it.`,
      `Begin with ${name}: where it is part of your work, one honest line closes the gap; where it is not, have an answer ready.`,
      `The first thing to settle is ${name}: name it where it is true, and otherwise plan how you would get there.`,
    ],
    first.term,
  )
}
