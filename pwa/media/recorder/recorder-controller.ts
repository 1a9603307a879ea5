import { createStore, type ReadableStore, type Store } from '../../platform/create-store.ts'
import type { LocalStore, MediaKind, RecordingSession } from '../../platform/local-store.ts'
import { shareLock } from '../../platform/locks.ts'
import { type ChosenDevices, closeDevices, DeviceError, type OpenDevices, openDevices } from '../../platform/media-devices.ts'
import { canRecord } from '../../platform/media-recorder.ts'
import { askToKeep, freeBytes } from '../../platform/storage-quota.ts'
import { bytesFor, typeFor } from './media-types.ts'
import { afterEvent, idle, isBusy, isTimeUp, isUnderWay, type Recorder, type RecorderEvent, recordedMsAt } from './recorder.ts'
import { recordingLock } from './recording-now.ts'
import { type RunningRecording, startRecording } from './running-recording.ts'
import { afterListening, type Heard, isNothingHeard, levelDbOf, nothingYet } from './silence.ts'

export interface RecorderView {
  recorder: Recorder
  isCameraMissing: boolean
  isNothingHeard: boolean
  /** False when the device could not store everything: the rest is in memory, see `storeAgain`. */
  isStored: boolean
  keeps: LocalStore['keeps']
}

export interface RecorderOptions {
  localStore: LocalStore
  session: RecordingSession
  /** Recording stops by itself here. Pauses do not count. */
  limitMs: number
}

interface Take {
  wants: MediaKind
  label: string
  devices?: ChosenDevices
  opened?: OpenDevices
}

export interface RecorderController {
  view: ReadableStore<RecorderView>
  /** Call from a tap. Failures appear in the view. */
  record(take: Take): Promise<void>
  pause(): void
  resume(): void
  stop(): Promise<void>
  clear(): void
  storeAgain(): Promise<void>
  recordedMs(): number
  levelDb(): number
  heard(): Heard
  stream(): MediaStream | null
  file(): Blob | null
  /** Its type without building the file: 14 MB cost a slow phone a fifth of a second. */
  fileType(): string | null
  soundBeside(): Blob | null
}

const listenEveryMs = 100

interface ControllerState extends RecorderOptions {
  view: Store<RecorderView>
  recording: RunningRecording | null
  heard: Heard
}

/** One microphone, one recording at a time. Carries out what `recorder.ts` decides. */
export function createRecorderController(options: RecorderOptions): RecorderController {
  const { keeps } = options.localStore
  const view = createStore<RecorderView>({ recorder: idle, isCameraMissing: false, isNothingHeard: false, isStored: true, keeps })
  const state: ControllerState = { ...options, view, recording: null, heard: nothingYet }
  const recorder = () => view.get().recorder
  const completed = () => (recorder().state === 'completed' ? state.recording : null)
  return {
    view,
    record: (take) => record(state, take),
    pause() {
      state.recording?.pause()
      dispatch(state, { type: 'pause-was-tapped', atMs: performance.now() })
    },
    resume: () => resume(state),
    stop: () => stop(state),
    clear() {
      if (!isBusy(recorder())) state.recording = null
      dispatch(state, { type: 'recording-was-cleared' })
    },
    async storeAgain() {
      if (state.recording && !isBusy(recorder())) show(state, { isStored: await state.recording.storeAgain() })
    },
    recordedMs: () => recordedMsNow(state),
    levelDb: () => levelDbOf(state.recording?.samples() ?? silence),
    heard: () => state.heard,
    stream: () => state.recording?.stream ?? null,
    file() {
      const recording = completed()
      return recording && new Blob(recording.chunks(), { type: recording.type })
    },
    fileType: () => completed()?.type ?? null,
    soundBeside: () => completed()?.soundBeside() ?? null,
  }
}

const silence = new Float32Array(0)

const recordedMsNow = ({ view }: ControllerState) => recordedMsAt(view.get().recorder, performance.now())

