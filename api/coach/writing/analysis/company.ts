import * as z from 'zod'
import { task } from '../../model/task.ts'
import { writeItems } from '../write-items.ts'
import { type AnalysisWriting, aboutAd } from './analysis-writing.ts'

const company = task(
  'company',
  {
    items: z.array(z.object({ about: z.enum(['employer', 'work', 'look_up']), text: z.string(), from: z.array(z.string()) })),
  },
  `Task: from the advertisement alone, tell the person what they would be joining. One sentence per item:
"employer", 2 or 3 items: who the employer is and what this advertisement stresses, also between the lines, in your own words.
"work", 2 items: the team or department, who works with whom, and what a week in this job is made of.
"look_up", 4 items: what to find out before the interview, each beginning with "Look up", "Read", "Check", or "Ask", and each drawn from a point of this advertisement that raises a question. No news and no name that the advertisement does not have; never imply that something happened.`,
)

const sends = /^(?:look|read|check|ask|find|search|visit|see|compare)\b/i

export async function writeCompany(writing: AnalysisWriting) {
  const items = await writeItems(aboutAd(writing), company, { text: 'coach' })
  const about = (part: (typeof items)[number]['about']) =>
    items.filter((item) => item.about === part && (part !== 'look_up' || sends.test(item.text))).map(({ text }) => text)
  const data = {
    companyInsights: about('employer').join(' '),
    departmentOverview: about('work').join(' '),
    industryNews: about('look_up').join(' '),
  }
  return Object.values(data).every((text) => text !== '') ? data : null
}
