import * as z from 'zod'
import { task } from '../../model/task.ts'
import { writeItems } from '../write-items.ts'
import { type AnalysisWriting, aboutBoth } from './analysis-writing.ts'

const recommendations = task(
  'recommendations',
  {
    items: z.array(z.object({ title: z.string(), text: z.string(), bullet: z.string(), from: z.array(z.string()) })),
  },
  `Task: write 5 recommendations as items, the most useful first, each about another demand of the advertisement. Must-haves that are missing or thin come before wishes; a strong fact that is hidden or told weakly is worth one too.
"title": what to do, 4 to 9 words, sentence case, specific to this resume.
"text": 2 or 3 sentences to the person. First which demand it serves and what the resume shows of it today; then exactly what to change, and in which line or under which job. Where the advice hangs on something you cannot know, say both ways: what to write if they do it, and what to do before applying if they do not.
"bullet": one line for the resume, ready to copy, made from the person's own facts: it begins with a verb, keeps their figures, uses the advertisement's word where it means the same thing, and has descriptive [blanks] for what only they know. No "I".
"from": all lines that title, text, and bullet rest on, of both texts.`,
)

export async function writeRecommendations(writing: AnalysisWriting) {
  const items = await writeItems(aboutBoth(writing), recommendations, { title: 'coach', text: 'coach', bullet: 'person' })
  if (items.length < 2) return null
  return {
    recommendations: items
      .slice(0, 6)
      .map(({ title, text, bullet }) => ({ title: title.replace(/\.$/, ''), description: text, bulletPoint: bullet })),
  }
}
