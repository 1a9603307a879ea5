import type { AnalysisSectionData } from '../../contract/resume-analysis.ts'
import type { AnalysisNumbers, MatchReading } from '../scoring/match-reading.ts'
import { inSentence, listed, quoted } from './wording.ts'

const mostQuotes = 3
const fewestWords = 5

/** What the ad says about the employer, in its own words; for everything else, where to look. Nothing is known here besides the ad. */
export function writeCompany({ reading }: AnalysisNumbers): AnalysisSectionData<'company'> {
  return { companyInsights: insights(reading), departmentOverview: department(reading), industryNews: whereToLook(reading) }
}

function nameOf(reading: MatchReading): string {
  return reading.ad.company ?? 'the employer'
}

function quotesFrom(reading: MatchReading, wanted: (text: string) => boolean, parts: readonly string[]): string[] {
  return reading.ad.units
    .filter((unit) => parts.includes(unit.part) && unit.text.split(' ').length >= fewestWords && wanted(unit.text))
    .slice(0, mostQuotes)
    .map((unit) => quoted(unit.text))
}

function insights(reading: MatchReading): string {
  const quotes = quotesFrom(reading, () => true, ['about'])
  const name = nameOf(reading)
  const look = `Before you apply, read ${reading.ad.company ? `${name}’s` : 'the employer’s'} own website, a recent annual report or inspection report if there is one, and what staff write about working there.`
  if (quotes.length === 0)
    return `The job description says little about ${name} itself. ${look} Note one thing you genuinely like; you will be asked why you chose them.`
  return `In its own words: ${listed(quotes)}. That is what the job description says about ${name}. ${look}`
}

const aboutTeam =
  /\b(?:team|department|report(?:s|ing)? to|brigade|crew|unit|colleagues|division|work(?:ing)? (?:closely |hand in hand )?with|supervis\w+|manage(?:s|d)? by|lead|mentor)\b/i

function department(reading: MatchReading): string {
  const quotes = quotesFrom(reading, (text) => aboutTeam.test(text), ['about', 'duties', 'must'])
  const duties = reading.ad.units.filter((unit) => unit.part === 'duties' && unit.text.split(' ').length >= 3).slice(0, 2)
  const asks =
    'Good questions for the interview: how many people are on the team, who you would report to, and what the first three months should achieve.'
  if (quotes.length > 0) return `About the team, the ad says: ${listed(quotes)}. ${asks}`
  if (duties.length > 0)
    return `The ad does not describe the team. The work itself begins with ${listed(duties.map((unit) => quoted(unit.text)))}. ${asks}`
  return `The ad does not describe the team or its work in detail. ${asks}`
}

/** Never news: nothing here has read any. */
function whereToLook(reading: MatchReading): string {
  const rules = reading.terms
    .filter((term) => term.kind === 'method' || (term.kind === 'domain' && /^[A-Z]{3,}/.test(term.term)))
    .slice(0, 3)
    .map((term) => term.term)
  const topics = reading.terms
    .filter((term) => term.kind === 'domain' || term.kind === 'skill')
    .slice(0, 2)
    .map(inSentence)
  const searches = [
    reading.ad.company ? `“${reading.ad.company}” with the word “news”` : '',
    topics.length > 0
      ? `${listed(topics)} together with this year’s date`
      : 'the name of your field together with this year’s date',
  ].filter(Boolean)
  const changes = rules.length > 0 ? ` Check too whether anything has changed in ${listed(rules)}, which the ad names.` : ''
  return `The built-in coach reads no news, so none is reported here. Ten minutes are well spent on a search for ${listed(searches)}, and on the latest pages of your professional body or trade magazine.${changes} Bring one finding to the interview and say what it could mean for this job.`
}
