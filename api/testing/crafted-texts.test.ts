import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import type { CoachSettings } from '../coach/coach-settings.ts'
import { createCoachPool, type PooledCoach } from '../coach/processes/coach-pool.ts'
import { startOpenAIServer } from '../coach/testing/openai-server.ts'
import type { AnalysisResult } from '../contract/resume-analysis.ts'
import { createDocumentReader } from '../documents/document-reader.ts'
import { setupAnalysis } from '../features/resume-analysis/testing/setup-analysis.ts'
import type { Log } from '../log.ts'
import { contention } from './contention.ts'
import { craftedModel } from './crafted-model.ts'
import { type CraftedRequest, craftedCalls, craftedPaths, craftedRequest, withoutText } from './crafted-requests.ts'
import { docxOf } from './docx-of.ts'
import { createTestDatabase } from './test-database.ts'

const count = Number(process.env.FUZZ_TEXTS ?? 36)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122)
const slowestMs = 3_000
const slowestHealthMs = 300
/** Two processes of 400 MB each, plus what one takes before the memory watch reacts. */
const mostPoolBytes = 2 * 420 * 1024 ** 2
/** Slower requests are measured again at half the size, to see how the time grows. */
const noticedMs = 400
/** The exponent of time by size: 1 is linear, 2 quadratic. */
const mostGrowth = 1.8

const server = await startOpenAIServer()
afterAll(() => server.close())
const { database } = await createTestDatabase()
const documents = createDocumentReader({ timeLimitMs: 60_000, queueLimitMs: 60_000, totalLimitMs: 60_000 })
const coaches: PooledCoach[] = []
afterAll(() => coaches.forEach((coach) => void coach.close()))

function world(settings: CoachSettings) {
  const coach = (log: Log) => {
    const pool = createCoachPool({ settings, log, turnLimitMs: 60_000, waitMs: 60_000 })
    pool.warmUp()
    coaches.push(pool)
    return pool
  }
  return setupAnalysis({ createApp, database, coach, documents })
}
const builtin = world(null)
const connected = world({ apiKey: 'test', baseUrl: server.url, model: 'test-model', callTimeoutMs: 20_000, maxTokens: 1_200 })
const price = 20
const people = {
  builtin: await builtin.person(price * (count + 10) * 3),
  connected: await connected.person(price * (count + 10) * 3),
}
const apps = { builtin: builtin.app, connected: connected.app }

interface Measured {
  status: number
  ms: number
  cpuMs: number
}
type Sent = Pick<CraftedRequest, 'path' | 'body' | 'lines' | 'told'>

async function send(coach: keyof typeof apps, request: Sent): Promise<Measured> {
  const sent = request.lines || request.told ? await editing(coach, request) : request
  const [startedAtMs, startedCpuMs] = [performance.now(), workersCpuMs()]
  const response = await post(coach, sent)
  await response.arrayBuffer()
  return { status: response.status, ms: performance.now() - startedAtMs, cpuMs: workersCpuMs() - startedCpuMs }
}

async function editing(coach: keyof typeof apps, { path, body, lines = [], told = [] }: Sent): Promise<Sent> {
  const analysis = await post(coach, { path: '/api/analyze', body })
  if (analysis.status !== 200) return { path: '/api/analyze', body }
  const { editToken, jobDescription, parserView } = (await analysis.json()) as AnalysisResult
  const { text: resumeText } = parserView
  const edits = lines.map((text, at) => ({
    from: Math.min(at * 2, resumeText.length),
    to: Math.min(at * 2, resumeText.length),
    text,
  }))
  const texts = { editToken, jobDescription, resumeText }
  if (!path.endsWith('improved-resume')) return { path, body: JSON.stringify({ ...texts, edits, told }) }
  const improved = body as FormData
  const layout = resumeText.length % 2 === 0 ? 'own' : 'clean'
  improved.set('request', JSON.stringify({ ...texts, changes: edits, layout, paper: 'A4' }))
  return { path, body: improved }
}

