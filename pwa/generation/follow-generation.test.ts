import { expect, test } from 'vitest'
import { type ProblemCode, problems, type ReportedCharge } from '../../api/contract/problems.ts'
import { AnalysisDone, analysisSections } from '../../api/contract/resume-analysis.ts'
import type { AnalysisEvent } from '../features/resume-analysis/analysis.ts'
import { exampleDone, exampleOrder, exampleSections } from '../features/resume-analysis/testing/example-analysis.ts'
import { ApiProblem, noConnection, problemOf } from '../platform/api-problem.ts'
import { followGeneration } from './follow-generation.ts'

const kind = { failed: 'Failed to analyze job posting. Please try again.' }
const schemas = { sections: analysisSections, done: AnalysisDone }

const lines = (event: string, data: object) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
const section = (name: keyof typeof exampleSections) => lines('section', { section: name, data: exampleSections[name] })
const whole = exampleOrder.map(section).join('') + lines('done', exampleDone)
const answer = (text: string) => new Response(text)
const offline = () => new ApiProblem('no_connection', noConnection, 0)
/** What a proxy says while its server is away: no word of ours in it. */
const proxyPage = (status: number) => problemOf(new Response('<h1>Bad gateway</h1>', { status }))
/** Our own answer, with the ledger's word. */
const problem = (code: ProblemCode, charge: ReportedCharge, message = '') =>
  new ApiProblem(code, message, problems[code].status, { charge })

type Reply = Response | Error

/** Follows with replies as the server would give them, one per call. */
async function follow(first: 'start' | 'join', starts: Reply[], joins: Reply[] = [], queue?: () => Promise<void>) {
  const events: AnalysisEvent[] = []
  const calls: string[] = []
  const next = (name: string, replies: Reply[]) => async () => {
    calls.push(name)
    const reply = replies.shift() ?? offline()
    if (reply instanceof Error) throw reply
    return reply
  }
  const connection = { start: next('start', starts), join: next('join', joins) }
  await followGeneration({
    kind,
    schemas,
    key: 'k',
    connection,
    first,
    queue,
    dispatch: (event) => events.push(event),
    wait: async () => {},
  })
  return { events, calls, last: events.at(-1)! }
}

test('all sections arrive, then the end', async () => {
  const { events, calls } = await follow('start', [answer(whole)])
  expect(calls).toEqual(['start'])
  expect(events.filter(({ type }) => type === 'section-arrived')).toHaveLength(exampleOrder.length)
  expect(events.at(-1)).toEqual({ type: 'generation-finished', key: 'k', done: exampleDone })
})

test('parts that the built-in coach wrote instead of the AI are known as they arrive, also after a lost connection', async () => {
  const marked = (name: keyof typeof exampleSections) =>
    lines('section', { section: name, data: exampleSections[name], standIn: true })
  const before = marked('summary') + section('skills')
  const { events } = await follow('start', [answer(before)], [answer(before + marked('company') + lines('done', exampleDone))])
  const known = events.flatMap((event) => (event.type === 'section-arrived' ? [event.part.standIns] : []))
  expect(known).toEqual([['summary'], undefined, ['summary'], undefined, ['summary', 'company']])
})

test('a stream that breaks off is joined again by its key and never started twice', async () => {
  const { calls, last } = await follow('start', [answer(`${section('score')}event: sec`)], [offline(), answer(whole)])
  expect(calls).toEqual(['start', 'join', 'join'])
  expect(last).toMatchObject({ type: 'generation-finished' })
})

test('a failure in the middle says that the credits are back', async () => {
  const body = {
    code: 'unavailable',
    message: 'This is not working right now. Please try again in a moment.',
    error: '',
    creditsReturned: 15,
  }
  const { last } = await follow('start', [answer(section('score') + lines('problem', body))])
  expect(last).toMatchObject({
    type: 'generation-failed',
    failure: {
      sentence: 'Failed to analyze job posting. Please try again.',
      consequence: 'Your 15 credits are back. Your form is still here.',
    },
  })
})

test('a malformed response is a failure, not a crash', async () => {
  const { last } = await follow('start', [answer(lines('section', { section: 'score', data: { atsScore: 'high' } }))])
  expect(last).toMatchObject({ failure: { sentence: 'Failed to analyze job posting. Please try again.' } })
})

test('a section that this version does not know is skipped', async () => {
  const { last } = await follow('start', [answer(lines('section', { section: 'horoscope', data: {} }) + whole)])
  expect(last).toMatchObject({ type: 'generation-finished' })
})

test('too few credits offers to buy some', async () => {
  const { last } = await follow('start', [problem('too_few_credits', 'none', "You don't have enough credits.")])
  expect(last).toMatchObject({ failure: { consequence: 'Nothing was charged. Your form is still here.', offer: 'buy-credits' } })
})

