import { atom, getDefaultStore } from 'jotai'
import { levelDbOf } from '../../../media/recorder/silence.ts'
import type { MediaKind } from '../../../platform/local-store.ts'
import {
  closeDevices,
  DeviceError,
  type DeviceTrouble,
  type OpenDevices,
  openDevices,
  rememberedDevices,
} from '../../../platform/media-devices.ts'
import { openSoundLevel, type SoundLevel } from '../../../platform/sound-level.ts'

export type Preview =
  | { state: 'closed' }
  | { state: 'asking' }
  | { state: 'open'; devices: OpenDevices; isCameraMissing: boolean }
  /** The recorder owns and releases them; the picture continues without a black moment. */
  | { state: 'handed-over'; devices: OpenDevices }
  | { state: 'refused'; why: DeviceTrouble }

const closed: Preview = { state: 'closed' }
export const previewAtom = atom<Preview>(closed)

const store = getDefaultStore()
let level: SoundLevel | null = null
/** Increments with each request, so devices that arrive too late are closed. */
let requests = 0

function closeLevel() {
  level?.close()
  level = null
}

export async function openPreview(wants: MediaKind): Promise<void> {
  closePreview()
  const mine = ++requests
  store.set(previewAtom, { state: 'asking' })
  try {
    const devices = await openDevices(wants, rememberedDevices())
    if (mine !== requests) return closeDevices(devices.stream)
    level = openSoundLevel(devices.stream)
    store.set(previewAtom, { state: 'open', devices, isCameraMissing: wants === 'video' && devices.kind === 'audio' })
  } catch (error) {
    if (mine === requests)
      store.set(previewAtom, { state: 'refused', why: error instanceof DeviceError ? error.trouble : 'not-supported' })
  }
}

/** Releases camera and microphone. */
export function closePreview() {
  requests += 1
  const preview = store.get(previewAtom)
  if (preview.state === 'open') closeDevices(preview.devices.stream)
  closeLevel()
  store.set(previewAtom, closed)
}

export function handOverPreview(): OpenDevices | null {
  const preview = store.get(previewAtom)
  if (preview.state !== 'open') return null
  if (!preview.devices.stream.getTracks().every(({ readyState }) => readyState === 'live')) {
    closePreview()
    return null
  }
  closeLevel()
  store.set(previewAtom, { state: 'handed-over', devices: preview.devices })
  return preview.devices
}

export function previewLevelDb(): number {
  const samples = level?.read()
  return samples ? levelDbOf(samples) : -100
}