function show({ view }: ControllerState, change: Partial<RecorderView>) {
  view.set({ ...view.get(), ...change })
}

function dispatch(state: ControllerState, event: RecorderEvent) {
  const before = state.view.get().recorder
  const recorder = afterEvent(before, event)
  if (recorder !== before) show(state, { recorder })
}

function resume(state: ControllerState) {
  state.recording?.resume()
  dispatch(state, { type: 'resume-was-tapped', atMs: performance.now() })
}

async function stop({ view, recording }: ControllerState) {
  if (!isUnderWay(view.get().recorder)) return
  recording?.end('by-user')
  await recording?.ended
}

async function record(state: ControllerState, take: Take) {
  if (isBusy(state.view.get().recorder)) return
  state.recording = null
  dispatch(state, { type: 'record-was-tapped', wants: take.wants })
  const release = shareLock(recordingLock)
  void askToKeep()
  try {
    const recording = await begin(state, take)
    if (recording) void follow(state, recording).finally(release)
    else release()
  } catch (error) {
    release()
    if (error instanceof DeviceError) dispatch(state, { type: 'devices-were-refused', why: error.trouble })
    else dispatch(state, { type: 'start-failed', why: 'could-not-start' })
  }
}

/** Null when the device has too little free space. @throws DeviceError, DOMException */
async function begin(state: ControllerState, take: Take): Promise<RunningRecording | null> {
  const { localStore, session, limitMs } = state
  const free = await freeBytes()
  if (free !== null && free < bytesFor(take.wants, limitMs)) {
    dispatch(state, { type: 'start-failed', why: 'not-enough-space' })
    return null
  }
  const devices = take.opened ?? (await openDevices(take.wants, take.devices))
  try {
    const type = typeFor(devices.kind, canRecord)
    if (!type) throw new DeviceError('not-supported', 'no recordable type')
    const recording = await startRecording({
      ...{ localStore, session, devices, type, label: take.label },
      recordedMs: () => recordedMsNow(state),
      onInterrupted() {
        state.recording?.pause()
        dispatch(state, { type: 'interruption-began', atMs: performance.now() })
      },
      onWriteError: (error) => stopWhenFull(state, error),
      onHeadsetPress: () => (state.view.get().recorder.state === 'paused' ? resume(state) : void stop(state)),
    })
    state.recording = recording
    state.heard = nothingYet
    show(state, { isCameraMissing: take.wants === 'video' && devices.kind === 'audio', isStored: true })
    const { recordingId } = recording
    dispatch(state, { type: 'recording-started', recordingId, kind: devices.kind, atMs: performance.now() })
    return recording
  } catch (error) {
    closeDevices(devices.stream)
    throw error
  }
}

async function follow(state: ControllerState, recording: RunningRecording) {
  const timer = setInterval(() => listen(state, recording), listenEveryMs)
  const { why, atMs, isStored } = await recording.ended
  clearInterval(timer)
  show(state, { isStored, isNothingHeard: false })
  dispatch(state, { type: 'recording-ended', atMs, why })
}

function listen(state: ControllerState, recording: RunningRecording) {
  const { recorder, isNothingHeard: before } = state.view.get()
  if (recorder.state !== 'recording') return
  const samples = recording.samples()
  if (samples) state.heard = afterListening(state.heard, levelDbOf(samples), listenEveryMs)
  const nothing = samples !== null && isNothingHeard(state.heard)
  if (nothing !== before) show(state, { isNothingHeard: nothing })
  if (isTimeUp(recorder, state.limitMs, performance.now())) recording.end('time-was-up')
}

function stopWhenFull(state: ControllerState, error: unknown) {
  show(state, { isStored: false })
  // Stop: recording on could lose minutes in one crash, and what is stored is safe.
  if (error instanceof DOMException && error.name === 'QuotaExceededError') state.recording?.end('device-is-full')
}
