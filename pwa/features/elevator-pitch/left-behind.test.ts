import { getDefaultStore } from 'jotai'
import { beforeEach, expect, test } from 'vitest'
import { idle } from '../../media/recorder/recorder.ts'
import type { RecorderView } from '../../media/recorder/recorder-controller.ts'
import { createStore } from '../../platform/create-store.ts'
import type { RecordingRow } from '../../platform/local-store.ts'
import { createMemoryStore } from '../../platform/memory-store.ts'
import { continueWithTexts } from './left-behind.ts'
import { keepOrder } from './pitch-order.ts'
import { recordedAtom, scriptAtom } from './pitch-store.ts'
import { startTake } from './studio/studio-store.ts'

const store = getDefaultStore()
const session = { id: 'p', uid: 'u', kind: 'elevator-pitch', startedAtMs: 0, notes: {} }
const recording: RecordingRow = {
  ...{ id: 'r', practiceId: 'p', uid: 'u', kind: 'video', type: 'video/mp4', label: 'Your video', startedAtMs: 0 },
  ...{ state: 'finished', lengthMs: 2_000, bytes: 9_000, chunks: 1, delivered: false, soundOf: null },
}

async function recordedBefore() {
  const localStore = createMemoryStore()
  await localStore.write([
    { put: 'practices', row: session },
    { put: 'recordings', row: recording },
  ])
  return localStore
}

const reload = () => {
  store.set(scriptAtom, '')
  store.set(recordedAtom, null)
}

beforeEach(reload)

test('after a reload the recording is shown only with the script that the user had edited', async () => {
  const localStore = await recordedBefore()
  store.set(scriptAtom, 'I am a nurse. I like to work nights.')
  await keepOrder('p', localStore)
  reload()
  const scripts: string[] = []
  const stop = store.sub(recordedAtom, () => scripts.push(store.get(scriptAtom)))
  expect(await continueWithTexts(localStore, recording)).toBe(true)
  stop()
  expect(scripts).toEqual(['I am a nurse. I like to work nights.'])
})

test('a crash in the middle of a recording does not lose the edited script', async () => {
  const localStore = await recordedBefore()
  store.set(scriptAtom, 'I am a nurse.')
  const view = createStore<RecorderView>({
    ...{ recorder: idle, isCameraMissing: false, isNothingHeard: false, isStored: true, keeps: 'in-this-tab' },
  })
  await startTake({ localStore, session, controller: { view, record: async () => undefined } }, 'video')
  await expect
    .poll(async () => (await localStore.get('practices', 'p'))?.notes)
    .toMatchObject({ order: { script: 'I am a nurse.' } })
})
