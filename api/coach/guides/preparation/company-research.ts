import type { InterviewPrepSectionData } from '../../../contract/interview-prep.ts'
import { sentenceTemplates } from '../sentence-templates.ts'
import { listed, quoted } from '../wording.ts'
import { fillerFor } from './fill.ts'
import type { Material } from './material.ts'
import templates from './sentences.json' with { type: 'json' }

const say = sentenceTemplates(templates)

const mostQuotes = 3

/** What the ad says of the work, in its own words, and where to find out about the employer. Nothing is known here besides the ad. */
export function companyResearch(material: Material): InterviewPrepSectionData<'company'> {
  const questionsToAsk = fillerFor(material).list(material.templates.questionsToAsk)
  return { companyResearch: { overview: overview(material), culture: say('company.culture'), questionsToAsk } }
}

function overview({ duties }: Material): string {
  const work =
    duties.length > 0
      ? say('company.duties', { duties: listed(duties.slice(0, mostQuotes).map(quoted)) })
      : say('company.no-duties')
  return `${work} ${say('company.website')}`
}

/** Never news: nothing here has read any. */
export function whereToLook({ templates: round }: Material): string {
  return say('company.news', { where: round.news })
}
