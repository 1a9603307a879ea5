import { getDefaultStore } from 'jotai'
import { expect, test } from 'vitest'
import type { Recorder } from '../media/recorder/recorder.ts'
import type { RecorderView } from '../media/recorder/recorder-controller.ts'
import { createStore } from '../platform/create-store.ts'
import type { Heard, OnDevice } from '../platform/speech-recognition.ts'
import { captionsAtom, onDeviceAtom, openCaptions } from './live-captions.ts'

const take = { recordingId: 'r', kind: 'audio' } as const
const recording: Recorder = { state: 'recording', recordedMs: 0, sinceMs: 0, ...take }
const paused = (why: 'by-user' | 'interrupted'): Recorder => ({ state: 'paused', recordedMs: 0, why, ...take })
const onDevice = () => getDefaultStore().get(onDeviceAtom)
const settled = () => new Promise((resolve) => setTimeout(resolve))

function setup(before: Record<string, string> = {}, onDevice: OnDevice = 'no') {
  const kept = new Map(Object.entries(before))
  const view = createStore({ recorder: recording } as RecorderView)
  let nowMs = 0
  const calls: string[] = []
  const said: ((words: Heard) => void)[] = []
  const controller = {
    stream: () => null,
    view,
    resume: () => void calls.push('recorder resumed'),
  }
  const deps = {
    canListen: () => true,
    onDevice: async () => onDevice,
    now: () => nowMs,
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    listen: ({ heard, onDevice: isLocal = false }: { heard(words: Heard): void; onDevice?: boolean }) => {
      let words = ''
      calls.push(isLocal ? 'listens on the device' : 'listens')
      said.push((now) => {
        words = now.final
        heard(now)
      })
      return { stop: async () => words }
    },
  }
  return {
    ...{ controller, deps, calls, kept },
    says: (final: string) => said.at(-1)!({ final, interim: '' }),
    becomes(next: Recorder, atMs: number) {
      nowMs = atMs
      view.set({ ...view.get(), recorder: next })
    },
    shown: () => getDefaultStore().get(captionsAtom),
  }
}

test('there are captions only where the browser can turn speech into text and the server does not', () => {
  const { controller, deps } = setup()
  expect(openCaptions(controller, 'server', deps)).toBeNull()
  expect(openCaptions(controller, null, deps)).toBeNull()
  expect(openCaptions(controller, 'browser', { ...deps, canListen: () => false })).toBeNull()
  expect(openCaptions(controller, 'browser', deps)).not.toBeNull()
})

test('what is said during a pause is left out, and the words before and after it are kept', async () => {
  const { controller, deps, says, becomes, shown, calls } = setup()
  const captions = openCaptions(controller, 'browser', deps)!
  captions.start()
  says('first half')
  becomes(paused('by-user'), 10_000)
  await settled()
  becomes(recording, 20_000)
  says('second half')
  expect(shown()).toEqual({ state: 'listening', final: 'first half second half', interim: '' })
  expect(await captions.stop()).toBe('first half second half')
  expect(calls).toEqual(['listens', 'listens'])
  expect(shown()).toEqual({ state: 'ready' })
  expect(onDevice()).toBe('no')
})

test('when recognition takes the microphone away, recording continues without captions for the rest of the visit', async () => {
  const { controller, deps, becomes, shown, calls, kept } = setup()
  const captions = openCaptions(controller, 'browser', deps)!
  captions.start()
  becomes(paused('interrupted'), 800)
  await settled()
  expect(calls).toEqual(['listens', 'recorder resumed'])
  becomes(recording, 900)
  expect(calls).toHaveLength(2)
  expect(shown()).toEqual({ state: 'off' })
  expect(await captions.stop()).toBe('')
  expect(openCaptions(controller, 'browser', setup(Object.fromEntries(kept)).deps)).toBeNull()
})

test('a phone call later on does not turn the captions off', async () => {
  const { controller, deps, becomes, shown, calls } = setup()
  const captions = openCaptions(controller, 'browser', deps)!
  captions.start()
  becomes(paused('interrupted'), 30_000)
  await settled()
  expect(calls).toEqual(['listens'])
  becomes(recording, 60_000)
  expect(calls).toEqual(['listens', 'listens'])
  expect(shown()).toMatchObject({ state: 'listening' })
  await captions.stop()
})

test('where the browser recognizes on the device, it does, and the note says so', async () => {
  const { controller, deps, calls } = setup({}, 'yes')
  const captions = openCaptions(controller, 'browser', deps)
  await settled()
  expect(getDefaultStore().get(captionsAtom)).toEqual({ state: 'ready' })
  expect(onDevice()).toBe('yes')
  captions?.start()
  expect(calls).toEqual(['listens on the device'])
  await captions?.stop()
  const elsewhere = setup()
  openCaptions(elsewhere.controller, 'browser', elsewhere.deps)
  await settled()
  expect(getDefaultStore().get(captionsAtom)).toEqual({ state: 'ready' })
  expect(onDevice()).toBe('no')
})
