import { afterEach, expect, test, vi } from 'vitest'
import { DeviceError, openDevices, troubleOf } from './media-devices.ts'

/** A browser's devices: what is asked for, and what it answers. */
function browserWith(answer: (constraints: MediaStreamConstraints) => unknown) {
  const asked: MediaStreamConstraints[] = []
  const getUserMedia = async (constraints: MediaStreamConstraints) => {
    asked.push(constraints)
    const given = answer(constraints)
    if (given instanceof DOMException) throw given
    return given
  }
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
  return asked
}
afterEach(() => vi.unstubAllGlobals())
const refused = (name: string) => new DOMException('', name)

test('without a camera the sound is recorded all the same', async () => {
  const asked = browserWith((wanted) => (wanted.video ? refused('NotFoundError') : 'sound'))
  expect(await openDevices('video')).toEqual({ stream: 'sound', kind: 'audio' })
  expect(asked).toHaveLength(2)
})

test('with a camera both come at once, from the front, at 1280x720', async () => {
  const asked = browserWith(() => 'both')
  expect((await openDevices('video')).kind).toBe('video')
  expect(asked[0]?.video).toMatchObject({ facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 720 } })
})

test('a refused microphone is told from a missing and a busy one', async () => {
  for (const [name, trouble] of [
    ['NotAllowedError', 'no-permission'],
    ['NotFoundError', 'no-device'],
    ['NotReadableError', 'device-busy'],
  ] as const) {
    browserWith(() => refused(name))
    const error = await openDevices('audio').catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(DeviceError)
    expect((error as DeviceError).trouble).toBe(trouble)
  }
})

test('a page that may not ask says that it cannot record', async () => {
  vi.stubGlobal('navigator', {})
  await expect(openDevices('audio')).rejects.toMatchObject({ trouble: 'not-supported' })
  expect(troubleOf('strange')).toBe('not-supported')
})

test('the chosen headset is wished for, not demanded', async () => {
  const asked = browserWith(() => 'sound')
  await openDevices('audio', { microphoneId: 'headset' })
  expect(asked[0]?.audio).toMatchObject({ deviceId: { ideal: 'headset' } })
})
