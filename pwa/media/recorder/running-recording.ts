import type { LocalStore, MediaKind, RecordingRow, RecordingSession } from '../../platform/local-store.ts'
import { closeDevices, type OpenDevices } from '../../platform/media-devices.ts'
import { canRecord, type RunningRecorder, startRecorder } from '../../platform/media-recorder.ts'
import { listenToHeadset } from '../../platform/media-session.ts'
import { openSoundLevel } from '../../platform/sound-level.ts'
import { keepScreenOn } from '../../platform/wake-lock.ts'
import { type ChunkWriter, createChunkWriter } from './chunk-writer.ts'
import { bitsPerSecond, typeFor } from './media-types.ts'
import type { Ending } from './recorder.ts'

export interface RecordingOptions {
  localStore: LocalStore
  session: RecordingSession
  devices: OpenDevices
  type: string
  label: string
  now(): number
  /** What has been recorded so far, ms, pauses left out. */
  recordedMs(): number
  /** The system took the microphone away for now. */
  interrupted(): void
  /** The shelf refused a piece. */
  troubled(error: unknown): void
  headsetPressed(): void
}

/** One recording while it runs, and its pieces afterwards. */
export interface RunningRecording {
  recordingId: string
  type: string
  stream: MediaStream
  /** The newest samples; null where the browser cannot listen beside recording. */
  samples(): Float32Array | null
  pause(): void
  resume(): void
  /** Ends it; the first reason counts. */
  end(why: Ending): void
  /** Everything is put away, or could not be. */
  ended: Promise<{ why: Ending; atMs: number; isKept: boolean }>
  /** Tries once more to put away what the device refused. Resolves to whether it did. */
  keepAgain(): Promise<boolean>
  pieces(): ArrayBuffer[]
  /** The sound recorded beside a video; null for everything else. */
  soundBeside(): Blob | null
}

interface Take {
  type: string
  running: RunningRecorder
  keeper: ChunkWriter
  ended: Promise<void>
}

/**
 * Records what the devices give. A video's sound is recorded once more beside it: a phone that cannot keep up with the picture holds back
 * the sound with it, and what was said is what counts. It is also what a pitch's analysis needs.
 * @throws DOMException when the browser cannot record this stream after all
 */
export async function startRecording(options: RecordingOptions): Promise<RunningRecording> {
  const { devices, type, label, session } = options
  const row = newRow(session, devices.kind, type, label, null)
  let ending: { why: Ending; atMs: number; lengthMs: number } | null = null
  const note = (why: Ending) => {
    ending ??= { why, atMs: options.now(), lengthMs: options.recordedMs() }
  }
  const soundType = devices.kind === 'video' ? typeFor('audio', canRecord) : null
  const takes = await Promise.all([
    openTake(devices.stream, row, options, note),
    ...(soundType ? [openTake(soundOf(devices.stream), newRow(session, 'audio', soundType, label, row.id), options, note)] : []),
  ])
  const level = openSoundLevel(devices.stream)
  const releases = [keepScreenOn(), listenToHeadset(label, { pressed: options.headsetPressed }), () => level?.close()]
  const finishAll = async () => {
    const lengthMs = ending?.lengthMs ?? options.recordedMs()
    const finished = await Promise.all(takes.map((take) => take.keeper.finish(lengthMs)))
    return finished.every(({ isKept }) => isKept)
  }
  const close = async () => {
    await Promise.all(takes.map((take) => take.ended))
    for (const release of releases) release()
    closeDevices(devices.stream)
    // Nobody ended it and nothing broke: the browser's recorder stopped by itself.
    note('recorder-broke')
    const { why, atMs } = ending!
    return { why, atMs, isKept: await finishAll() }
  }
  return {
    recordingId: row.id,
    type,
    stream: devices.stream,
    samples: () => level?.read() ?? null,
    pause: () => takes.forEach((take) => void take.running.pause()),
    resume: () => takes.forEach((take) => void take.running.resume()),
    end(why) {
      note(why)
      for (const take of takes) take.running.stop()
    },
    ended: close(),
    keepAgain: finishAll,
    pieces: () => takes[0]!.keeper.pieces(),
    soundBeside: () => (takes[1] ? new Blob(takes[1].keeper.pieces(), { type: takes[1].type }) : null),
  }
}

async function openTake(
  stream: MediaStream,
  row: RecordingRow,
  options: RecordingOptions,
  note: (why: Ending) => void,
): Promise<Take> {
  const keeper = createChunkWriter(options.localStore, options.session, row, options.troubled)
  const ended = Promise.withResolvers<void>()
  const rates = { audioBitsPerSecond: bitsPerSecond.audio, videoBitsPerSecond: bitsPerSecond.video }
  const running = await startRecorder(
    stream,
    { type: row.type, ...rates },
    {
      piece: (bytes) => void keeper.add(bytes, options.recordedMs()),
      interrupted: options.interrupted,
      broke: note,
      ended: ended.resolve,
    },
  )
  return { type: row.type, running, keeper, ended: ended.promise }
}

const soundOf = (stream: MediaStream) => new MediaStream(stream.getAudioTracks())

function newRow(session: RecordingSession, kind: MediaKind, type: string, label: string, soundOf: string | null): RecordingRow {
  const owner = { practiceId: session.id, uid: session.uid, soundOf }
  const size = { lengthMs: 0, bytes: 0, chunks: 0 }
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
