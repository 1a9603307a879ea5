import { createStore, type ReadableStore } from '../../platform/create-store.ts'
import type { LocalStore, MediaKind, RecordingRow, RecordingSession } from '../../platform/local-store.ts'
import { shareLock } from '../../platform/locks.ts'
import { closeDevices, DeviceError, type OpenDevices, openDevices } from '../../platform/media-devices.ts'
import { canRecord } from '../../platform/media-recorder.ts'
import { openSoundLevel, type SoundLevel } from '../../platform/sound-level.ts'
import { freeBytes } from '../../platform/storage-quota.ts'
import { bytesFor, typeFor } from './media-types.ts'
import { afterEvent, idle, isBusy, isTimeUp, isUnderWay, type Recorder, type RecorderEvent, recordedMsAt } from './recorder.ts'
import { recordingLock } from './recording-now.ts'
import { type RunningRecording, startRecording } from './running-recording.ts'
import { afterListening, isNothingHeard, levelDbOf, nothingYet } from './silence.ts'

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
const silence = new Float32Array(0)

/** One microphone, one recording at a time. Carries out what `recorder.ts` decides. */
export function createRecorderController({ localStore, session, limitMs }: RecorderOptions) {
  const view = createStore<RecorderView>({
    ...{ recorder: idle, isCameraMissing: false, isNothingHeard: false, isStored: true, keeps: localStore.keeps },
  })
  let recording: RunningRecording | null = null
  let heard = nothingYet
  /** Open before a recording, so that the user sees and hears what it will have. */
  let preview: { devices: OpenDevices; level: SoundLevel | null } | null = null
  /** Increments with each preview, so that devices which arrive too late are closed. */
  let previews = 0
  let starting: Promise<RunningRecording | null> | null = null

  const recorderNow = () => view.get().recorder
  const recordedMs = () => recordedMsAt(recorderNow(), performance.now())
  const completed = () => (recorderNow().state === 'completed' ? recording : null)
  const show = (change: Partial<RecorderView>) => view.set({ ...view.get(), ...change })

  function dispatch(event: RecorderEvent) {
    const recorder = afterEvent(recorderNow(), event)
    if (recorder !== recorderNow()) show({ recorder })
  }

  function pause(why: 'by-user' | 'interrupted') {
    recording?.pause()
    dispatch({ type: 'recording-was-paused', why, atMs: performance.now() })
  }

  function resume() {
    recording?.resume()
    dispatch({ type: 'resume-was-tapped', atMs: performance.now() })
  }

  /** A recorder that is starting can be stopped only once it runs. */
  async function stop() {
    await starting?.catch(() => null)
    if (!isUnderWay(recorderNow())) return
    recording?.end('by-user')
    await recording?.ended
  }

  /** Opens the devices, without recording. Failures appear in the view. */
  async function openPreview(wants: MediaKind) {
    if (starting || isUnderWay(recorderNow())) return
    closePreview()
    const mine = ++previews
    recording = null
    dispatch({ type: 'devices-were-requested', wants })
    try {
      const devices = await openDevices(wants)
      if (mine !== previews) return closeDevices(devices.stream)
      preview = { devices, level: openSoundLevel(devices.stream) }
      show({ isCameraMissing: wants === 'video' && devices.kind === 'audio' })
      dispatch({ type: 'devices-were-opened', kind: devices.kind })
    } catch (error) {
      if (mine === previews) refuse(error)
    }
  }

  /** Releases camera and microphone, unless a recording has them. */
  function closePreview() {
    if (starting) return
    previews += 1
    preview?.level?.close()
    if (preview) closeDevices(preview.devices.stream)
    preview = null
    dispatch({ type: 'preview-was-closed' })
  }

  function refuse(error: unknown) {
    if (error instanceof DeviceError) dispatch({ type: 'devices-were-refused', why: error.trouble })
    else dispatch({ type: 'start-failed', why: 'could-not-start' })
  }

  /** Call from a tap. Failures appear in the view. */
  async function record(take: Take) {
    if (isBusy(recorderNow())) return
    if (preview && !isLive(preview.devices)) closePreview()
    recording = null
    dispatch({ type: 'devices-were-requested', wants: take.wants })
    const release = shareLock(recordingLock)
    void navigator.storage?.persist?.().catch(() => undefined)
    starting = begin(take)
    try {
      const started = await starting
      if (started) void follow(started).finally(release)
      else release()
    } catch (error) {
      release()
      refuse(error)
    } finally {
      starting = null
    }
  }

  /** Null when the device has too little free space. @throws DeviceError, DOMException */
  async function begin({ wants, label }: Take): Promise<RunningRecording | null> {
    const free = await freeBytes()
    if (free !== null && free < bytesFor(wants, limitMs)) {
      dispatch({ type: 'start-failed', why: 'not-enough-space' })
      return null
    }
    // The recorder takes over what the preview opened; the picture continues without a black moment.
    const devices = preview?.devices ?? (await openDevices(wants))
    preview?.level?.close()
    try {
      const type = typeFor(devices.kind, canRecord)
      if (!type) throw new DeviceError('not-supported', 'no recordable type')
      recording = await startRecording({
        ...{ localStore, session, devices, type, label, recordedMs },
        onInterrupted: () => pause('interrupted'),
        onWriteError: stopWhenFull,
        onHeadsetPress: () => (recorderNow().state === 'paused' ? resume() : void stop()),
      })
      heard = nothingYet
      show({ isCameraMissing: wants === 'video' && devices.kind === 'audio', isStored: true })
      const recordingId = recording.row.id
      dispatch({ type: 'recording-started', recordingId, kind: devices.kind, atMs: performance.now() })
      return recording
    } catch (error) {
      closeDevices(devices.stream)
      throw error
    } finally {
      preview = null
    }
  }

  async function follow(started: RunningRecording) {
    const timer = setInterval(() => listen(started), listenEveryMs)
    const { why, atMs, isStored } = await started.ended
    clearInterval(timer)
    show({ isStored, isNothingHeard: false })
    dispatch({ type: 'recording-ended', atMs, why })
  }

  function listen(started: RunningRecording) {
    const { recorder, isNothingHeard: before } = view.get()
    if (recorder.state !== 'recording') return
    const samples = started.samples()
    if (samples) heard = afterListening(heard, levelDbOf(samples), listenEveryMs)
    const nothing = samples !== null && isNothingHeard(heard)
    if (nothing !== before) show({ isNothingHeard: nothing })
    if (isTimeUp(recorder, limitMs, performance.now())) started.end('time-was-up')
  }

  function stopWhenFull(error: unknown) {
    show({ isStored: false })
    // Stop: recording on could lose minutes in one crash, and what is stored is safe.
    if (error instanceof DOMException && error.name === 'QuotaExceededError') recording?.end('device-is-full')
  }

  return {
    view: view as ReadableStore<RecorderView>,
    ...{ openPreview, closePreview, record, resume, stop, recordedMs },
    pause: () => pause('by-user'),
    clear() {
      if (!isBusy(recorderNow())) recording = null
      dispatch({ type: 'recording-was-cleared' })
    },
    async storeAgain() {
      if (recording && !isBusy(recorderNow())) show({ isStored: await recording.storeAgain() })
    },
    levelDb: () => levelDbOf(recording?.samples() ?? preview?.level?.read() ?? silence),
    heard: () => heard,
    stream: () => recording?.stream ?? preview?.devices.stream ?? null,
    file(): Blob | null {
      const done = completed()
      return done && new Blob(done.chunks(), { type: done.row.type })
    },
    /** Without building the file: 14 MB cost a slow phone a fifth of a second. */
    row(): RecordingRow | null {
      const done = completed()
      return done && { ...done.row, state: 'finished', lengthMs: recordedMs() }
    },
    soundBeside: () => completed()?.soundBeside() ?? null,
  }
}

export type RecorderController = ReturnType<typeof createRecorderController>

const isLive = ({ stream }: OpenDevices) => stream.getTracks().every(({ readyState }) => readyState === 'live')
