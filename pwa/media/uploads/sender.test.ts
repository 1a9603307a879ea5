import { expect, test } from 'vitest'
import type { LocalStore, RecordingRow, UploadJob } from '../../platform/local-store.ts'
import { createMemoryStore } from '../../platform/memory-store.ts'
import { asDiscarded } from './discard.ts'
import { createSender, type SenderDeps } from './sender.ts'
import { newJob, type Outcome } from './upload-job.ts'

const yes: Outcome = { status: 200, code: '', message: '', retryAfterMs: null, answer: { transcription: 'Hi' } }
const no = (status: number): Outcome => ({ ...yes, status, code: 'x', message: 'No.', answer: null })

const drain = (uid: string, deps: SenderDeps) => createSender(deps).sendDue(uid)

/** A local store with answers in it, a server that answers what the test says, and a clock that stands still. */
async function setup(count: number, uid = 'ada') {
  const localStore = createMemoryStore()
  let ids = 0
  const newId = () => `job-${uid}-${ids++}`
  for (let order = 1; order <= count; order++) {
    const recordingId = `recording-${order}`
    const owner = { practiceId: 'p', uid, soundOf: null }
    const facts = {
      kind: 'audio',
      type: 'audio/webm',
      label: '',
      startedAtMs: 0,
      state: 'finished',
      lengthMs: 1,
      delivered: false,
    } as const
    const row: RecordingRow = { id: recordingId, ...owner, ...facts, bytes: 1, chunks: 1 }
    const job = newJob({ uid, practiceId: 'p', kind: 'k', label: '', recordingId, path: '/' }, order, order, newId)
    await localStore.write([
      { put: 'recordings', row },
      { putChunk: { recordingId, uid: 'ada', index: 0, bytes: new Uint8Array([order]).buffer } },
      { put: 'jobs', row: job },
    ])
  }
  const sent: number[] = []
  const answers: Outcome[] = []
  const deps: SenderDeps = {
    localStore,
    channel: { announce: () => undefined, subscribe: () => () => undefined, close: () => undefined },
    tokenFor: async () => 'token',
    async send({ file }) {
      sent.push((await file!.bytes())[0]!)
      return answers.shift() ?? yes
    },
    now: () => 0,
    random: () => 0,
    changed: () => undefined,
    progressed: () => undefined,
  }
  const states = async () => (await localStore.all('jobs')).map((job: UploadJob) => job.state)
  return { localStore, deps, sent, answers, states }
}

test("everything is sent once and in order; the server's answers are kept until they are collected", async () => {
  const { localStore, deps, sent, states } = await setup(3)
  expect(await drain('ada', deps)).toBeNull()
  expect(sent).toEqual([1, 2, 3])
  expect(await states()).toEqual(['delivered', 'delivered', 'delivered'])
  expect((await localStore.all('jobs'))[0]?.answer).toEqual({ transcription: 'Hi' })
  expect((await localStore.all('recordings')).every(({ delivered }) => delivered)).toBe(true)
  await drain('ada', deps)
  expect(sent).toHaveLength(3)
})

const followUp = {
  ...{ id: 'feedback-1', kind: 'review', label: 'Question 1, feedback', path: '/feedback', fields: { answerId: 'recording-1' } },
  ...{ body: { question: 'Why?' }, takes: { transcription: 'transcript', words: 'words' } },
}
const words = [{ text: 'I', startMs: 0, endMs: 9 }]
const heard: Outcome = { ...yes, answer: { transcription: 'I led five.', words } }

/** Answers of which the first leads to a request for feedback, and everything that is sent. */
async function setupSpoken(count = 1) {
  const { localStore, deps, answers } = await setup(count)
  const [first] = await localStore.all('jobs')
  await localStore.change('jobs', first!.id, (job) => ({ ...job, followUp }))
  answers.push(heard)
  const sent: UploadJob[] = []
  const send: SenderDeps['send'] = async ({ job }) => {
    sent.push(job)
    return answers.shift() ?? yes
  }
  return { localStore, answers, sent, first: first!, deps: { ...deps, send } }
}

