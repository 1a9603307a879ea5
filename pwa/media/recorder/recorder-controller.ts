import type { LocalStore, MediaKind, RecordingSession } from '../../platform/local-store.ts'
import { shareLock } from '../../platform/locks.ts'
import { type ChosenDevices, closeDevices, DeviceError, type OpenDevices, openDevices } from '../../platform/media-devices.ts'
import { canRecord } from '../../platform/media-recorder.ts'
import { askToKeep, freeBytes } from '../../platform/storage-quota.ts'
import { bytesFor, typeFor } from './media-types.ts'
import { afterEvent, idle, isBusy, isTimeUp, type Recorder, type RecorderEvent, recordedMsAt } from './recorder.ts'
import { recordingLock } from './recording-now.ts'
import { type RunningRecording, startRecording } from './running-recording.ts'
import { afterListening, type Heard, isNothingHeard, levelDbOf, nothingYet } from './silence.ts'

export interface RecorderView {
  recorder: Recorder
  /** A video was wanted and there is no camera: say 'Camera Unavailable'. */
  isCameraMissing: boolean
  isNothingHeard: boolean
  /** False when the device did not take everything: what is missing is in this tab's memory, see `keepAgain`. */
  isKept: boolean
  /** Where the recording lies: on this device, or as long as this tab is open. */
  keeps: LocalStore['keeps']
}

export interface RecorderOptions {
  localStore: LocalStore
  session: RecordingSession
  /** Recording stops by itself here, pauses not counted. */
  limitMs: number
  /** A steady clock in ms; `performance.now` on the page. */
  now: () => number
}

export interface RecorderController {
  view(): RecorderView
  subscribe(changed: () => void): () => void
  /** From a tap: asks for the devices and records. What went wrong is in the view. `opened`: what a preview has open already; ours from here. */
  record(take: { wants: MediaKind; label: string; devices?: ChosenDevices; opened?: OpenDevices }): Promise<void>
  pause(): void
  resume(): void
  /** Resolves when the whole recording is put away. */
  stop(): Promise<void>
  /** Forgets the completed recording here (not on the shelf): ready for the next. */
  putAway(): void
  /** Tries once more to put what the device refused on the shelf. */
  keepAgain(): Promise<void>
  recordedMs(): number
  /** Loudness now in dBFS; -100 when nothing listens. */
  levelDb(): number
  heard(): Heard
  /** For the camera's picture. */
  stream(): MediaStream | null
  /** The completed recording as it was written; null before. */
  file(): Blob | null
  /** What that file is, without building it: 14 MB cost a slow phone a fifth of a second. Null before. */
  fileType(): string | null
  /** The sound recorded beside a completed video, without asking the shelf; null for everything else. */
  soundBeside(): Blob | null
  /** Leaving the screen: a running recording is stopped and kept. */
  close(): Promise<void>
}

const listenEveryMs = 100

/** What the desk knows besides its view. */
interface ControllerState extends RecorderOptions {
  view: RecorderView
  recording: RunningRecording | null
  heard: Heard
  listeners: Set<() => void>
}

/** One microphone, one recording at a time. Carries out what `recorder.ts` decides. */
export function createRecorderController(options: RecorderOptions): RecorderController {
  const view: RecorderView = {
    recorder: idle,
    isCameraMissing: false,
    isNothingHeard: false,
    isKept: true,
    keeps: options.localStore.keeps,
  }
  const desktop: ControllerState = { ...options, view, recording: null, heard: nothingYet, listeners: new Set() }
  const { now } = options
  const recorder = () => desktop.view.recorder
  const controller: RecorderController = {
    view: () => desktop.view,
    subscribe(changed) {
      desktop.listeners.add(changed)
      return () => desktop.listeners.delete(changed)
    },
    record: (take) => record(desktop, take, controller),
    pause() {
      desktop.recording?.pause()
      tell(desktop, { type: 'pause-was-tapped', atMs: now() })
    },
    resume() {
      desktop.recording?.resume()
      tell(desktop, { type: 'resume-was-tapped', atMs: now() })
    },
    async stop() {
      if (recorder().state !== 'recording' && recorder().state !== 'paused') return
      desktop.recording?.end('by-person')
      await desktop.recording?.ended
    },
    putAway() {
      if (!isBusy(recorder())) desktop.recording = null
      tell(desktop, { type: 'recording-was-put-away' })
    },
    async keepAgain() {
      if (desktop.recording && !isBusy(recorder())) show(desktop, { isKept: await desktop.recording.keepAgain() })
    },
    recordedMs: () => recordedMsAt(recorder(), now()),
    levelDb: () => levelDbOf(desktop.recording?.samples() ?? silence),
    heard: () => desktop.heard,
    stream: () => desktop.recording?.stream ?? null,
    file() {
      const { recording } = desktop
      return recording && recorder().state === 'completed' ? new Blob(recording.pieces(), { type: recording.type }) : null
    },
    fileType: () => (recorder().state === 'completed' ? (desktop.recording?.type ?? null) : null),
    soundBeside: () => (recorder().state === 'completed' ? (desktop.recording?.soundBeside() ?? null) : null),
    async close() {
      await controller.stop()
      desktop.listeners.clear()
    },
  }
  return controller
}

