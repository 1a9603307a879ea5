import * as z from 'zod'
import { task } from '../../model/task.ts'
import type { MatchReading, TermKind } from '../../reading/match-reading.ts'
import { type Voices, writeItems } from '../write-items.ts'
import { starText } from '../writing-data.ts'
import { type AnalysisWriting, aboutBoth } from './analysis-writing.ts'

const story = z.object({
  question: z.string(),
  situation: z.string(),
  task: z.string(),
  action: z.string(),
  result: z.string(),
  from: z.array(z.string()),
})
type Story = z.infer<typeof story>

const voices: Voices<Story> = { question: 'coach', situation: 'person', task: 'person', action: 'person', result: 'person' }

const answers = `"question": as an interviewer would say it aloud, one or two sentences; one that a story from work answers, not "why do you want this job".
"situation", "task", "action", "result": the person's answer in the first person, 1 to 3 spoken sentences each. Take the job, the deed, and the figures from the resume; what it does not tell (the occasion, the obstacle, the steps, the outcome) is a descriptive [blank] that the person can fill in: [what you checked first]. Never make up an occasion, a step, or an outcome. Where the resume shows nothing of the demand, tell the nearest thing it does show and leave a blank for the rest.
"from": the line of the advertisement or resume that raises the question, and all lines that the answer rests on, the employer's line too.`

const onAd = (demands: readonly string[]) =>
  task(
    'questions_job',
    { items: z.array(story) },
    `Task: write 3 interview questions on the demands of the advertisement that decide about this application${demands.length > 0 ? `: one each for ${demands.join(', ')}` : ''}. Use another deed of the resume for each. Another list asks about the person's own jobs.\n${answers}`,
  )
const onResume = (taken: readonly string[]) =>
  task(
    'questions_resume',
    { items: z.array(story) },
    `Task: write 3 interview questions that this resume itself raises: a figure or deed an interviewer would want explained, a change of job or field, a gap or a thin spot. Use another line of the resume for each.${
      taken.length > 0
        ? ` Another list already uses ${taken.join(', ')}: ask about something else.`
        : ' Another list asks about the main demands of the advertisement: ask about something else.'
    }\n${answers}`,
  )

const papers: readonly TermKind[] = ['certificate', 'licence', 'degree', 'language', 'title', 'soft']

function split({ reader, terms }: MatchReading) {
  const asked = reader === 'model' ? terms.filter(({ kind }) => !papers.includes(kind)) : []
  const demands = [...new Set(asked.map(({ adLine }) => adLine))].slice(0, 3)
  const shown = asked.filter(({ adLine }) => demands.includes(adLine)).flatMap(({ shownBy }) => shownBy)
  return { demands, taken: [...new Set([...demands, ...shown])] }
}

/** In parallel, because six answers in one call take by far the longest; one list is enough. */
export async function writeQuestions(writing: AnalysisWriting) {
  const context = aboutBoth(writing)
  const { demands, taken } = split(writing.reading)
  const lists = await Promise.allSettled([
    writeItems(context, onAd(demands), voices),
    writeItems(context, onResume(taken), voices),
  ])
  const written = lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : []))
  const failed = lists.find((list) => list.status === 'rejected')
  if (written.length === 0 && failed) throw failed.reason
  return written.length < 2
    ? null
    : { interviewQuestions: written.slice(0, 8).map((item) => ({ question: item.question, starAnswer: starText(item) })) }
}
