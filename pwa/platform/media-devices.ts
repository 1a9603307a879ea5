import type { MediaKind } from './local-store.ts'

/** Why a device could not be had, in words of our own: browsers disagree on the names. */
export type DeviceTrouble = 'no-permission' | 'no-device' | 'device-busy' | 'not-supported'

export class DeviceError extends Error {
  readonly trouble: DeviceTrouble

  constructor(trouble: DeviceTrouble, log: string) {
    super(log)
    this.name = 'DeviceError'
    this.trouble = trouble
  }
}

export interface ChosenDevices {
  microphoneId?: string | undefined
  cameraId?: string | undefined
}

export interface OpenDevices {
  stream: MediaStream
  /** 'audio' although 'video' was wanted: there is no camera, or it was refused. */
  kind: MediaKind
}

const speech: MediaTrackConstraints = { echoCancellation: true, noiseSuppression: true, autoGainControl: true, channelCount: 1 }
/** The front camera of a phone, at what a face needs. */
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

/** `ideal`, not `exact`: a headset chosen yesterday and left at home must not stop anybody. */
const chosen = (deviceId: string | undefined) => (deviceId ? { deviceId: { ideal: deviceId } } : {})

async function ask(constraints: MediaStreamConstraints): Promise<MediaStream> {
  // Undefined on pages that are not secure.
  if (!navigator.mediaDevices?.getUserMedia) throw new DeviceError('not-supported', 'getUserMedia is missing')
  try {
    return await navigator.mediaDevices.getUserMedia(constraints)
  } catch (error) {
    throw new DeviceError(troubleOf(error), error instanceof Error ? error.name : 'getUserMedia failed')
  }
}

/**
 * Asks for the microphone, and for the camera when a video is wanted; without a camera sound alone is given.
 * @throws DeviceError when there is no microphone
 */
export async function openDevices(wants: MediaKind, devices: ChosenDevices = {}): Promise<OpenDevices> {
  const audio = { ...speech, ...chosen(devices.microphoneId) }
  if (wants === 'video') {
    try {
      return { stream: await ask({ audio, video: { ...face, ...chosen(devices.cameraId) } }), kind: 'video' }
    } catch {
      // Whatever the camera's trouble is, the microphone may be fine: asked for alone, it says so itself.
    }
  }
  return { stream: await ask({ audio }), kind: 'audio' }
}

export interface DeviceChoice {
  id: string
  label: string
}

/** Microphones and cameras to choose from; names are there once the person has allowed one of them. */
export async function listDevices(): Promise<{ microphones: DeviceChoice[]; cameras: DeviceChoice[] }> {
  const devices = (await navigator.mediaDevices?.enumerateDevices?.()) ?? []
  const ofKind = (kind: MediaDeviceKind, word: string) =>
    devices
      .filter((device) => device.kind === kind && device.deviceId !== '')
      .map((device, index) => ({ id: device.deviceId, label: device.label || `${word} ${index + 1}` }))
  return { microphones: ofKind('audioinput', 'Microphone'), cameras: ofKind('videoinput', 'Camera') }
}

/** Calls back when something is plugged in or out. Returns how to stop listening. */
export function whenDevicesChange(changed: () => void): () => void {
  navigator.mediaDevices?.addEventListener('devicechange', changed)
  return () => navigator.mediaDevices?.removeEventListener('devicechange', changed)
}

/** Lets go of microphone and camera: the lamp beside the lens goes out. */
export function closeDevices(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop()
}

const rememberedUnder = 'greenroom-devices'

export function rememberDevices(devices: ChosenDevices) {
  try {
    localStorage.setItem(rememberedUnder, JSON.stringify(devices))
  } catch {
    // No storage, no memory: the browser's default device is used next time.
  }
}

export function rememberedDevices(): ChosenDevices {
  try {
    const { microphoneId, cameraId } = JSON.parse(localStorage.getItem(rememberedUnder) ?? '{}')
    const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
    return { microphoneId: text(microphoneId), cameraId: text(cameraId) }
  } catch {
    return {}
  }
}
