import { shareLock } from '../../platform/locks.ts'
import { type ChosenDevices, closeDevices, DeviceError, type OpenDevices, openDevices } from '../../platform/media-devices.ts'
import { canRecord } from '../../platform/media-recorder.ts'
import type { MediaKind, PracticeRow, Shelf } from '../../platform/shelf-rows.ts'
import { askToKeep, freeBytes } from '../../platform/storage-room.ts'
import { bytesFor, typeFor } from './media-types.ts'
import { afterEvent, idle, isBusy, isTimeUp, type Recorder, type RecorderEvent, recordedMsAt } from './recorder.ts'
import { recordingLock } from './recording-now.ts'
import { openSession, type Session } from './recording-session.ts'
import { afterListening, type Heard, isNothingHeard, levelDbOf, nothingYet } from './silence.ts'

export interface DeskView {
  recorder: Recorder
  /** A video was wanted and there is no camera: say 'Camera Unavailable'. */
  isCameraMissing: boolean
  isNothingHeard: boolean
  /** False when the device did not take everything: what is missing is in this tab's memory, see `keepAgain`. */
  isKept: boolean
  /** Where the recording lies: on this device, or as long as this tab is open. */
  keeps: Shelf['keeps']
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
interface Desktop extends DeskOptions {
  view: DeskView
  session: Session | null
  heard: Heard
  listeners: Set<() => void>
}

/** One microphone, one recording at a time. Carries out what `recorder.ts` decides. */
export function openDesk(options: DeskOptions): Desk {
  const view: DeskView = {
    recorder: idle,
    isCameraMissing: false,
    isNothingHeard: false,
    isKept: true,
    keeps: options.shelf.keeps,
  }
  const desktop: Desktop = { ...options, view, session: null, heard: nothingYet, listeners: new Set() }
  const { now } = options
  const recorder = () => desktop.view.recorder
  const desk: Desk = {
    view: () => desktop.view,
    subscribe(changed) {
      desktop.listeners.add(changed)
      return () => desktop.listeners.delete(changed)
    },
    record: (take) => record(desktop, take, desk),
    pause() {
      desktop.session?.pause()
      tell(desktop, { type: 'pause-was-tapped', atMs: now() })
    },
    resume() {
      desktop.session?.resume()
      tell(desktop, { type: 'resume-was-tapped', atMs: now() })
    },
    async stop() {
      if (recorder().state !== 'recording' && recorder().state !== 'paused') return
      desktop.session?.end('by-person')
      await desktop.session?.ended
    },
    putAway() {
      if (!isBusy(recorder())) desktop.session = null
      tell(desktop, { type: 'recording-was-put-away' })
    },
    async keepAgain() {
      if (desktop.session && !isBusy(recorder())) show(desktop, { isKept: await desktop.session.keepAgain() })
    },
    recordedMs: () => recordedMsAt(recorder(), now()),
    levelDb: () => levelDbOf(desktop.session?.samples() ?? silence),
    heard: () => desktop.heard,
    stream: () => desktop.session?.stream ?? null,
    file() {
      const { session } = desktop
      return session && recorder().state === 'completed' ? new Blob(session.pieces(), { type: session.type }) : null
    },
    fileType: () => (recorder().state === 'completed' ? (desktop.session?.type ?? null) : null),
    soundBeside: () => (recorder().state === 'completed' ? (desktop.session?.soundBeside() ?? null) : null),
    async close() {
      await desk.stop()
      desktop.listeners.clear()
    },
  }
  return desk
}

const silence = new Float32Array(0)

function show(desktop: Desktop, change: Partial<DeskView>) {
  desktop.view = { ...desktop.view, ...change }
  for (const changed of desktop.listeners) changed()
}

function tell(desktop: Desktop, event: RecorderEvent) {
  const recorder = afterEvent(desktop.view.recorder, event)
  if (recorder !== desktop.view.recorder) show(desktop, { recorder })
}

async function record(desktop: Desktop, take: Parameters<Desk['record']>[0], desk: Desk) {
  if (isBusy(desktop.view.recorder)) return
  desktop.session = null
  tell(desktop, { type: 'record-was-tapped', wants: take.wants })
  const release = shareLock(recordingLock)
  void askToKeep()
  try {
    const session = await begin(desktop, take, desk)
    if (session) void follow(desktop, session).finally(release)
    else release()
  } catch (error) {
    release()
    if (error instanceof DeviceError) tell(desktop, { type: 'devices-were-refused', why: error.trouble })
    else tell(desktop, { type: 'start-failed', why: 'could-not-start' })
  }
}

/** @throws DeviceError, DOMException. Null when there is no room. */
async function begin(desktop: Desktop, take: Parameters<Desk['record']>[0], desk: Desk): Promise<Session | null> {
  const { shelf, practice, limitMs, now } = desktop
  const free = await freeBytes()
  if (free !== null && free < bytesFor(take.wants, limitMs)) {
    tell(desktop, { type: 'start-failed', why: 'no-room' })
    return null
  }
  const devices = take.opened ?? (await openDevices(take.wants, take.devices))
  try {
    const type = typeFor(devices.kind, canRecord)
    if (!type) throw new DeviceError('not-supported', 'no recordable type')
    const session = await openSession({
      ...{ shelf, practice, devices, type, label: take.label, now, recordedMs: desk.recordedMs },
      interrupted() {
        desktop.session?.pause()
        tell(desktop, { type: 'interruption-began', atMs: now() })
      },
      troubled: (error) => troubled(desktop, error),
      headsetPressed: () => (desktop.view.recorder.state === 'paused' ? desk.resume() : void desk.stop()),
    })
    desktop.session = session
    desktop.heard = nothingYet
    show(desktop, { isCameraMissing: take.wants === 'video' && devices.kind === 'audio', isKept: true })
    tell(desktop, { type: 'recording-started', recordingId: session.recordingId, kind: devices.kind, atMs: now() })
    return session
  } catch (error) {
    closeDevices(devices.stream)
    throw error
  }
}

/** Watches a recording until it is put away. */
async function follow(desktop: Desktop, session: Session) {
  const timer = setInterval(() => listen(desktop, session), listenEveryMs)
  const { why, atMs, isKept } = await session.ended
  clearInterval(timer)
  show(desktop, { isKept, isNothingHeard: false })
  tell(desktop, { type: 'recording-ended', atMs, why })
}

function listen(desktop: Desktop, session: Session) {
  const { recorder } = desktop.view
  if (recorder.state !== 'recording') return
  const samples = session.samples()
  if (samples) desktop.heard = afterListening(desktop.heard, levelDbOf(samples), listenEveryMs)
  const nothing = samples !== null && isNothingHeard(desktop.heard)
  if (nothing !== desktop.view.isNothingHeard) show(desktop, { isNothingHeard: nothing })
  if (isTimeUp(recorder, desktop.limitMs, desktop.now())) session.end('time-was-up')
}

function troubled(desktop: Desktop, error: unknown) {
  show(desktop, { isKept: false })
  // Going on would put minutes at the risk of one crash. What is there is safe: stop and say so.
  if (error instanceof DOMException && error.name === 'QuotaExceededError') desktop.session?.end('device-is-full')
}
