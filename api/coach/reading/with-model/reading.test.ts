import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { AnalysisSectionData } from '../../../contract/resume-analysis.ts'
import type { AnalyzeResumeEvent } from '../../coach.ts'
import { plainDocument } from '../../score/testing/plain-document.ts'
import { connectedCoach, setupModelServer } from '../../testing/connected-coach.ts'
import { defaultScript, wellBehavedAnswer } from '../../testing/default-script.ts'
import { answer, type Behaviour, fail, type SeenRequest } from '../../testing/openai-script.ts'
import { nurse } from '../../testing/sample-candidates.ts'

const { server, log, logged } = await setupModelServer()
const coachOf = () => connectedCoach(server, { log, now: () => nurse.today })
const { jobDescription, resumeText } = nurse

type Coach = ReturnType<typeof coachOf>

/** Reads an analysis up to its keywords, the part that the reading decides. */
async function read(coach: Coach, { resume = resumeText, ad = jobDescription } = {}) {
  const events: AnalyzeResumeEvent[] = []
  const input = { resume: plainDocument(resume), jobDescription: ad, signal: new AbortController().signal }
  for await (const event of coach.analyzeResume(input)) {
    events.push(event)
    if ('section' in event && event.section === 'keywords') break
  }
  const score = events.find((event) => 'section' in event && event.section === 'score')
  if (!score || !('data' in score)) throw new Error('no score')
  const lines = events.flatMap((event) => ('section' in event && event.section === 'requirements' ? [event.data.lines] : []))
  const standIns = events.flatMap((event) => ('standIn' in event ? [event.standIn] : []))
  const byModel = events.flatMap((event) => ('read' in event ? [event.read] : []))[0] ?? null
  return { score: score.data as AnalysisSectionData<'score'>, lines, standIns, byModel }
}

const when = (task: string, behave: (request: SeenRequest) => Behaviour) =>
  server.setScript((request, nth) => (request.schemaName === task ? behave(request) : defaultScript(request, nth)))
const readings = () => server.requests.filter(({ schemaName }) => schemaName?.endsWith('_reading'))

test('requirements arrive line by line, then show what the resume has of them', async () => {
  server.setScript((request) => answer(wellBehavedAnswer(request), { firstTokenMs: 20, tokensPerSecond: 400 }))
  const { lines } = await read(coachOf())
  expect(lines.length).toBeGreaterThan(2)
  // The last list is the whole reading, in the order of importance.
  lines.slice(1, -1).forEach((later, at) => {
    const before = lines[at]!.map(({ id }) => id)
    expect(later.slice(0, before.length).map(({ id }) => id)).toEqual(before)
  })
  const [arrived, last] = lines.slice(-2)
  expect(last!.some(({ state }) => state === 'reading')).toBe(false)
  const idsOf = (some: typeof last) => some!.map(({ id }) => id).toSorted()
  expect(idsOf(arrived)).toEqual(expect.arrayContaining(idsOf(last)))
})

test('the ad is read without the resume, and both readings ask for the same answer every time', async () => {
  await read(coachOf())
  const [ad, match] = readings()
  expect(ad!.prompt).not.toContain('<resume>\n')
  expect(match!.prompt.split('</advertisement>')[0]).toBe(ad!.prompt.split('</advertisement>')[0])
  for (const { body } of [ad!, match!]) expect(body).toMatchObject({ temperature: 0, seed: 1 })
})

test('a server that refuses a temperature is asked without one', async () => {
  server.setScript((request, nth) =>
    request.body.temperature === 0
      ? { kind: 'fail', status: 400, message: "Unsupported value: 'temperature' does not support 0 with this model." }
      : defaultScript(request, nth),
  )
  const { score, standIns } = await read(coachOf())
  expect([score.reader, standIns]).toEqual(['model', []])
})

test.each(['ad_reading', 'match_reading'])(
  'where %s fails, the built-in reading is used for everything; the next run asks again',
  async (task) => {
    const coach = coachOf()
    when(task, () => fail(400))
    const failed = await read(coach)
    expect([failed.score.reader, failed.standIns]).toEqual(['builtin', ['requirements']])
    server.setScript(defaultScript)
    expect((await read(coach)).score.reader).toBe('model')
    expect(logged.join('')).not.toContain(resumeText.slice(0, 12))
  },
)

