import { getDefaultStore } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import type { Recorder } from '../media/recorder/recorder.ts'
import type { RecorderView } from '../media/recorder/recorder-controller.ts'
import { createStore } from '../platform/create-store.ts'
import { captionsAtom, onDeviceAtom, openCaptions } from './live-captions.ts'

const take = { recordingId: 'r', kind: 'audio' } as const
const recording: Recorder = { state: 'recording', recordedMs: 0, sinceMs: 0, ...take }
const paused = (why: 'by-user' | 'interrupted'): Recorder => ({ state: 'paused', recordedMs: 0, why, ...take })
const onDevice = () => getDefaultStore().get(onDeviceAtom)
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** A browser that turns speech into text, with what its storage holds. */
function setup(before: Record<string, string> = {}, onDevice: 'available' | 'unavailable' = 'unavailable') {
  const kept = new Map(Object.entries(before))
  const view = createStore({ recorder: recording } as RecorderView)
  const calls: string[] = []
  let listening: Recognizer | null = null
  class Recognizer {
    static available = async () => onDevice
    processLocally = false
    onresult: ((event: unknown) => void) | null = null
    onend: (() => void) | null = null
    start() {
      calls.push(this.processLocally ? 'listens on the device' : 'listens')
      listening = this
    }
    stop() {
      this.onend?.()
    }
    abort() {}
  }
  const nowMs = vi.spyOn(performance, 'now').mockReturnValue(0)
  vi.stubGlobal('SpeechRecognition', Recognizer)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  const controller = {
    stream: () => null,
    view,
    resume: () => void calls.push('recorder resumed'),
  }
  return {
    ...{ controller, calls, kept },
    says: (transcript: string) => listening?.onresult?.({ results: [Object.assign([{ transcript }], { isFinal: true })] }),
    becomes(next: Recorder, atMs: number) {
      nowMs.mockReturnValue(atMs)
      view.set({ ...view.get(), recorder: next })
    },
    shown: () => getDefaultStore().get(captionsAtom),
  }
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('there are captions only where the browser can turn speech into text and the server does not', () => {
  const { controller } = setup()
  expect(openCaptions(controller, 'server')).toBeNull()
  expect(openCaptions(controller, null)).toBeNull()
  expect(openCaptions(controller, 'browser')).not.toBeNull()
  vi.stubGlobal('SpeechRecognition', undefined)
  expect(openCaptions(controller, 'browser')).toBeNull()
})

test('what is said during a pause is left out, and the words before and after it are kept', async () => {
  const { controller, says, becomes, shown, calls } = setup()
  const captions = openCaptions(controller, 'browser')!
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
  const { controller, becomes, shown, calls, kept } = setup()
  const captions = openCaptions(controller, 'browser')!
  captions.start()
  becomes(paused('interrupted'), 800)
  await settled()
  expect(calls).toEqual(['listens', 'recorder resumed'])
  becomes(recording, 900)
  expect(calls).toHaveLength(2)
  expect(shown()).toEqual({ state: 'off' })
  expect(await captions.stop()).toBe('')
  expect(openCaptions(setup(Object.fromEntries(kept)).controller, 'browser')).toBeNull()
})

test('a phone call later on does not turn the captions off', async () => {
  const { controller, becomes, shown, calls } = setup()
  const captions = openCaptions(controller, 'browser')!
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
  const { controller, calls } = setup({}, 'available')
  const captions = openCaptions(controller, 'browser')
  await settled()
  expect(getDefaultStore().get(captionsAtom)).toEqual({ state: 'ready' })
  expect(onDevice()).toBe('yes')
  captions?.start()
  expect(calls).toEqual(['listens on the device'])
  await captions?.stop()
  const elsewhere = setup()
  openCaptions(elsewhere.controller, 'browser')
  await settled()
  expect(getDefaultStore().get(captionsAtom)).toEqual({ state: 'ready' })
  expect(onDevice()).toBe('no')
})
