import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { close, openDatabase } from '../../../api/adapters/database/database.ts'
import { createLedger, type Ledger } from '../../../api/billing/ledger/credit-ledger.ts'
import { createBuiltinCoach } from '../../../api/coach/guides/builtin-coach.ts'
import { type Servers, startServers } from './servers.ts'
import { newStorage, type Outcome, openTab, type Tab } from './tab.ts'

const granted = 100
const jobDescription =
  'Registered nurse for a medical ward with 30 beds. You plan care, lead shifts, teach students and speak with families. A license is required.'

const events = ['kill', 'deploy', 'restart', 'kill both', 'nothing'] as const
type Event = (typeof events)[number]

interface Options {
  databaseUrl: string
  waves: number
  /** Concurrent rounds of a wave. */
  people: number
  leaseMs: number
}

const reference = async (): Promise<string> => {
  const parts: Record<string, unknown> = {}
  const input = { round: 'recruiter', resume: null, jobDescription, signal: new AbortController().signal } as const
  for await (const event of createBuiltinCoach().prepareInterview(input)) if ('data' in event) parts[event.section] = event.data
  return JSON.stringify(Object.entries(parts).sort())
}

async function booksOf(ledger: Ledger, uid: string) {
  const lines = await ledger.history(uid, 1_000)
  const spent = lines.filter(({ kind }) => kind === 'spent')
  const returned = lines.filter(({ kind }) => kind === 'returned').length
  const running = spent.filter(({ pending }) => pending).length
  return { charges: spent.length - returned - running, running }
}

/** Checks a failure message's promises against the ledger at that moment. */
function falseSentence(outcome: Outcome, { charges, running }: Awaited<ReturnType<typeof booksOf>>): string | null {
  if (outcome.came !== 'failure') return null
  const { consequence } = outcome.failure
  const saysNothing = /Nothing was charged|credits are back/.test(consequence)
  if (saysNothing && charges + running > 0) return `"${consequence}" with ${charges} charges and ${running} running`
  if (/You paid for/.test(consequence) && charges === 0) return `"${consequence}" without a charge`
  return null
}

const noFacts = () => ({
  ...{ rounds: 0, answers: 0, presses: 0, reloads: 0, secondTabs: 0, failuresTold: {} as Record<string, number> },
  ...{ chargedTwice: 0, answersWithoutCharge: 0, chargesWithoutAnswer: 0, cutAnswers: 0, slowestSeconds: 0 },
  ...{ falseSentences: [] as string[], readyz: {} as Record<string, number>, waves: {} as Record<string, number> },
})

const countIn = (counts: Record<string, number>, what: string) => {
  counts[what] = (counts[what] ?? 0) + 1
}

interface Night {
  ledger: Ledger
  servers: Servers
  /** The undisturbed answer, for comparison. */
  whole: string
  facts: ReturnType<typeof noFacts>
}

/** One press of the button, perhaps with a reload, which opens a new tab. */
async function pressOnce({ facts }: Night, tab: Tab, open: () => Tab): Promise<{ outcome: Outcome; tab: Tab }> {
  facts.presses++
  const pressed = tab.press()
  const fate = Math.random()
  if (fate < 0.3) {
    await Promise.race([pressed, sleep(Math.random() * 1_500)])
    facts.reloads++
    tab.close()
    const next = open()
    return { outcome: await next.resume(), tab: next }
  }
  if (fate > 0.5) return { outcome: await pressed, tab }
  facts.secondTabs++
  const [first, second] = await Promise.all([pressed, open().resume()])
  return { outcome: first.came === 'answer' ? first : second.came === 'answer' ? second : first, tab }
}

/** One user who wants an answer: presses, loses the connection, reloads, uses two tabs, and presses again until it arrives. */
async function round(night: Night): Promise<void> {
  const { ledger, servers, facts, whole } = night
  const uid = randomUUID()
  await ledger.grant(uid, granted, `trial:${uid}`, 'trial')
  const startedAtMs = performance.now()
  const storage = newStorage()
  const link = { servers, breaks: Math.random() < 0.7 ? 0.5 : 0 }
  const open = () => openTab(uid, jobDescription, storage, link)
  let tab = open()
  let outcome: Outcome = { came: 'nothing' }
  for (let tries = 0; tries < 12 && outcome.came !== 'answer'; tries++) {
    ;({ outcome, tab } = await pressOnce(night, tab, open))
    if (outcome.came === 'failure') countIn(facts.failuresTold, outcome.failure.consequence.replace(/\d+/, 'N'))
    const wrong = falseSentence(outcome, await booksOf(ledger, uid))
    if (wrong) facts.falseSentences.push(wrong)
  }
  const { charges } = await booksOf(ledger, uid)
  facts.rounds++
  facts.slowestSeconds = Math.max(facts.slowestSeconds, Math.round((performance.now() - startedAtMs) / 100) / 10)
  if (charges > 1) facts.chargedTwice++
  if (outcome.came !== 'answer') return void (charges > 0 && facts.chargesWithoutAnswer++)
  facts.answers++
  if (charges === 0) facts.answersWithoutCharge++
  if (JSON.stringify(Object.entries(outcome.parts).sort()) !== whole) facts.cutAnswers++
}

async function disturb({ servers, facts }: Night, event: Event) {
  countIn(facts.waves, event)
  await sleep(300 + Math.random() * 700)
  const at = Math.floor(Math.random() * 2)
  if (event === 'kill') await servers.kill(at)
  if (event === 'kill both') await Promise.all([servers.kill(0), servers.kill(1)])
  if (event === 'restart') countIn(facts.readyz, (await servers.restart(at)).join(' '))
  if (event !== 'deploy') return
  for (const next of [at, 1 - at]) countIn(facts.readyz, (await servers.deploy(next)).join(' '))
}

/** Rounds against two servers on one database, with the page's own code as the client. */
export async function paidAnswerRounds({ databaseUrl, waves, people, leaseMs }: Options) {
  const database = openDatabase(databaseUrl, { maxConnections: 4 })
  const ledger = createLedger(database, () => new Date())
  const servers = await startServers(databaseUrl, leaseMs)
  const night: Night = { ledger, servers, whole: await reference(), facts: noFacts() }
  for (let wave = 0; wave < waves; wave++) {
    const others = Array.from({ length: people }, () => round(night))
    await Promise.all([disturb(night, events[wave % events.length]!), ...others])
  }
  await servers.stop()
  await sleep(leaseMs)
  await ledger.reap()
  const { facts } = night
  const audit = await ledger.audit()
  await close(database)
  const isRight = facts.chargedTwice + facts.answersWithoutCharge + facts.chargesWithoutAnswer + facts.cutAnswers === 0
  const held = isRight && facts.falseSentences.length === 0 && audit.length === 0 && facts.answers === facts.rounds
  return { facts: { ...facts, audit }, held }
}
