import { getDefaultStore } from 'jotai'
import { expect, test } from 'vitest'
import type { Recorder } from '../media/recorder/recorder.ts'
import type { RecorderView } from '../media/recorder/recorder-controller.ts'
import type { Heard } from '../platform/speech-recognition.ts'
import { captionsAtom, openCaptions } from './live-captions.ts'

const take = { recordingId: 'r', kind: 'audio' } as const
const recording: Recorder = { state: 'recording', recordedMs: 0, sinceMs: 0, ...take }
const paused = (why: 'by-person' | 'interrupted'): Recorder => ({ state: 'paused', recordedMs: 0, why, ...take })
/** Everything that is under way has happened. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** A desk that records, and a browser that hears what the test says. */
function world(before: Record<string, string> = {}) {
  const kept = new Map(Object.entries(before))
  let recorder: Recorder = recording
  let changed = () => {}
  let nowMs = 0
  const calls: string[] = []
  const said: ((words: Heard) => void)[] = []
  const controller = {
    stream: () => null,
    view: () => ({ recorder }) as RecorderView,
    subscribe: (listener: () => void) => {
      changed = listener
      return () => undefined
    },
    resume: () => void calls.push('desk resumed'),
  }
  const deps = {
    canListen: () => true,
    now: () => nowMs,
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    listen: ({ heard }: { heard(words: Heard): void }) => {
      let words = ''
      calls.push('listens')
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
      recorder = next
      nowMs = atMs
      changed()
    },
    view: () => getDefaultStore().get(captionsAtom),
  }
}

test('there are captions only where the server turns no speech into words, and the browser can', () => {
  const { controller, deps } = world()
  expect(openCaptions(controller, 'server', deps)).toBeNull()
  expect(openCaptions(controller, null, deps)).toBeNull()
  expect(openCaptions(controller, 'browser', { ...deps, canListen: () => false })).toBeNull()
  expect(openCaptions(controller, 'browser', deps)).not.toBeNull()
})

test('what is said in a pause is not heard, and the words of both halves are kept', async () => {
  const { controller, deps, says, becomes, view, calls } = world()
  const captions = openCaptions(controller, 'browser', deps)!
  captions.start()
  says('first half')
  becomes(paused('by-person'), 10_000)
  await settled()
  becomes(recording, 20_000)
  says('second half')
  expect(view()).toEqual({ state: 'listening', final: 'first half second half', interim: '' })
  expect(await captions.stop()).toBe('first half second half')
  expect(calls).toEqual(['listens', 'listens'])
  expect(view()).toEqual({ state: 'ready' })
})

test('when listening takes the microphone away, the recording goes on without captions, now and for the rest of the visit', async () => {
  const { controller, deps, becomes, view, calls, kept } = world()
  const captions = openCaptions(controller, 'browser', deps)!
  captions.start()
  becomes(paused('interrupted'), 800)
  await settled()
  expect(calls).toEqual(['listens', 'desk resumed'])
  becomes(recording, 900)
  expect(calls).toHaveLength(2)
  expect(view()).toEqual({ state: 'off' })
  expect(await captions.stop()).toBe('')
  expect(openCaptions(controller, 'browser', world(Object.fromEntries(kept)).deps)).toBeNull()
})

test('a call that comes later is no fault of the captions', async () => {
  const { controller, deps, becomes, view, calls } = world()
  const captions = openCaptions(controller, 'browser', deps)!
  captions.start()
  becomes(paused('interrupted'), 30_000)
  await settled()
  expect(calls).toEqual(['listens'])
  becomes(recording, 60_000)
  expect(calls).toEqual(['listens', 'listens'])
  expect(view()).toMatchObject({ state: 'listening' })
  await captions.stop()
})
