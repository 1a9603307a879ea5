import { getDefaultStore } from 'jotai'
import { afterAll, expect, test, vi } from 'vitest'
import { AnalysisDone, analysisSections } from '../../api/contract/resume-analysis.ts'
import { exampleDone, exampleSections } from '../features/resume-analysis/testing/example-analysis.ts'
import type { AppOutbox } from '../media/uploads/app-outbox.ts'
import { newJob } from '../media/uploads/upload-job.ts'
import { createStore } from '../platform/create-store.ts'
import type { UploadJob } from '../platform/local-store.ts'
import { authStateAtom } from '../session/auth/auth-state.ts'
import { createGeneration } from './create-generation.ts'

const uid = 'ada'
const jobs = createStore<{ jobs: UploadJob[] }>({ jobs: [] })
const stored = () => jobs.get().jobs
const outbox = {
  view: jobs,
  collect: async (id: string) => jobs.set({ jobs: stored().filter((job) => job.id !== id) }),
}
const openOutbox = async () => ({ outbox, localStore: { all: async () => stored() } }) as unknown as AppOutbox

const inTab = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (name: string) => inTab.get(name) ?? null,
  setItem: (name: string, value: string) => void inTab.set(name, value),
  removeItem: (name: string) => void inTab.delete(name),
})
const store = getDefaultStore()
const signedOut = store.get(authStateAtom)
store.set(authStateAtom, { state: 'signed-in', user: { uid } as never })
afterAll(() => {
  vi.unstubAllGlobals()
  store.set(authStateAtom, signedOut)
})

const schemas = async () => ({ sections: analysisSections, done: AnalysisDone })
const lines = (event: string, data: object) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
const whole = lines('section', { section: 'score', data: exampleSections.score }) + lines('done', exampleDone)

/** The next visit after a request that waited was answered. */
async function openedAfterDelivery(storageKey: string, { load = schemas, answer = whole } = {}) {
  const about = { uid, practiceId: 'p', kind: storageKey, label: '', recordingId: null, path: '/', wantsEvents: true }
  jobs.set({ jobs: [{ ...newJob(about, 1, 0, () => storageKey), state: 'delivered', answer }] })
  const kind = { path: '/', storageKey, schemas: load, failed: 'Failed.', isStoredElsewhere: true } as const
  const generation = createGeneration(kind, openOutbox)
  await generation.resume(() => undefined)
  const now = () => store.get(generation.generationAtom)
  await vi.waitFor(() => expect(now().run.state).not.toBe('running'))
  return now
}

test('an answer that waited is shown at the next visit, and only then leaves the device', async () => {
  const now = await openedAfterDelivery('shown')
  expect(now()).toMatchObject({ run: { state: 'idle' }, last: { received: { score: exampleSections.score }, done: exampleDone } })
  await vi.waitFor(() => expect(stored()).toEqual([]))
})

test('a paid answer that this page cannot show stays on the device, and asking for the same again cannot be charged twice', async () => {
  const now = await openedAfterDelivery('not-shown', { load: () => Promise.reject(new TypeError('not loaded')) })
  const failure = { consequence: 'Trying again cannot charge you twice.' }
  expect(now()).toMatchObject({ run: { state: 'failed', failure } })
  expect(stored()).toHaveLength(1)
  const { open } = JSON.parse(inTab.get(`not-shown:${uid}`)!) as { open: Record<string, string> }
  expect(Object.values(open)).toEqual([stored()[0]!.idempotencyKey])
})

test('a failure that waited does not claim at the next visit that the form is still here', async () => {
  const problem = {
    code: 'unavailable',
    message: 'It failed. Your 15 credits are back.',
    charge: 'returned',
    creditsReturned: 15,
  }
  const now = await openedAfterDelivery('failed', { answer: lines('problem', problem) })
  expect(now()).toMatchObject({ run: { failure: { sentence: 'It failed.', consequence: 'Your 15 credits are back.' } } })
})

test('the browser asks before a tab is closed in which something paid is running, and not about a result stored elsewhere', async () => {
  const asking = new Set<string>()
  vi.stubGlobal('addEventListener', (event: string) => asking.add(event))
  vi.stubGlobal('removeEventListener', (event: string) => asking.delete(event))
  const kind = { path: '/', schemas, failed: 'Failed.', isStoredElsewhere: true, asksOnlyWhileRunning: true } as const
  const interview = createGeneration({ ...kind, storageKey: 'guarded' }, openOutbox)
  interview.dispatch({ type: 'generation-was-requested', key: 'k' })
  expect([...asking]).toEqual(['beforeunload'])
  interview.dispatch({ type: 'generation-finished', key: 'k', done: exampleDone })
  expect([...asking]).toEqual([])
})
