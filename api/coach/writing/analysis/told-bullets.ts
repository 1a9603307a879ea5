import * as z from 'zod'
import { task } from '../../model/task.ts'
import { writeItems } from '../write-items.ts'
import { type AnalysisWriting, aboutBoth } from './analysis-writing.ts'

const bullets = (ids: readonly string[]) =>
  task(
    'told_bullets',
    { items: z.array(z.object({ line: z.string(), bullet: z.string(), from: z.array(z.string()) })) },
    `Task: for each of these lines of the person, one line for their resume, ready to copy: ${ids.join(', ')}.
"line": its id, such as "Q1".
"bullet": it begins with a verb, keeps the facts and figures of the line and adds none, uses the advertisement's word where it means the same thing, and has descriptive [blanks] for what would help and is not there. No "I".
"from": the line itself, the line of the advertisement that it serves, and the employer's line where you name it.`,
  )

export async function writeToldBullets(writing: AnalysisWriting) {
  const { told } = writing.reading
  const ids = told.filter(({ reply, text }) => reply !== 'no' && text !== '').map(({ id }) => id)
  if (ids.length === 0) return []
  const items = await writeItems(aboutBoth(writing), bullets(ids), { bullet: 'person' })
  return items.filter(({ line }) => ids.includes(line)).map(({ line, bullet }) => ({ id: line, bullet }))
}
