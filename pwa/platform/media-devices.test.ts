import { getDefaultStore } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import { chosenDevicesAtom, DeviceError, openDevices, troubleOf } from './media-devices.ts'

function browserWith(answer: (constraints: MediaStreamConstraints) => unknown) {
  const requested: MediaStreamConstraints[] = []
  const getUserMedia = async (constraints: MediaStreamConstraints) => {
    requested.push(constraints)
    const given = answer(constraints)
    if (given instanceof DOMException) throw given
    return given
  }
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
  return requested
}
afterEach(() => vi.unstubAllGlobals())
const refused = (name: string) => new DOMException('', name)

test('without a camera the sound is still recorded', async () => {
  const requested = browserWith((wanted) => (wanted.video ? refused('NotFoundError') : 'sound'))
  expect(await openDevices('video')).toEqual({ stream: 'sound', kind: 'audio' })
  expect(requested).toHaveLength(2)
})

test('with a camera, sound and front-camera picture open together at 1280x720', async () => {
  const requested = browserWith(() => 'both')
  expect((await openDevices('video')).kind).toBe('video')
  expect(requested[0]?.video).toMatchObject({ facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 720 } })
})

test('a refused, a missing and a busy microphone are reported differently', async () => {
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

test('a page without access to devices says that it cannot record', async () => {
  vi.stubGlobal('navigator', {})
  await expect(openDevices('audio')).rejects.toMatchObject({ trouble: 'not-supported' })
  expect(troubleOf('strange')).toBe('not-supported')
})

test('the chosen headset is preferred, not required', async () => {
  const requested = browserWith(() => 'sound')
  getDefaultStore().set(chosenDevicesAtom, { microphoneId: 'headset' })
  await openDevices('audio')
  expect(requested[0]?.audio).toMatchObject({ deviceId: { ideal: 'headset' } })
})
