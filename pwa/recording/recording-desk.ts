import { shareLock } from '../platform/locks.ts'
import { type ChosenDevices, closeDevices, DeviceError, type OpenDevices, openDevices } from '../platform/media-devices.ts'
import { canRecord, type RunningRecorder, startRecorder } from '../platform/media-recorder.ts'
import { listenToHeadset } from '../platform/media-session.ts'
import type { MediaKind, PracticeRow, RecordingRow, Shelf } from '../platform/shelf-rows.ts'
import { openSoundLevel, type SoundLevel } from '../platform/sound-level.ts'
import { askToKeep, freeBytes } from '../platform/storage-room.ts'
import { keepScreenOn } from '../platform/wake-lock.ts'
import { type ChunkKeeper, keepChunks } from './chunk-keeper.ts'
import { bitsPerSecond, bytesFor, typeFor } from './media-types.ts'
import { afterEvent, type Ending, idle, isBusy, type Recorder, type RecorderEvent, recordedMsAt } from './recorder.ts'
import { recordingLock } from './recording-now.ts'
import { afterListening, type Heard, isNothingHeard, levelDbOf, nothingYet } from './silence.ts'

export interface DeskView {
  recorder: Recorder
  /** A video was wanted and there is no camera: say 'Camera Unavailable'. */
  isCameraMissing: boolean
  isNothingHeard: boolean
  /** False when the device did not take everything: what is missing is in this tab's memory, see `keepAgain`. */
  isKept: boolean
}

export interface DeskOptions {
  shelf: Shelf
  practice: PracticeRow
  /** Recording stops by itself here, pauses not counted. */
  limitMs: number
  /** A steady clock in ms; `performance.now` on the page. */
  now: () => number
}

export interface Desk {
  view(): DeskView
  subscribe(changed: () => void): () => void
  /** From a tap: asks for the devices and records. What went wrong is in the view. */
  record(take: { wants: MediaKind; label: string; devices?: ChosenDevices }): Promise<void>
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
  /** Leaving the screen: a running recording is stopped and kept. */
  close(): Promise<void>
}

/** What is open while a recording runs. */
interface Session {
  devices: OpenDevices
  keeper: ChunkKeeper
  row: RecordingRow
  running: RunningRecorder
  level: SoundLevel | null
  stoppedAtMs: number | null
  why: Ending
  ended: PromiseWithResolvers<void>
  letGo: (() => void)[]
}

const listenEveryMs = 100