test('a request that never reached the server is sent again, under the same key', async () => {
  const { calls, last } = await follow('start', [offline(), answer(whole)], [offline(), problem('not_found', 'none')])
  expect(calls).toEqual(['start', 'join', 'join', 'start'])
  expect(last).toMatchObject({ type: 'generation-finished' })
})

test('a proxy whose server is away ends nothing: the generation is joined on the next server', async () => {
  const pages = [await proxyPage(502), await proxyPage(503), await proxyPage(404)]
  const { calls, last } = await follow('start', [answer(section('score'))], [...pages, answer(whole)])
  expect(calls).toEqual(['start', 'join', 'join', 'join', 'join'])
  expect(last).toMatchObject({ type: 'generation-finished' })
})

test('whatever a proxy responds, the page never claims that nothing was charged', async () => {
  for (const status of [400, 404, 413, 500, 502, 503, 504]) {
    const { last } = await follow('start', [await proxyPage(status)], await Promise.all(Array(9).fill(status).map(proxyPage)))
    expect(last).toMatchObject({
      type: 'generation-failed',
      failure: { consequence: 'Trying again cannot charge you twice. Your form is still here.' },
    })
  }
})

test('a refusal says nothing of the charge while an earlier try of the same may still arrive', async () => {
  const { last } = await follow('start', [offline(), problem('too_many_requests', 'none')], [problem('not_found', 'none')])
  expect(last).toMatchObject({ failure: { consequence: 'Trying again cannot charge you twice. Your form is still here.' } })
})

test('a request refused by a server that is about to stop goes to the next one', async () => {
  const { calls, last } = await follow('start', [problem('restarting', 'none'), answer(whole)])
  expect([calls, last]).toMatchObject([['start', 'start'], { type: 'generation-finished' }])
  const onTheWay = await follow('start', [answer(section('score') + lines('problem', { code: 'running' }))], [answer(whole)])
  expect(onTheWay.last).toMatchObject({ type: 'generation-finished' })
})

test('a result that was paid for and is gone is reported as such, never as not charged', async () => {
  for (const first of ['start', 'join'] as const) {
    const { last } = await follow(first, [answer('')], [problem('not_found', 'free-again')])
    expect(last).toMatchObject({
      type: 'generation-failed',
      failure: {
        sentence: 'This result has expired.',
        consequence: expect.stringMatching(/^You already paid/),
        charge: 'free-again',
      },
    })
  }
})

test('when a server has died, the page says that the credits are back', async () => {
  const body = {
    code: 'unavailable',
    charge: 'returned',
    creditsReturned: 15,
    message: 'The server stopped. Your 15 credits are back.',
  }
  const { last } = await follow('start', [answer(section('score'))], [answer(section('score') + lines('problem', body))])
  expect(last).toMatchObject({
    failure: { sentence: 'The server stopped.', consequence: 'Your 15 credits are back. Your form is still here.' },
  })
})

test('without any response it gives up after a few seconds and promises no double charge', async () => {
  const { calls, last } = await follow('start', [offline()])
  expect(calls).toEqual(['start', 'join', 'join', 'join', 'join'])
  expect(last).toMatchObject({ failure: { consequence: 'Trying again cannot charge you twice. Your form is still here.' } })
})

test('after a reload a running analysis is joined, also when another server runs it', async () => {
  const { last } = await follow('join', [], [new ApiProblem('running', '', 409), answer(whole)])
  expect(last).toMatchObject({ type: 'generation-finished' })
})

test('after a reload an analysis that is gone is not mentioned', async () => {
  const { calls, last } = await follow('join', [], Array(9).fill(problem('not_found', 'none')))
  // Asked thrice: what the page before sent in its last moment may still be on its way.
  expect([calls.length, last]).toEqual([3, { type: 'generation-was-not-found', key: 'k' }])
})

test('after a reload the page does not claim that the form is still here', async () => {
  const body = { code: 'unreadable_file', message: 'The file is empty.', error: '', creditsReturned: 15 }
  const { last } = await follow('join', [], [answer(lines('problem', body))])
  expect(last).toMatchObject({ failure: { sentence: 'The file is empty.', consequence: 'Your 15 credits are back.' } })
})

test('a request that can wait goes into the outbox when the connection stays lost, and not when the server refuses', async () => {
  let queued = 0
  const queue = async () => {
    queued += 1
  }
  const lost = await follow('start', [], [], queue)
  expect(queued).toBe(1)
  expect(lost.events.map(({ type }) => type)).not.toContain('generation-failed')
  const refused = await follow('start', [problem('too_few_credits', 'none')], [], queue)
  expect(queued).toBe(1)
  expect(refused.last.type).toBe('generation-failed')
})
