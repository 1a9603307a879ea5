import { setTimeout as sleep } from 'node:timers/promises'
import * as made from '../../api/documents/testing/bombs.ts'
import { craftedCalls, craftedRequest } from '../../api/testing/crafted-requests.ts'
import { type CallLog, createCallLog, percentilesOf } from './measure/call-log.ts'
import { printLog } from './modes.ts'
import type { Person } from './people/person.ts'
import { deleteAccount, verifyPhone } from './people/practice.ts'
import { callLines, shareLines } from './report.ts'
import type { Run } from './run.ts'
import type { Settings } from './settings.ts'
import { judgeCalls, type Verdict } from './verdict.ts'

/** How long others may wait for a cheap call meanwhile. */
const mostCheapMs = 500
const atOnce = 20
/** Each wave comes from new users. */
const waveEverySeconds = 20

type Attack = (person: Person, nth: number) => { name: string; path: string; body: FormData | string }

async function wave(run: Run, log: CallLog, attack: Attack, first: number): Promise<number[]> {
  const strangers = Array.from({ length: atOnce }, () => run.crowd.stranger(log))
  await Promise.all(strangers.map((person) => person.signIn().then(() => verifyPhone(person))))
  const sending = strangers.map(async (person, at) => {
    const { name, path, body } = attack(person, first + at)
    const startedAtMs = performance.now()
    await person.raw(name, path, body)
    return performance.now() - startedAtMs
  })
  const times = await Promise.all(sending)
  await Promise.all(strangers.map((person) => deleteAccount(person).catch(() => {})))
  return times
}

/** Runs wave after wave while ordinary users practice. */
async function beside(run: Run, { people, minutes }: Settings, attack: Attack): Promise<Verdict[]> {
  const hostile = createCallLog()
  run.crowd.join(people, 20_000)
  await run.watch(30, 15)
  run.log.take()
  const before = await run.sample()
  const times: number[] = []
  const untilMs = performance.now() + minutes * 60_000
  for (let nth = 0; performance.now() < untilMs; nth += atOnce) {
    const pause = sleep(waveEverySeconds * 1_000)
    times.push(...(await wave(run, hostile, attack, nth)))
    await run.sample()
    await pause
  }
  const calls = run.log.take()
  const after = await run.sample()
  await run.crowd.close()
  const { count, p50, p99, max } = percentilesOf(times)
  console.log(['', 'the others:', ...callLines(calls), '', ...shareLines(before, after), ''].join('\n'))
  console.log(
    `${count} hostile requests, ${atOnce} at once: half answered within ${p50} ms, 99 of 100 within ${p99}, the last within ${max}`,
  )
  for (const [outcome, times] of hostile.soFar().errors) console.log(`  ${times} x ${outcome}`)
  printLog(run)
  return judgeCalls(calls, mostCheapMs)
}

const files: Record<string, () => Buffer> = {
  'bomb.docx': made.docxBomb,
  'deep.docx': made.deepDocx,
  'crowded.docx': made.crowdedDocx,
  'parts.docx': made.manyPartsDocx,
  'flate.pdf': made.flateBombPdf,
  'pages.pdf': made.manyPagesPdf,
  'recursive.pdf': made.recursivePagesPdf,
  'laughing.pdf': made.laughingPdf,
  'deep.pdf': made.deepPdf,
  'picture.pdf': made.hugePicturePdf,
}

export function bombs(run: Run, settings: Settings): Promise<Verdict[]> {
  const bytes = Object.entries(files).map(([name, make]) => ({ name, file: new Blob([new Uint8Array(make())]) }))
  return beside(run, settings, (person, nth) => {
    const { name, file } = bytes[nth % bytes.length]!
    const body = new FormData()
    body.set('jobDescription', person.material.pair.ad)
    body.set('resume', file, name)
    return { name, path: '/api/analyze', body }
  })
}

export function texts(run: Run, settings: Settings): Promise<Verdict[]> {
  const calls = craftedCalls.filter((call) => !['feedback', 'phone', 'checkout', 'download'].includes(call))
  return beside(run, settings, (_person, nth) => {
    const { call, path, body } = craftedRequest(calls[nth % calls.length]!, settings.seed + nth)
    return { name: call, path, body }
  })
}