/** One microphone, one recording at a time. Carries out what `recorder.ts` decides. */
export function openDesk({ shelf, practice, limitMs, now }: DeskOptions): Desk {
  let view: DeskView = { recorder: idle, isCameraMissing: false, isNothingHeard: false, isKept: true }
  let session: Session | null = null
  let heard = nothingYet
  const listeners = new Set<() => void>()

  function show(change: Partial<DeskView>) {
    view = { ...view, ...change }
    for (const changed of listeners) changed()
  }
  function tell(event: RecorderEvent) {
    const recorder = afterEvent(view.recorder, event)
    if (recorder !== view.recorder) show({ recorder })
  }
  function end(why: Ending) {
    if (!session || session.stoppedAtMs !== null) return
    session.why = why
    session.stoppedAtMs = now()
    session.running.stop()
  }
  function troubled(error: unknown) {
    show({ isKept: false })
    // Going on would put minutes at the risk of one crash. What is there is safe: stop and say so.
    if (error instanceof DOMException && error.name === 'QuotaExceededError') end('device-is-full')
  }
  function listen() {
    if (!session || view.recorder.state !== 'recording') return
    heard = afterListening(heard, levelDbOf(session.level?.read() ?? new Float32Array()), listenEveryMs)
    const nothing = session.level !== null && isNothingHeard(heard)
    if (nothing !== view.isNothingHeard) show({ isNothingHeard: nothing })
    if (recordedMsAt(view.recorder, now()) >= limitMs) end('time-was-up')
  }
  async function finish(done: Session) {
    const lengthMs = recordedMsAt(view.recorder, done.stoppedAtMs ?? now())
    for (const letGo of done.letGo) letGo()
    closeDevices(done.devices.stream)
    const { recording, isKept } = await done.keeper.finish(lengthMs)
    done.row = recording
    show({ isKept, isNothingHeard: false })
    tell({ type: 'recording-ended', atMs: done.stoppedAtMs ?? now(), why: done.why })
    done.ended.resolve()
  }
  async function begin(wants: MediaKind, label: string, chosen: ChosenDevices | undefined) {
    const free = await freeBytes()
    if (free !== null && free < bytesFor(wants, limitMs)) return tell({ type: 'start-failed', why: 'no-room' })
    const devices = await openDevices(wants, chosen)
    const type = typeFor(devices.kind, canRecord)
    if (!type) {
      closeDevices(devices.stream)
      throw new DeviceError('not-supported', 'no recordable type')
    }
    show({ isCameraMissing: wants === 'video' && devices.kind === 'audio', isKept: true })
    const row = newRow(practice, devices.kind, type, label)
    const keeper = keepChunks(shelf, practice, row, troubled)
    session = await openSession(devices, row, keeper).catch((error) => {
      closeDevices(devices.stream)
      throw error
    })
    heard = nothingYet
    tell({ type: 'recording-started', recordingId: row.id, kind: devices.kind, atMs: now() })
  }
  async function openSession(devices: OpenDevices, row: RecordingRow, keeper: ChunkKeeper): Promise<Session> {
    const ended = Promise.withResolvers<void>()
    const rates = { audioBitsPerSecond: bitsPerSecond.audio, videoBitsPerSecond: bitsPerSecond.video }
    const running = await startRecorder(
      devices.stream,
      { type: row.type, ...rates },
      {
        piece: (bytes) => void keeper.add(bytes, recordedMsAt(view.recorder, now())),
        interrupted: () => desk.interrupt(),
        broke(why) {
          if (!session || session.stoppedAtMs !== null) return
          session.why = why
          session.stoppedAtMs = now()
        },
        ended: () => session && void finish(session),
      },
    )
    const timer = setInterval(listen, listenEveryMs)
    const level = openSoundLevel(devices.stream)
    const letGo = [
      keepScreenOn(),
      listenToHeadset(row.label, { pressed: () => (view.recorder.state === 'paused' ? desk.resume() : void desk.stop()) }),
      () => clearInterval(timer),
      () => level?.close(),
    ]
    return { devices, keeper, row, running, level, stoppedAtMs: null, why: 'by-person', ended, letGo }
  }
  const desk: Desk & { interrupt(): void } = {
    view: () => view,
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    async record({ wants, label, devices }) {
      if (isBusy(view.recorder)) return
      session = null
      tell({ type: 'record-was-tapped', wants })
      const release = shareLock(recordingLock)
      void askToKeep()
      try {
        await begin(wants, label, devices)
      } catch (error) {
        if (error instanceof DeviceError) tell({ type: 'devices-were-refused', why: error.trouble })
        else tell({ type: 'start-failed', why: 'could-not-start' })
      }
      if (session) void (session as Session).ended.promise.then(release)
      else release()
    },
    pause() {
      session?.running.pause()
      tell({ type: 'pause-was-tapped', atMs: now() })
    },
    interrupt() {
      session?.running.pause()
      tell({ type: 'interruption-began', atMs: now() })
    },
    resume() {
      session?.running.resume()
      tell({ type: 'resume-was-tapped', atMs: now() })
    },
    async stop() {
      end('by-person')
      if (isBusy(view.recorder)) await session?.ended.promise
    },
    putAway() {
      if (!isBusy(view.recorder)) session = null
      tell({ type: 'recording-was-put-away' })
    },
    async keepAgain() {
      if (!session || isBusy(view.recorder)) return
      show({ isKept: (await session.keeper.finish(session.row.lengthMs)).isKept })
    },
    recordedMs: () => recordedMsAt(view.recorder, now()),
    levelDb: () => (session?.level ? levelDbOf(session.level.read()) : -100),
    heard: () => heard,
    stream: () => session?.devices.stream ?? null,
    file: () =>
      session && view.recorder.state === 'completed' ? new Blob(session.keeper.pieces(), { type: session.row.type }) : null,
    async close() {
      await desk.stop()
      listeners.clear()
    },
  }
  return desk
}

function newRow(practice: PracticeRow, kind: MediaKind, type: string, label: string): RecordingRow {
  const size = { lengthMs: 0, bytes: 0, chunks: 0 }
  const owner = { practiceId: practice.id, uid: practice.uid }
  return {
    id: crypto.randomUUID(),
    ...owner,
    kind,
    type,
    label,
    startedAtMs: Date.now(),
    state: 'recording',
    ...size,
    delivered: false,
  }
}
