import type { AnalysisSectionData } from '../../contract/resume-analysis.ts'
import type { AnalysisNumbers, MatchReading } from '../reading/match-reading.ts'
import { dutiesOf } from './ad-quotes.ts'
import templates from './analysis-sentences.json' with { type: 'json' }
import { sentenceTemplates } from './sentence-templates.ts'
import { inSentence, listed, quoted } from './wording.ts'

const say = sentenceTemplates(templates)

const mostQuotes = 3
const mostTopics = 2

/** What the ad says about the work, in its own words; for everything else, where to look. Nothing is known here besides the ad. */
export function writeCompany({ reading }: AnalysisNumbers): AnalysisSectionData<'company'> {
  return { companyInsights: say('company.insights'), departmentOverview: department(reading), industryNews: whereToLook(reading) }
}

function department({ ad }: MatchReading): string {
  const duties = dutiesOf(ad.units).slice(0, mostQuotes)
  const work = duties.length > 0 ? say('company.duties', { duties: listed(duties.map(quoted)) }) : say('company.no-duties')
  return `${work} ${say('company.questions')}`
}

/** Never news: nothing here has read any. */
function whereToLook({ terms }: MatchReading): string {
  const topics = terms
    .filter(({ kind }) => kind === 'domain' || kind === 'skill' || kind === 'method')
    .slice(0, mostTopics)
    .map(inSentence)
  return say('company.news', { topics: listed(topics) || say('company.news.your-field') })
}
