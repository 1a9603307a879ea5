import * as z from 'zod'
import type { AnalysisSectionData } from '../../../contract/resume-analysis.ts'
import type { GapQuestion } from '../../../contract/told-line.ts'
import type { Log } from '../../../log.ts'
import { gapQuestions } from '../../guides/gaps/gap-questions.ts'
import { withoutOrders } from '../../guides/preparation/material.ts'
import { type Model, task } from '../../model/model.ts'
import type { MatchReading, TermKind } from '../../reading/match-reading.ts'
import { mayAsk } from '../../reading/requirement-lines.ts'
import { wordsOf } from '../../text/tokens.ts'
import { type Voices, type WritingContext, writeItems } from '../write-items.ts'
import { coachRules, starText, writingData } from '../writing-data.ts'

type WrittenSection = 'gaps' | 'summary' | 'recommendations' | 'improvements' | 'company' | 'questions'

export const analysisWriters: {
  readonly [Section in WrittenSection]: (writing: AnalysisWriting) => Promise<AnalysisSectionData<Section> | null>
} = {
  gaps: writeGaps,
  summary: writeSummary,
  recommendations: writeRecommendations,
  improvements: writeImprovements,
  company: writeCompany,
  questions: writeQuestions,
}

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

async function writeCompany(writing: AnalysisWriting) {
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

async function writeImprovements(writing: AnalysisWriting) {
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

const recommendations = (about: string) =>
  task(
    'recommendations',
    { items: z.array(z.object({ title: z.string(), text: z.string(), bullet: z.string(), from: z.array(z.string()) })) },
    `Task: write ${about}
"title": what to do, 4 to 9 words, sentence case, specific to this resume.
"text": 2 or 3 sentences to the person. First which demand it serves and what the resume shows of it today; then exactly what to change, and in which line or under which job. Where the advice hangs on something you cannot know, say both ways: what to write if they do it, and what to do before applying if they do not.
"bullet": one line for the resume, ready to copy, made from the person's own facts: it begins with a verb, keeps their figures, uses the advertisement's word where it means the same thing, and has descriptive [blanks] for what only they know. No "I".
"from": all lines that title, text, and bullet rest on, of both texts.`,
  )

/** Asked at the same time: together they are the longest text of the analysis. */
const kindsOfRecommendations = [
  '3 recommendations as items, each about another demand of the advertisement that the resume shows thinly or not at all, the most useful first: must-haves come before wishes.',
  '2 recommendations as items, each about a strong fact of the resume that answers a demand of the advertisement but is hidden or told weakly. Demands that the resume does not show are treated elsewhere.',
]

async function writeRecommendations(writing: AnalysisWriting) {
  const voices = { title: 'coach', text: 'coach', bullet: 'person' } as const
  const written = kindsOfRecommendations.map((about) => writeItems(aboutBoth(writing), recommendations(about), voices))
  const items = (await Promise.all(written)).flat()
  if (items.length < 2) return null
  return {
    recommendations: items
      .slice(0, 6)
      .map(({ title, text, bullet }) => ({ title: title.replace(/\.$/, ''), description: text, bulletPoint: bullet })),
  }
}

const summary = task(
  'summary',
  { items: z.array(z.object({ text: z.string(), from: z.array(z.string()) })) },
  `Task: write the summary of this analysis, one sentence per item, 4 items in this order:
1. What in this resume answers the advertisement best, named by the person's own deeds.
2. What else speaks for them: formal demands that are met, duties they already do.
3. What is missing most, must-haves first, and what little the resume shows of it.
4. What to do first, and why just that.
Each sentence has 20 to 40 words and could be said about this person and this job only. Talk about the work, not about keywords.`,
)

async function writeSummary(writing: AnalysisWriting) {
  const items = await writeItems(aboutBoth(writing), summary, { text: 'coach' })
  return items.length < 2 ? null : { summary: items.map(({ text }) => text).join(' ') }
}

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

export interface AnalysisWriting {
  model: Model
  reading: MatchReading
  signal: AbortSignal
  log: Log
}

const aboutBoth = ({ reading, ...writing }: AnalysisWriting): WritingContext => ({
  ...writing,
  rules: coachRules,
  data: writingData({ ad: reading.adLines, resume: reading.resumeLines, reading, told: reading.told }),
  sources: { own: reading.resumeLines, ad: reading.adLines },
})

const aboutAd = ({ reading, ...writing }: AnalysisWriting): WritingContext => ({
  ...writing,
  rules: coachRules,
  data: writingData({ ad: reading.adLines }),
  sources: { own: [], ad: reading.adLines },
})

const item = z.object({
  about: z.string(),
  question: z.string(),
  yes: z.string(),
  little: z.string(),
  bridge: z.string(),
  from: z.array(z.string()),
})
type Item = z.infer<typeof item>

const gapVoices: Voices<Item> = { question: 'coach', yes: 'coach', little: 'coach', bridge: 'coach' }

const asking = (about: string) =>
  task(
    'gap_questions',
    { items: z.array(item) },
    `Task: before anything is written, ask the person about what their resume leaves open. One item for each of these lines, in this order; they are shown beside your question, so do not repeat them:
${about}
"about": the id of the line, such as "A4".
"question": one question that "Yes", "A little", or "No" answers, in at most 25 words, as a colleague of the same trade would ask it: about the work itself or what comes closest to it. For a line of the resume: whether there is a number or an outcome. Never ask why, and never about age, health, family, origin, religion, or arrests.
"yes" and "little": what to tell in one or two sentences after that answer, as one question each: where, with what, how often, for how many, or with what result. "Which system do you use now, and for what?"
"bridge": after "No", two sentences: how to talk about it truthfully from what the person's lines do show, and how to learn or clear it up. For a line of the resume: how to tell it without a number.
"from": the line itself and all lines that the bridge rests on.`,
  )

/** A model's wording of the gap questions; the built-in wording fills the gaps. */
async function writeGaps(writing: AnalysisWriting): Promise<{ gaps: GapQuestion[] } | null> {
  const gaps = gapQuestions(withoutOrders(writing.reading))
  if (gaps.length === 0) return { gaps }
  // In two calls at the same time: as one it would be the last text of the analysis.
  const half = Math.ceil(gaps.length / 2)
  const halves = [gaps.slice(0, half), gaps.slice(half)].filter(({ length }) => length > 0)
  const asked = halves.map((some) =>
    writeItems(aboutBoth(writing), asking(some.map(({ id }) => `- ${id}`).join('\n')), gapVoices),
  )
  const items = (await Promise.all(asked)).flat()
  const written = new Map(items.filter((one) => [one.question, one.yes, one.little].every(mayAsk)).map((one) => [one.about, one]))
  const isWritten = ({ id }: GapQuestion) => written.has(id)
  if (!gaps.some(isWritten)) return null
  return {
    gaps: gaps.map((gap) => {
      const one = written.get(gap.id)
      return one ? { ...gap, question: one.question, ask: { yes: one.yes, little: one.little }, bridge: one.bridge } : gap
    }),
  }
}

const story = z.object({
  question: z.string(),
  situation: z.string(),
  task: z.string(),
  action: z.string(),
  result: z.string(),
  from: z.array(z.string()),
})
type Story = z.infer<typeof story>

const storyVoices: Voices<Story> = { question: 'coach', situation: 'person', task: 'person', action: 'person', result: 'person' }

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
    writeItems(context, onAd(demands), storyVoices),
    writeItems(context, onResume(taken), storyVoices),
  ])
  const written = lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : []))
  const failed = lists.find((list) => list.status === 'rejected')
  if (written.length === 0 && failed) throw failed.reason
  return written.length < 2
    ? null
    : { interviewQuestions: written.slice(0, 8).map((item) => ({ question: item.question, starAnswer: starText(item) })) }
}