test('feedback on a spoken answer is asked for as soon as its words are known, before the next answer is transcribed', async () => {
  const { deps, sent } = await setupSpoken(2)
  await drain('ada', deps)
  expect(sent.map(({ path }) => path)).toEqual(['/', '/feedback', '/'])
  expect(sent[1]).toMatchObject({ idempotencyKey: 'feedback-1', fields: { answerId: 'recording-1', transcript: 'I led five.' } })
  expect(JSON.parse(sent[1]!.fields.json!)).toEqual({ question: 'Why?', transcript: 'I led five.', words })
})

test('a worker killed right after the words arrived has stored the request for feedback with them', async () => {
  const { localStore, deps, sent } = await setupSpoken()
  const killed = new Error('killed')
  const dying: LocalStore = {
    ...localStore,
    async change(...change) {
      const row = await localStore.change(...change)
      if (row && 'state' in row && row.state === 'delivered') throw killed
      return row
    },
  }
  await expect(drain('ada', { ...deps, localStore: dying })).rejects.toBe(killed)
  const states = (await localStore.all('jobs')).map(({ kind, state }) => `${kind}: ${state}`)
  expect(states).toEqual(['k: delivered', 'review: waiting'])
  await drain('ada', deps)
  expect(sent.map(({ path }) => path)).toEqual(['/', '/feedback'])
})

test('feedback whose answer was lost on the way is asked for again under the same key', async () => {
  const { deps, sent, answers } = await setupSpoken()
  answers.push(no(0))
  await drain('ada', deps)
  await drain('ada', { ...deps, now: () => 10_000 })
  const [, lost, again] = sent
  expect(sent).toHaveLength(3)
  expect([again!.id, again!.idempotencyKey, again!.fields]).toEqual([lost!.id, lost!.idempotencyKey, lost!.fields])
})

test.each([
  ['words that the user typed meanwhile', heard, (job: UploadJob) => ({ ...job, followUp: null })],
  ['a recording discarded meanwhile', heard, (job: UploadJob) => asDiscarded(job, 0)],
  ['an answer without words', yes, () => undefined],
])('%s: no feedback on the transcript', async (_what, outcome, meanwhile) => {
  const { localStore, deps, first } = await setupSpoken()
  const send = async () => {
    await localStore.change('jobs', first.id, meanwhile)
    return outcome
  }
  await drain('ada', { ...deps, send })
  expect((await localStore.all('jobs')).map(({ state }) => state)).toEqual(['delivered'])
})

test('a busy server holds up the rest of the recording session, and says when to look again', async () => {
  const { deps, sent, answers, states } = await setup(2)
  answers.push(no(503))
  expect(await drain('ada', deps)).toBe(1_000)
  expect(sent).toEqual([1])
  expect(await states()).toEqual(['waiting', 'waiting'])
})

test('a job that needs the user does not hold up the next', async () => {
  const { deps, sent, answers, states } = await setup(2)
  answers.push(no(413))
  await drain('ada', deps)
  expect(sent).toEqual([1, 2])
  expect(await states()).toEqual(['needs-you', 'delivered'])
})

test('nothing is sent for another user, or while no one is signed in', async () => {
  const { deps, sent } = await setup(2)
  await drain('bob', deps)
  await drain('ada', { ...deps, tokenFor: async () => null })
  expect(sent).toEqual([])
})

test('an expired token that cannot be renewed without a connection means later', async () => {
  const { localStore, deps, sent, states } = await setup(1)
  await drain('ada', { ...deps, tokenFor: () => Promise.reject(new Error('offline')) })
  expect(sent).toEqual([])
  expect(await states()).toEqual(['waiting'])
  expect((await localStore.all('jobs'))[0]?.problem?.status).toBe(0)
})

test('signing out while a job is being sent leaves it as it was', async () => {
  const { localStore, deps, states } = await setup(1)
  const sender = createSender({
    ...deps,
    async send() {
      sender.stop()
      return no(0)
    },
  })
  expect(await sender.sendDue('ada')).toBeNull()
  expect(await states()).toEqual(['waiting'])
  expect((await localStore.all('jobs'))[0]?.tries).toBe(0)
})