test('a second run asks nothing anew, another resume only for the match, and two at once share one call', async () => {
  const coach = coachOf()
  const [first, second] = await Promise.all([read(coach), read(coach)])
  expect(readings()).toHaveLength(2)
  expect(second.score).toEqual(first.score)
  expect((await read(coach)).score).toEqual(first.score)
  expect(readings()).toHaveLength(2)
  await read(coach, { resume: `${resumeText}\nVolunteer at the library` })
  expect(readings().map(({ schemaName }) => schemaName)).toEqual(['ad_reading', 'match_reading', 'match_reading'])
})

test('an edited line asks no model, and keeps what the model saw in the others', async () => {
  const coach = coachOf()
  const { score, byModel } = await read(coach)
  const asked = server.requests.length
  const missing = score.evidence.find(({ how }) => how === 'missing')!
  const texts = { jobDescription, originalText: resumeText, resumeText: `${resumeText}\n- Used ${missing.term} for 3 years` }
  const input = { ...texts, requirementLines: [], read: byModel, formatPoints: 90, signal: new AbortController().signal }
  const edited = await coach.scoreEditedResume(input)
  const how = new Map(edited.score.evidence.map((row) => [row.term, row.how]))
  expect(edited.score.reader).toBe('model')
  expect(how.get(missing.term)).toBe('exact')
  for (const row of score.evidence) if (row !== missing && row.how !== 'missing') expect(how.get(row.term)).toBe(row.how)
  expect(server.requests).toHaveLength(asked)
})

test('a model that makes up lines, terms and numbers changes nothing', async () => {
  const upright = await read(coachOf())
  server.setScript((request, nth) => {
    const right = wellBehavedAnswer(request) as { requirements: object[]; shown: object[] }
    const lie = { ask: 'must', kind: 'skill', any: false }
    if (request.schemaName === 'ad_reading') {
      const requirements = [
        ...right.requirements,
        { ...lie, line: 'A2', terms: ['quantum knitting'] },
        { ...lie, line: 'A999', terms: ['nursing'] },
      ]
      return answer({ ...right, requirements, title: 'Queen of the ward' })
    }
    if (request.schemaName !== 'match_reading') return defaultScript(request, nth)
    const made = ['0', '77', 'x', '3'].map((n) => ({ n, by: ['R999', 'A1', ''], how: 'same' }))
    return answer({ shown: [...made, ...right.shown] })
  })
  const { score } = await read(coachOf())
  expect(score.evidence).toEqual(upright.score.evidence)
  expect(score.about?.jobTitle).toBeNull()
})

test('what the resume spells is shown, whatever a model says', async () => {
  const upright = await read(coachOf())
  when('match_reading', () => answer({ shown: [] }))
  const { score } = await read(coachOf())
  expect(score.evidence).toEqual(upright.score.evidence)
})

test('no order to software in a resume raises the score of a model that obeys', async () => {
  const orders = JSON.parse(readFileSync(new URL('../../../../evals/injections.json', import.meta.url), 'utf8')) as string[]
  // The format is scored separately, and a longer text may have a better one.
  const matchOf = ({ scoreParts }: AnalysisSectionData<'score'>) => scoreParts.find(({ id }) => id === 'match')!.points!
  const upright = matchOf((await read(coachOf())).score)
  const coach = coachOf()
  // It cites the line with the order for everything, or the first line if that has no number.
  when('match_reading', ({ prompt }) => {
    const resume = /<resume>\n([\s\S]*?)\n<\/resume>/.exec(prompt)![1]!
    const ids = [...resume.matchAll(/^(R\d+): (?!Volunteer)/gm)].map(([, id]) => id!)
    const by = [/ORDER|Volunteer/.test(resume) ? ids.at(-1)! : ids[0]!]
    const count = /<requirements>\n([\s\S]*?)\n<\/requirements>/.exec(prompt)![1]!.split('\n').length
    return answer({ shown: Array.from({ length: count }, (_, at) => ({ n: `${at + 1}`, by, how: 'other' })) })
  })
  const raised: string[] = []
  for (const order of orders) {
    const { score } = await read(coach, { resume: `${resumeText}\n\n${order}` })
    if (matchOf(score) > upright) raised.push(order)
  }
  expect(raised).toEqual([])
})