async function post(coach: keyof typeof apps, { path, body }: Sent): Promise<Response> {
  const json = typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}
  const headers = { Authorization: `Bearer ${people[coach].uid}`, 'Idempotency-Key': randomUUID(), ...json }
  return apps[coach].request(path, { method: 'POST', body, headers })
}

/** CPU time of the processes that read and write language. */
const workersCpuMs = () =>
  [documents, ...coaches].flatMap((pool) => pool.processIds()).reduce((sum, processId) => sum + cpuMs(processId), 0)

/** User and system time in ms; 0 for a process that has exited, or if unknown. */
function cpuMs(processId: number): number {
  try {
    const fields = readFileSync(`/proc/${processId}/stat`, 'latin1').split(') ')[1]!.split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return 0
  }
}

function memoryBytes() {
  const of = (pools: { processIds(): number[] }[]) => Math.max(...pools.map((pool) => sumOf(pool.processIds())))
  return { server: process.memoryUsage.rss(), readers: of([documents]), coach: of(coaches) }
}

const mb = (bytes: number) => Math.round(bytes / 1024 ** 2)
const sumOf = (processIds: number[]) => processIds.reduce((sum, id) => sum + residentBytes(id), 0)

/** 0 for a process that has exited, or if unknown. */
function residentBytes(processId: number): number {
  try {
    return Number(readFileSync(`/proc/${processId}/statm`, 'latin1').split(' ')[1]) * 4_096
  } catch {
    return 0
  }
}

