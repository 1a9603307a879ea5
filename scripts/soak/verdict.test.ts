import { expect, test } from 'vitest'
import { createCallLog, percentilesOf } from './measure/call-log.ts'
import type { DatabaseFacts } from './measure/database-facts.ts'
import type { GroupName, ProcessGroups } from './measure/processes.ts'
import type { Sample } from './measure/samples.ts'
import { slopePerHour } from './measure/slope.ts'
import { readSettings } from './settings.ts'
import { hasFailed, judgeCalls, judgeFlatness, judgeRest } from './verdict.ts'

const groups: GroupName[] = ['server', 'coach', 'readers', 'database', 'others', 'people']

interface Run {
  minutes?: number
  memoryMb?: (minute: number) => number
  openFiles?: (minute: number) => number
  databaseMb?: (minute: number) => number
}

/** Samples every 15 s, with garbage collection noise. */
function run({
  minutes = 60,
  memoryMb = () => 250,
  openFiles = () => 60,
  databaseMb = (minute) => 9 + minute / 10,
}: Run): Sample[] {
  return Array.from({ length: minutes * 4 }, (_, at) => {
    const minute = at / 4
    const facts = { processes: 1, cpuSeconds: minute, memoryMb: memoryMb(minute) + (at % 5) * 4, openFiles: 0 }
    const database = {
      sizeMb: databaseMb(minute),
      rows: {},
      commits: 0,
      rowsWritten: 0,
      walMb: 0,
      connections: 5,
    } satisfies DatabaseFacts
    return {
      ...{
        openFiles: openFiles(minute),
        connections: at % 9,
        used: { tokensRead: 0, tokensWritten: 0, recordings: 0, mbReceived: 0, mbFetched: 0 },
      },
      ...{ atS: at * 15, heapMb: 60 + (at % 7) * 5, loopP99Ms: 20, filesLeft: 0, practices: Math.floor(minute * 2), database },
      groups: Object.fromEntries(groups.map((group) => [group, facts])) as unknown as ProcessGroups,
    }
  })
}

const failed = (samples: Sample[]) =>
  judgeFlatness(samples).flatMap(({ says, held }) => (held === false ? [says.split(':')[0]] : []))

test('an hour in which nothing grows is flat, whatever the garbage collector does', () => {
  expect(failed(run({}))).toEqual([])
  expect(judgeFlatness(run({})).every(({ held }) => held)).toBe(true)
})

test('what is learned in the first minutes is no leak', () => {
  expect(failed(run({ memoryMb: (minute) => 150 + Math.min(minute, 12) * 10 }))).toEqual([])
})

test('memory that was given back and is taken again is no leak', () => {
  const memoryMb = (minute: number) => (minute < 5 || minute > 25 ? 262 : 180 + minute * 3)
  expect(failed(run({ memoryMb }))).toEqual([])
})

test('a leak of 30 MB an hour, of ten open files, or of a table that grows faster and faster is found', () => {
  expect(failed(run({ memoryMb: (minute) => 250 + minute / 2 }))).toEqual(
    ['server', 'coach', 'readers', 'database'].map((group) => `memory of ${group}`),
  )
  expect(failed(run({ openFiles: (minute) => 60 + minute / 6 }))).toEqual(['open files of the server'])
  expect(failed(run({ databaseMb: (minute) => 9 + minute ** 2 / 100 }))).toEqual(['database'])
})

test('a run of a few minutes says nothing about growth', () => {
  expect(new Set(judgeFlatness(run({ minutes: 10, memoryMb: (minute) => minute * 50 })).map(({ held }) => held))).toEqual(
    new Set([null]),
  )
})

test('a slope is that of most of the run, not of one spike', () => {
  const points = Array.from({ length: 20 }, (_, at) => ({ atS: at * 180, value: at === 18 ? 900 : at }))
  expect(slopePerHour(points)).toBeCloseTo(20, 0)
})

test('what people leave behind is named', () => {
  const [{ database, filesLeft }] = run({}) as [Sample]
  expect(hasFailed(judgeRest({ database, filesLeft }, 0))).toBe(false)
  const left = judgeRest({ database: { ...database, rows: { uploads: 2, ledger_entries: 40 } }, filesLeft: 1 }, 3)
  expect(left.map(({ says }) => says)).toEqual([
    'rows of work under way, after everybody has gone: 2 in uploads',
    'files of forms and temporary files left: 1',
    'objects left in the bucket: 3',
  ])
  expect(left.every(({ held }) => held === false)).toBe(true)
})

test('one error, or two cheap calls of a hundred that are slow, do not hold', () => {
  const log = createCallLog()
  for (let nth = 0; nth < 98; nth++) log.took('balance', 'cheap', 10)
  for (let nth = 0; nth < 2; nth++) log.took('balance', 'cheap', 400)
  log.took('analyze', 'paid', 20_000, 900)
  expect(judgeCalls(log.soFar(), 300).map(({ held }) => held)).toEqual([true, false])
  log.failed('analyze', '503 unavailable')
  expect(judgeCalls(log.soFar(), 500).map(({ held }) => held)).toEqual([false, true])
  expect(percentilesOf([])).toMatchObject({ count: 0, p99: 0 })
})

test('what is typed wrong is told before anything starts', () => {
  expect(readSettings([])).toMatchObject({ mode: 'soak', minutes: 60 })
  expect(readSettings(['load', '--people', '80', '--pace', '0.5'])).toMatchObject({
    mode: 'load',
    people: 80,
    pace: 0.5,
    minutes: 10,
  })
  expect(() => readSettings(['storm'])).toThrow('There is no storm; there are soak, load, limit, bombs, texts.')
  expect(() => readSettings(['--people', 'many'])).toThrow('--people is a number, not many.')
})
