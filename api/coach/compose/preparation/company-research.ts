import type { InterviewPrepSectionData } from '../../../contract/interview-prep.ts'
import { listed, quoted } from '../wording.ts'
import { fillerFor } from './fill.ts'
import type { Material } from './material.ts'

const mostQuotes = 3

/** What the ad says of the work, in its own words, and where to find out about the employer. Nothing is known here besides the ad. */
export function companyResearch(material: Material): InterviewPrepSectionData<'company'> {
  const questionsToAsk = fillerFor(material).list(material.templates.questionsToAsk)
  return { companyResearch: { overview: overview(material), culture, questionsToAsk } }
}

function overview({ duties }: Material): string {
  const work =
    duties.length > 0
      ? `The ad describes the work in these words: ${listed(duties.slice(0, mostQuotes).map(quoted))}.`
      : 'The ad says little about the work itself.'
  return `${work} Read the employer’s own website too.`
}

const culture = 'An ad cannot show how people work together, so ask them for examples.'

/** Never news: nothing here has read any. */
export function whereToLook({ templates }: Material): string {
  return `No news is reported here, because none was read. ${templates.news}. Search for the employer’s name together with the word “news”, and note the date of what you find.`
}
