import type { InterviewPrepSectionData } from '../../../contract/interview-prep.ts'
import { listed, quoted } from '../wording.ts'
import { fillerFor } from './filled-lists.ts'
import type { Material } from './material.ts'
import { questionsToAsk } from './questions-to-ask.ts'

const mostQuotes = 3
const fewestWords = 4

/** What the ad says of the employer, in its own words, and what it leaves open. Nothing is known here besides the ad. */
export function companyResearch(material: Material): InterviewPrepSectionData<'company'> {
  return {
    companyResearch: { overview: overview(material), culture: culture(material), questionsToAsk: questionsToAsk(material) },
  }
}

function overview({ reading, about }: Material): string {
  const name = reading.ad.company ?? 'the employer'
  const look = `For more, read ${reading.ad.company ? `${name}’s` : 'the employer’s'} own pages and, where there is one, a report by an inspector, auditor or newspaper.`
  if (about.length === 0) return `The job description says little about ${name}. ${look}`
  return `The job description says about ${name}: ${listed(about.slice(0, mostQuotes).map(quoted))}. ${look}`
}

const aboutPeople =
  /\b(?:team|culture|values?|colleagues|support\w*|together|collaborat\w*|train\w*|mentor\w*|mission|communit\w*|compassion\w*|inclusi\w*|flexib\w*|hybrid|shifts?|report(?:s|ing)? to|pairs|friendly|care\w* about)\b/i

function culture({ reading }: Material): string {
  const quotes = reading.ad.units
    .filter(
      ({ part, text }) => part !== 'legal' && part !== 'title' && text.split(' ').length >= fewestWords && aboutPeople.test(text),
    )
    .slice(0, mostQuotes)
    .map(({ text }) => quoted(text))
  if (quotes.length === 0)
    return 'The ad does not say how people work together there, so ask, and listen for examples instead of adjectives.'
  return `How people work together there shows in these words of the ad: ${listed(quotes)}. Ask for an example of each.`
}

/** Never news: nothing here has read any. */
export function whereToLook(material: Material): string {
  const { reading, voice } = material
  const filler = fillerFor(material)
  const hint = filler.text([voice.news, 'Look for what changes in your field'])
  const company = reading.ad.company
  const search = company
    ? `Search for “${company}” together with the word “news”`
    : 'Search for the employer’s name, as soon as you know it, together with the word “news”'
  return `No news is reported here, because none was read. ${hint}. ${search}, and look at the latest pages of your professional body or trade magazine; note the date of what you find, and be ready to say what it could mean for this job.`
}
