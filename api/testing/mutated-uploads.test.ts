import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { createBuiltinCoach } from '../coach/guides/builtin-coach.ts'
import { nurse } from '../coach/testing/sample-candidates.ts'
import { creditReasons } from '../contract/prices.ts'
import { createDocumentReader } from '../documents/document-reader.ts'
import { allFixtures } from '../documents/testing/fixture-files.ts'
import { type MutatedFile, mutatedFiles } from '../documents/testing/mutate.ts'
import { transcriberHearing } from '../features/elevator-pitch/testing/setup-pitches.ts'
import { speech } from '../media/recordings/testing/wav.ts'
import { watchChildren } from './child-memory.ts'
import { fileOf, setupServer } from './setup-server.ts'
import { createTestDatabase } from './test-database.ts'

const count = Number(process.env.FUZZ_FILES ?? 120)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_120)
/** Few enough to stay below every rate limit, which would refuse a file unread. */
const filesEach = 40
const granted = 20 * filesEach
/** The longest a user waits for a file that cannot be read. */
const patienceMs = 12_000

const file = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url))
const sounds = (name: string) => file(`media/recordings/fixtures/${name}`)
const films = (name: string) => file(`features/elevator-pitch/fixtures/${name}`)
const documentsOf = (ending: string) => new Map([...allFixtures()].filter(([name]) => name.endsWith(ending)))

const resume = { path: '/api/analyze', field: 'resume', price: creditReasons.resume_score }
const answer = { path: '/api/interview-feedback', field: 'audio', price: creditReasons.interview_feedback }
const pitch = { path: '/api/elevator-pitch/analyze', field: 'video', price: creditReasons.elevator_pitch_analysis }
const kinds = [
  { ...resume, kind: 'PDF', sources: documentsOf('.pdf') },
  { ...resume, kind: 'DOCX', sources: documentsOf('.docx') },
  { ...resume, kind: 'DOC', sources: documentsOf('.doc') },
  { ...answer, kind: 'WAV', sources: new Map([1, 3].map((seconds) => [`${seconds}.wav`, Buffer.from(speech(seconds))])) },
  { ...answer, kind: 'webm', sources: new Map([['a.webm', sounds('speech.webm')], ['b.webm', sounds('silence.webm')]]) }, // biome-ignore format: one line a kind
  { ...pitch, kind: 'MP4', sources: new Map([['a.mp4', films('pitch.mp4')], ['b.mp4', sounds('speech.mp4')]]) }, // biome-ignore format: one line a kind
] as const
type Kind = (typeof kinds)[number]

const { database } = await createTestDatabase()
const documents = createDocumentReader()
afterAll(() => documents.close())
const server = setupServer({
  ...{ createApp, database, documents, coach: createBuiltinCoach(), deadlineMs: 30_000 },
  transcriber: transcriberHearing('I led the night shift on a ward of thirty beds, and nobody was harmed.'),
})

interface Sent {
  kind: string
  status: number
  seconds: number
  owed: number
  unexpected: unknown
}

async function send(
  uid: string,
  { kind, path, field, price }: Kind,
  { number, source, damage, bytes }: MutatedFile,
): Promise<Sent> {
  const words = { jobDescription: nurse.jobDescription, question: 'Tell me about yourself.' }
  const form = { ...words, [field]: fileOf(new Uint8Array(bytes), source) }
  const startedAtMs = performance.now()
  const response = await server.as(uid).request('POST', path, { form, key: randomUUID() })
  const { status } = response
  const body = (await response.json()) as { message?: string; creditsCharged?: number }
  const isRefusal = status >= 400 && status < 429 && /^[A-Z].{15,}/.test(body.message ?? '')
  const owed = status === 200 ? (body.creditsCharged ?? 0) : 0
  const isPrice = owed === 0 || owed === price
  const unexpected = (status === 200 || isRefusal) && isPrice ? null : { kind, number, source, damage, status, body }
  return { kind, status, seconds: (performance.now() - startedAtMs) / 1_000, owed, unexpected }
}

function* everyKind(): Generator<[Kind, MutatedFile]> {
  const files = kinds.map(({ sources }, at) => mutatedFiles(sources, { seed: seed + at, count }))
  for (let nth = 0; nth < count; nth++) {
    const at = nth % kinds.length
    yield [kinds[at]!, files[at]!.next().value as MutatedFile]
  }
}

const tally = (values: readonly (string | number)[]) =>
  JSON.stringify(Object.fromEntries([...Map.groupBy(values, String)].map(([value, all]) => [value, all.length])))

test(`of ${count} damaged files of six kinds, each is read or refused with a sentence, and only answers are paid`, {
  timeout: 60_000 + count * 2_000,
}, async () => {
  const sent: Sent[] = []
  const files = everyKind()
  const people: Awaited<ReturnType<typeof server.person>>[] = []
  const sender = async () => {
    let [uid, sentHere] = ['', 0]
    for (const [kind, mutated] of files) {
      if (sentHere++ % filesEach === 0) {
        const person = await server.person(granted)
        people.push(person)
        uid = person.uid
      }
      sent.push(await send(uid, kind, mutated))
    }
  }
  const children = watchChildren()
  await Promise.all([sender(), sender(), sender()])
  const { peakBytes, started } = children.stop()

  const lines = kinds.map(({ kind }) => {
    const own = sent.filter((one) => one.kind === kind)
    const worst = Math.max(...own.map(({ seconds }) => seconds))
    return `${kind}: ${own.length} sent, ${tally(own.map(({ status }) => status))}, worst ${worst.toFixed(1)} s`
  })
  console.log(
    [
      `${sent.length} damaged files from seed ${seed}: ${sent.filter(({ unexpected }) => unexpected).length} unexpected answers, server process exits 0`,
      ...lines,
      `readers at most ${Math.round(peakBytes / 1024 ** 2)} MB together, ${started} processes of them started; server ${Math.round(process.resourceUsage().maxRSS / 1024)} MB at most`,
    ].join('\n'),
  )
  expect(sent.flatMap(({ unexpected }) => unexpected ?? [])).toEqual([])
  const left = await Promise.all(people.map(({ credits }) => credits()))
  const owed = sent.reduce((sum, one) => sum + one.owed, 0)
  expect(left.reduce((sum, credits) => sum + credits)).toBe(granted * people.length - owed)
  // Some of each kind must stay readable, or the damage tests nothing.
  for (const { kind } of kinds) {
    const own = sent.filter((one) => one.kind === kind)
    expect(new Set(own.map(({ status }) => status === 200)).size, kind).toBe(2)
    expect(Math.max(...own.map(({ seconds }) => seconds)), kind).toBeLessThan(patienceMs / 1_000)
  }
  // Two document readers and two recording readers, each limited to 400 MB.
  expect(peakBytes).toBeLessThan(4 * 450 * 1024 ** 2)
})