const silence = new Float32Array(0)

function show(desktop: ControllerState, change: Partial<RecorderView>) {
  desktop.view = { ...desktop.view, ...change }
  for (const changed of desktop.listeners) changed()
}

function tell(desktop: ControllerState, event: RecorderEvent) {
  const recorder = afterEvent(desktop.view.recorder, event)
  if (recorder !== desktop.view.recorder) show(desktop, { recorder })
}

async function record(
  desktop: ControllerState,
  take: Parameters<RecorderController['record']>[0],
  controller: RecorderController,
) {
  if (isBusy(desktop.view.recorder)) return
  desktop.recording = null
  tell(desktop, { type: 'record-was-tapped', wants: take.wants })
  const release = shareLock(recordingLock)
  void askToKeep()
  try {
    const recording = await begin(desktop, take, controller)
    if (recording) void follow(desktop, recording).finally(release)
    else release()
  } catch (error) {
    release()
    if (error instanceof DeviceError) tell(desktop, { type: 'devices-were-refused', why: error.trouble })
    else tell(desktop, { type: 'start-failed', why: 'could-not-start' })
  }
}

/** @throws DeviceError, DOMException. Null when there is no room. */
async function begin(
  desktop: ControllerState,
  take: Parameters<RecorderController['record']>[0],
  controller: RecorderController,
): Promise<RunningRecording | null> {
  const { localStore, session, limitMs, now } = desktop
  const free = await freeBytes()
  if (free !== null && free < bytesFor(take.wants, limitMs)) {
    tell(desktop, { type: 'start-failed', why: 'no-room' })
    return null
  }
  const devices = take.opened ?? (await openDevices(take.wants, take.devices))
  try {
    const type = typeFor(devices.kind, canRecord)
    if (!type) throw new DeviceError('not-supported', 'no recordable type')
    const recording = await startRecording({
      ...{ localStore, session, devices, type, label: take.label, now, recordedMs: controller.recordedMs },
      interrupted() {
        desktop.recording?.pause()
        tell(desktop, { type: 'interruption-began', atMs: now() })
      },
      troubled: (error) => troubled(desktop, error),
      headsetPressed: () => (desktop.view.recorder.state === 'paused' ? controller.resume() : void controller.stop()),
    })
    desktop.recording = recording
    desktop.heard = nothingYet
    show(desktop, { isCameraMissing: take.wants === 'video' && devices.kind === 'audio', isKept: true })
    tell(desktop, { type: 'recording-started', recordingId: recording.recordingId, kind: devices.kind, atMs: now() })
    return recording
  } catch (error) {
    closeDevices(devices.stream)
    throw error
  }
}

/** Watches a recording until it is put away. */
async function follow(desktop: ControllerState, recording: RunningRecording) {
  const timer = setInterval(() => listen(desktop, recording), listenEveryMs)
  const { why, atMs, isKept } = await recording.ended
  clearInterval(timer)
  show(desktop, { isKept, isNothingHeard: false })
  tell(desktop, { type: 'recording-ended', atMs, why })
}

function listen(desktop: ControllerState, recording: RunningRecording) {
  const { recorder } = desktop.view
  if (recorder.state !== 'recording') return
  const samples = recording.samples()
  if (samples) desktop.heard = afterListening(desktop.heard, levelDbOf(samples), listenEveryMs)
  const nothing = samples !== null && isNothingHeard(desktop.heard)
  if (nothing !== desktop.view.isNothingHeard) show(desktop, { isNothingHeard: nothing })
  if (isTimeUp(recorder, desktop.limitMs, desktop.now())) recording.end('time-was-up')
}

function troubled(desktop: ControllerState, error: unknown) {
  show(desktop, { isKept: false })
  // Going on would put minutes at the risk of one crash. What is there is safe: stop and say so.
  if (error instanceof DOMException && error.name === 'QuotaExceededError') desktop.recording?.end('device-is-full')
}