/** Polls the server's health meanwhile. @returns the slowest response in ms, and each part's peak memory in bytes */
async function watched(work: () => Promise<void>) {
  const most = { healthMs: 0, server: 0, readers: 0, coach: 0 }
  let isOver = false
  const watch = async () => {
    while (!isOver) {
      const [startedAtMs, cpu] = [performance.now(), process.cpuUsage()]
      await builtin.app.request('/healthz')
      // If this process used less CPU time than that, the machine was busy otherwise.
      const { user, system } = process.cpuUsage(cpu)
      most.healthMs = Math.max(most.healthMs, Math.min(performance.now() - startedAtMs, (user + system) / 1_000))
      for (const [part, bytes] of Object.entries(memoryBytes())) most[part as 'server'] = Math.max(most[part as 'server'], bytes)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const watching = watch()
  await work().finally(() => {
    isOver = true
  })
  await watching
  return most
}

async function measured(coach: keyof typeof apps, request: () => Sent): Promise<Measured> {
  const first = await send(coach, request())
  if (first.ms < slowestMs) return first
  const [before, again, after] = [contention(), await send(coach, request()), contention()]
  return { ...first, ms: Math.min(first.ms, again.ms / Math.min(before, after)), cpuMs: Math.min(first.cpuMs, again.cpuMs) }
}

test('every call of /openapi.json that takes a text is among those that are tried here', async () => {
  const { paths } = (await (await builtin.app.request('/openapi.json')).json()) as { paths: Record<string, object> }
  const taking = Object.entries(paths).filter(([, calls]) => Object.values(calls).some((call) => 'requestBody' in call))
  const known = new Set([...craftedPaths, ...Object.keys(withoutText)])
  expect(taking.map(([path]) => path).filter((path) => !known.has(path))).toEqual([])
})

test('a small file of many short lines and a long ad are answered at once', async () => {
  const resume = `Jane Doe\nEXPERIENCE\n${'• a b\n'.repeat(16_500)}`
  const ad = `Responsibilities:\n${Array.from({ length: 141 }, (_, at) => `• Prepare the part${at} for the team`).join('\n')}`
  const request = () => {
    const body = new FormData()
    body.set('jobDescription', ad)
    body.set('interviewRound', 'hiring-manager')
    body.set('resumeFile', new Blob([docxOf(resume)]), 'resume.docx')
    return { path: '/api/interview-prep/generate', body }
  }
  const { status, ms } = await measured('builtin', request)
  expect(status).toBe(200)
  expect(ms).toBeLessThan(slowestMs)
})

test(`of ${count} texts that are made to keep the server busy, none takes 3 seconds, and nobody else waits meanwhile`, {
  timeout: 60_000 + count * 3_000,
}, async () => {
  const results: { call: string; coach: string; seed: number; shapes: string[]; status: number; ms: number }[] = []
  const growths: { call: string; seed: number; exponent: number }[] = []
  const most = await watched(async () => {
    for (let nth = 0; nth < count; nth++) {
      const call = craftedCalls[nth % craftedCalls.length]!
      const coach = Math.floor(nth / craftedCalls.length) % 3 === 2 ? 'connected' : 'builtin'
      const own = seed + nth
      server.setScript(craftedModel(own))
      const { shapes } = craftedRequest(call, own, 0)
      const { status, ms, cpuMs } = await measured(coach, () => craftedRequest(call, own))
      results.push({ call, coach, seed: own, shapes, status, ms })
      if (status >= 500 && coach === 'builtin') console.log(`seed ${own}, ${call}: ${builtin.logged.slice(-3).join('')}`)
      if (cpuMs < noticedMs || status !== 200) continue
      const half = () => measured(coach, () => craftedRequest(call, own, 0.5))
      const first = await half()
      if (first.status !== 200) continue
      const growthOf = (wholeCpuMs: number, halfCpuMs: number) => Math.log2(wholeCpuMs / Math.max(10, halfCpuMs))
      let exponent = growthOf(cpuMs, first.cpuMs)
      // A new process had startup work; CPU time of replaced processes is not counted.
      if (exponent >= mostGrowth) {
        const whole = Math.min(cpuMs, (await send(coach, craftedRequest(call, own))).cpuMs)
        exponent = growthOf(whole, Math.max(first.cpuMs, (await half()).cpuMs))
      }
      growths.push({ call, seed: own, exponent })
    }
  })
  const worst = results.toSorted((a, b) => b.ms - a.ms)
  const statuses = Object.fromEntries(
    [...Map.groupBy(results, ({ status }) => status)].map(([status, all]) => [status, all.length]),
  )
  const growth = growths.toSorted((a, b) => b.exponent - a.exponent)[0]
  console.log(
    [
      `${count} crafted texts from seed ${seed}: ${JSON.stringify(statuses)}, health within ${most.healthMs.toFixed(0)} ms, at most ${mb(most.server)} MB here, ${mb(most.readers)} MB in the readers, ${mb(most.coach)} MB in the coach's processes`,
      ...worst
        .slice(0, 5)
        .map(
          ({ call, coach, ms, shapes, seed: own }) =>
            `${(ms / 1_000).toFixed(2)} s ${call} (${coach}) ${shapes.join(', ')}, seed ${own}`,
        ),
      growth
        ? `worst growth: size^${growth.exponent.toFixed(1)} in ${growth.call}, seed ${growth.seed}`
        : `none took ${noticedMs} ms`,
    ].join('\n'),
  )
  // A model that returns nothing usable fails the request, and the credits are returned.
  expect(results.filter(({ coach, status }) => status >= 500 && coach === 'builtin')).toEqual([])
  // Refused texts would test nothing.
  expect(results.filter(({ status }) => status === 200).length).toBeGreaterThan(count / 2)
  expect(worst[0]!.ms, JSON.stringify(worst[0])).toBeLessThan(slowestMs)
  expect(most.healthMs).toBeLessThan(slowestHealthMs)
  // Twice the text may take twice the time, and a little more for comparisons within it.
  expect(growth?.exponent ?? 0, JSON.stringify(growth)).toBeLessThan(mostGrowth)
  expect(Math.max(most.readers, most.coach)).toBeLessThan(mostPoolBytes)
})
