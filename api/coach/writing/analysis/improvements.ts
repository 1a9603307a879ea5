import * as z from 'zod'
import { task } from '../../model/task.ts'
import { wordsOf } from '../../text/words.ts'
import { writeItems } from '../write-items.ts'
import { type AnalysisWriting, aboutBoth } from './analysis-writing.ts'

const improvements = task(
  'improvements',
  {
    items: z.array(z.object({ line: z.string(), advice: z.string(), improved: z.string(), from: z.array(z.string()) })),
  },
  `Task: improve the wording of the resume: 5 items, the lines that gain most for this advertisement first. Choose lines that tell what the person did; leave headings, contact details, and dates alone.
"line": the id of the line, such as "R12".
"advice": one sentence to the person: what this line leaves open or hides, where it stands, and what to add or move.
"improved": the same line told better: it begins with a verb, says what was done, for whom, and with what result, in 12 to 30 words, with all facts and figures of the old one. What is not known is a descriptive [blank]; never a guess. Use the advertisement's word only where it names the same thing. No "I".
"from": the line itself, the employer's line where you name it, and the line of the advertisement that it serves.`,
)

const bullet = /^[\s•▪●‣◦*–—-]+/u

export async function writeImprovements(writing: AnalysisWriting) {
  const lines = new Map(writing.reading.resumeLines.map(({ id, text }) => [id, text.replace(bullet, '')]))
  const items = await writeItems(aboutBoth(writing), improvements, { advice: 'coach', improved: 'person' })
  const rewrites = new Map<string, { original: string; improved: string; advice: string }>()
  for (const { line, improved, advice } of items) {
    const original = lines.get(line)
    if (original && wordsOf(original).join(' ') !== wordsOf(improved).join(' '))
      rewrites.set(line, { original, improved, advice })
  }
  const kept = [...rewrites.values()].slice(0, 8)
  return kept.length === 0
    ? null
    : {
        resumeImprovements: kept.map(({ advice }) => advice),
        resumeBulletPoints: kept.map(({ improved }) => improved),
        rewrites: kept.map(({ original, improved }) => ({ original, improved })),
      }
}
