import type { AnalysisSectionData } from '../../contract/resume-analysis.ts'
import type { AnalysisNumbers, MatchReading } from '../score/match-reading.ts'
import { dutiesOf } from './ad-quotes.ts'
import { inSentence, listed, quoted } from './wording.ts'

const mostQuotes = 3

/** What the ad says about the work, in its own words; for everything else, where to look. Nothing is known here besides the ad. */
export function writeCompany({ reading }: AnalysisNumbers): AnalysisSectionData<'company'> {
  return { companyInsights, departmentOverview: department(reading), industryNews: whereToLook(reading) }
}

const companyInsights =
  'An ad cannot tell you what an employer is really like, so nothing is concluded from it here. Before you apply, read the employer’s own website, an annual or inspection report if there is one, and what staff write about working there. Note one thing you like. You will be asked why you applied.'

function department({ ad }: MatchReading): string {
  const duties = dutiesOf(ad.units).slice(0, mostQuotes)
  const work =
    duties.length > 0
      ? `The ad describes the work in these words: ${listed(duties.map(quoted))}.`
      : 'The ad says little about the work itself.'
  return `${work} Good questions for the interview: how many people are on the team, who you would report to, and what you should achieve in the first three months.`
}

/** Never news: nothing here has read any. */
function whereToLook({ terms }: MatchReading): string {
  const topics = terms
    .filter(({ kind }) => kind === 'domain' || kind === 'skill' || kind === 'method')
    .slice(0, 2)
    .map(inSentence)
  const field =
    topics.length > 0 ? `${listed(topics)} together with this year’s date` : 'your field together with this year’s date'
  return `The built-in coach reads no news, so none is reported here. Search for the employer’s name together with the word “news”, and for ${field}. Look at the latest pages of your professional body or trade magazine. Bring one finding to the interview and say what it could mean for this job.`
}