test('a job removed while it was being sent does not come back', async () => {
  const { localStore, deps } = await setup(1)
  const [job] = await localStore.all('jobs')
  const discard = async () => {
    await localStore.write([{ remove: 'jobs', id: job!.id }])
    return yes
  }
  await drain('ada', { ...deps, send: discard })
  expect(await localStore.all('jobs')).toEqual([])
})

test('a job discarded while the sender fetches a token is not sent, and the next one is', async () => {
  const { localStore, deps, sent } = await setup(2)
  const [job] = await localStore.all('jobs')
  const discardMeanwhile = async () => {
    await localStore.change('jobs', job!.id, (row) => asDiscarded(row, 0))
    return 'token'
  }
  expect(await drain('ada', { ...deps, tokenFor: discardMeanwhile })).toBeNull()
  expect(sent).toEqual([2])
  expect(await localStore.get('jobs', job!.id)).toMatchObject({
    state: 'waiting',
    tries: 0,
    discarded: { mayHaveArrived: false },
  })
})

test('a job removed while the sender fetches a token is not sent', async () => {
  const { localStore, deps, sent } = await setup(1)
  const [job] = await localStore.all('jobs')
  const removeMeanwhile = async () => {
    await localStore.write([{ remove: 'jobs', id: job!.id }])
    return 'token'
  }
  await drain('ada', { ...deps, tokenFor: removeMeanwhile })
  expect(sent).toEqual([])
})

test.each([
  ['and was cut off: it may have arrived', 0, { state: 'waiting', discarded: { mayHaveArrived: true } }],
  ['and was refused: it did not arrive', 413, { state: 'waiting', discarded: { mayHaveArrived: false } }],
  ['and the server has it: said so', 200, { state: 'delivered', discarded: { mayHaveArrived: true } }],
])('discarded while it was being sent, %s, and it is not tried again', async (_words, status, expected) => {
  const { localStore, deps, sent } = await setup(1)
  const [job] = await localStore.all('jobs')
  const discard: SenderDeps['send'] = async (upload, sendDeps) => {
    await localStore.change('jobs', job!.id, (row) => asDiscarded(row, 0))
    await deps.send(upload, sendDeps)
    return status === 200 ? yes : no(status)
  }
  expect(await drain('ada', { ...deps, send: discard })).toBeNull()
  expect(await localStore.get('jobs', job!.id)).toMatchObject({ ...expected, isSending: false })
  expect(await drain('ada', { ...deps, now: () => 1_000_000 })).toBeNull()
  expect(sent).toHaveLength(1)
})

test('a job is sent with the files of its own, in their order, and takes them along when it goes', async () => {
  const { localStore, deps } = await setup(0)
  const files = ['one', 'two'].map((name) => ({ field: 'audio', name, type: 'audio/webm', size: 1 }))
  const about = { uid: 'ada', practiceId: 'q', kind: 'k', label: '', recordingId: null, path: '/', files }
  const row = newJob(about, 1, 0, () => 'own')
  const bytes = (index: number) => new Uint8Array([index]).buffer
  const chunk = (index: number) => ({ putChunk: { recordingId: 'own', uid: 'ada', index, bytes: bytes(index) } })
  await localStore.write([{ put: 'jobs', row }, chunk(0), chunk(1)])
  const sent: [string, number][] = []
  const send: SenderDeps['send'] = async (upload) => {
    for (const file of upload.files) sent.push([file.name, (await file.bytes())[0]!])
    return yes
  }
  await drain('ada', { ...deps, send })
  expect(sent).toEqual([
    ['one', 0],
    ['two', 1],
  ])
  await localStore.write([{ remove: 'jobs', id: 'own' }])
  expect(await localStore.chunksOf('own')).toEqual([])
})

test('a recording that the browser has deleted is reported, not sent empty', async () => {
  const { localStore, deps, sent, states } = await setup(1)
  await localStore.write([{ removeChunksOf: 'recording-1' }])
  await drain('ada', deps)
  expect(sent).toEqual([])
  expect(await states()).toEqual(['needs-you'])
  expect((await localStore.all('jobs'))[0]?.problem?.code).toBe('recording-is-gone')
})
