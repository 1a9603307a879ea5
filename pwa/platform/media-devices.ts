import { getDefaultStore } from 'jotai'
import { keptSettings } from './kept-settings.ts'
import type { MediaKind } from './local-store.ts'

export type DeviceTrouble = 'no-permission' | 'no-device' | 'device-busy' | 'not-supported'

export class DeviceError extends Error {
  readonly trouble: DeviceTrouble

  constructor(trouble: DeviceTrouble, log: string) {
    super(log)
    this.name = 'DeviceError'
    this.trouble = trouble
  }
}

interface ChosenDevices {
  microphoneId?: string | undefined
  cameraId?: string | undefined
}

/** The user's choice on this device. */
export const chosenDevicesAtom = keptSettings<ChosenDevices>('greenroom-devices', {})

export interface OpenDevices {
  stream: MediaStream
  /** 'audio' for a requested video when there is no camera or it was refused. */
  kind: MediaKind
}

const speech: MediaTrackConstraints = { echoCancellation: true, noiseSuppression: true, autoGainControl: true, channelCount: 1 }
const face: MediaTrackConstraints = {
  facingMode: 'user',
  width: { ideal: 1280 },
  height: { ideal: 720 },
  frameRate: { ideal: 24 },
}

const troubles: Record<string, DeviceTrouble> = {
  NotAllowedError: 'no-permission',
  SecurityError: 'no-permission',
  NotFoundError: 'no-device',
  DevicesNotFoundError: 'no-device',
  OverconstrainedError: 'no-device',
  NotReadableError: 'device-busy',
  TrackStartError: 'device-busy',
  AbortError: 'device-busy',
}

export function troubleOf(error: unknown): DeviceTrouble {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  return troubles[name] ?? 'not-supported'
}

/** `ideal`, not `exact`: a missing headset must not block the user. */
const chosen = (deviceId: string | undefined) => (deviceId ? { deviceId: { ideal: deviceId } } : {})

async function ask(constraints: MediaStreamConstraints): Promise<MediaStream> {
  if (!navigator.mediaDevices?.getUserMedia) throw new DeviceError('not-supported', 'getUserMedia is missing')
  try {
    return await navigator.mediaDevices.getUserMedia(constraints)
  } catch (error) {
    throw new DeviceError(troubleOf(error), error instanceof Error ? error.name : 'getUserMedia failed')
  }
}

/** Opens the microphone, and for video the camera if there is one. @throws DeviceError without a microphone */
export async function openDevices(wants: MediaKind): Promise<OpenDevices> {
  const devices = getDefaultStore().get(chosenDevicesAtom)
  const audio = { ...speech, ...chosen(devices.microphoneId) }
  if (wants === 'video') {
    try {
      return { stream: await ask({ audio, video: { ...face, ...chosen(devices.cameraId) } }), kind: 'video' }
    } catch {
      // If the camera failed, the microphone alone may work.
    }
  }
  return { stream: await ask({ audio }), kind: 'audio' }
}

export interface DeviceChoice {
  id: string
  label: string
}

/** The names are empty until the user grants access to one of them. */
export async function listDevices(): Promise<{ microphones: DeviceChoice[]; cameras: DeviceChoice[] }> {
  const devices = (await navigator.mediaDevices?.enumerateDevices?.()) ?? []
  const ofKind = (kind: MediaDeviceKind, word: string) =>
    devices
      .filter((device) => device.kind === kind && device.deviceId !== '')
      .map((device, index) => ({ id: device.deviceId, label: device.label || `${word} ${index + 1}` }))
  return { microphones: ofKind('audioinput', 'Microphone'), cameras: ofKind('videoinput', 'Camera') }
}

export function whenDevicesChange(changed: () => void): () => void {
  navigator.mediaDevices?.addEventListener('devicechange', changed)
  return () => navigator.mediaDevices?.removeEventListener('devicechange', changed)
}

export function closeDevices(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop()
}
