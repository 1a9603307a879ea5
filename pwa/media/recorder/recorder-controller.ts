import { createStore, type ReadableStore, type Store } from '../../platform/create-store.ts'
import type { LocalStore, MediaKind, RecordingRow, RecordingSession } from '../../platform/local-store.ts'
import { shareLock } from '../../platform/locks.ts'
import { closeDevices, DeviceError, type OpenDevices, openDevices } from '../../platform/media-devices.ts'
import { canRecord } from '../../platform/media-recorder.ts'
import { openSoundLevel, type SoundLevel } from '../../platform/sound-level.ts'
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

interface RecorderOptions {
  localStore: LocalStore
  session: RecordingSession
  /** Recording stops by itself here. Pauses do not count. */
  limitMs: number
}

interface Take {
  wants: MediaKind
  label: string
}

const listenEveryMs = 100

interface ControllerState extends RecorderOptions {
  view: Store<RecorderView>
  recording: RunningRecording | null
  heard: Heard
  /** Open before a recording, so that the user sees and hears what it will have. */
  preview: { devices: OpenDevices; level: SoundLevel | null } | null
  /** Increments with each preview, so that devices which arrive too late are closed. */
  previews: number
  starting: Promise<RunningRecording | null> | null
}

/** One microphone, one recording at a time. Carries out what `recorder.ts` decides. */
export function createRecorderController(options: RecorderOptions) {
  const { keeps } = options.localStore
  const view = createStore<RecorderView>({ recorder: idle, isCameraMissing: false, isNothingHeard: false, isStored: true, keeps })
  const state: ControllerState = {
    ...options,
    view,
    recording: null,
    heard: nothingYet,
    preview: null,
    previews: 0,
    starting: null,
  }
  const recorder = () => view.get().recorder
  const completed = () => (recorder().state === 'completed' ? state.recording : null)
  return {
    view: view as ReadableStore<RecorderView>,
    /** Opens the devices, without recording. Failures appear in the view. */
    openPreview: (wants: MediaKind) => openPreview(state, wants),
    closePreview: () => closePreview(state),
    /** Call from a tap. Failures appear in the view. */
    record: (take: Take) => record(state, take),
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
    levelDb: () => levelDbOf(state.recording?.samples() ?? state.preview?.level?.read() ?? silence),
    heard: () => state.heard,
    stream: () => state.recording?.stream ?? state.preview?.devices.stream ?? null,
    file(): Blob | null {
      const recording = completed()
      return recording && new Blob(recording.chunks(), { type: recording.row.type })
    },
    /** Without building the file: 14 MB cost a slow phone a fifth of a second. */
    row(): RecordingRow | null {
      const recording = completed()
      return recording && { ...recording.row, state: 'finished', lengthMs: recordedMsNow(state) }
    },
    soundBeside: () => completed()?.soundBeside() ?? null,
  }
}

export type RecorderController = ReturnType<typeof createRecorderController>

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

/** A recorder that is starting can be stopped only once it runs. */
async function stop(state: ControllerState) {
  await state.starting?.catch(() => null)
  const { view, recording } = state
  if (!isUnderWay(view.get().recorder)) return
  recording?.end('by-user')
  await recording?.ended
}

async function openPreview(state: ControllerState, wants: MediaKind) {
  if (state.starting || isUnderWay(state.view.get().recorder)) return
  closePreview(state)
  const mine = ++state.previews
  state.recording = null
  dispatch(state, { type: 'preview-was-opened', wants })
  try {
    const devices = await openDevices(wants)
    if (mine !== state.previews) return closeDevices(devices.stream)
    state.preview = { devices, level: openSoundLevel(devices.stream) }
    show(state, { isCameraMissing: wants === 'video' && devices.kind === 'audio' })
    dispatch(state, { type: 'devices-were-opened', kind: devices.kind })
  } catch (error) {
    if (mine === state.previews) refuse(state, error)
  }
}

/** Releases camera and microphone, unless a recording has them. */
function closePreview(state: ControllerState) {
  if (state.starting) return
  state.previews += 1
  state.preview?.level?.close()
  if (state.preview) closeDevices(state.preview.devices.stream)
  state.preview = null
  dispatch(state, { type: 'preview-was-closed' })
}

function refuse(state: ControllerState, error: unknown) {
  if (error instanceof DeviceError) dispatch(state, { type: 'devices-were-refused', why: error.trouble })
  else dispatch(state, { type: 'start-failed', why: 'could-not-start' })
}

const isLive = ({ stream }: OpenDevices) => stream.getTracks().every(({ readyState }) => readyState === 'live')

async function record(state: ControllerState, take: Take) {
  if (isBusy(state.view.get().recorder)) return
  if (state.preview && !isLive(state.preview.devices)) closePreview(state)
  state.recording = null
  dispatch(state, { type: 'record-was-tapped', wants: take.wants })
  const release = shareLock(recordingLock)
  void askToKeep()
  state.starting = begin(state, take)
  try {
    const recording = await state.starting
    if (recording) void follow(state, recording).finally(release)
    else release()
  } catch (error) {
    release()
    refuse(state, error)
  } finally {
    state.starting = null
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
  // The recorder takes over what the preview opened; the picture continues without a black moment.
  const devices = state.preview?.devices ?? (await openDevices(take.wants))
  state.preview?.level?.close()
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
    const recordingId = recording.row.id
    dispatch(state, { type: 'recording-started', recordingId, kind: devices.kind, atMs: performance.now() })
    return recording
  } catch (error) {
    closeDevices(devices.stream)
    throw error
  } finally {
    state.preview = null
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
