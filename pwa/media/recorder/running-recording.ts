import type { LocalStore, MediaKind, RecordingRow, RecordingSession } from '../../platform/local-store.ts'
import { closeDevices, type OpenDevices } from '../../platform/media-devices.ts'
import { canRecord, startRecorder } from '../../platform/media-recorder.ts'
import { listenToHeadset } from '../../platform/media-session.ts'
import { openSoundLevel } from '../../platform/sound-level.ts'
import { keepScreenOn } from '../../platform/wake-lock.ts'
import { createChunkWriter } from './chunk-writer.ts'
import { bitsPerSecond, typeFor } from './media-types.ts'
import type { Ending } from './recorder.ts'

interface RecordingOptions {
  localStore: LocalStore
  session: RecordingSession
  devices: OpenDevices
  type: string
  label: string
  recordedMs(): number
  onInterrupted(): void
  onWriteError(error: unknown): void
  onHeadsetPress(): void
}

/** Records a video's sound separately too: a phone too slow for the picture delays its sound, and the words matter most. */
export async function startRecording(options: RecordingOptions) {
  const { devices, type, label, session } = options
  const row = newRow(session, devices.kind, type, label, null)
  let ending: { why: Ending; atMs: number; lengthMs: number } | null = null
  const endAs = (why: Ending) => {
    ending ??= { why, atMs: performance.now(), lengthMs: options.recordedMs() }
  }
  const soundType = devices.kind === 'video' ? typeFor('audio', canRecord) : null
  const tracks = await Promise.all([
    openTrack(devices.stream, row, options, endAs),
    ...(soundType
      ? [openTrack(soundOf(devices.stream), newRow(session, 'audio', soundType, label, row.id), options, endAs)]
      : []),
  ])
  const [main, beside] = tracks
  const level = openSoundLevel(devices.stream)
  const releases = [keepScreenOn(), listenToHeadset(label, options.onHeadsetPress), () => level?.close()]
  const finishAll = async () => {
    const lengthMs = ending?.lengthMs ?? options.recordedMs()
    const stored = await Promise.all(tracks.map(({ writer }) => writer.finish(lengthMs)))
    return stored.every(Boolean)
  }
  const close = async () => {
    await Promise.all(tracks.map((track) => track.ended))
    for (const release of releases) release()
    closeDevices(devices.stream)
    endAs('recorder-broke')
    const { why, atMs } = ending!
    return { why, atMs, isStored: await finishAll() }
  }
  return {
    row,
    stream: devices.stream,
    samples: () => level?.read() ?? null,
    pause: () => tracks.forEach(({ running }) => void running.pause()),
    resume: () => tracks.forEach(({ running }) => void running.resume()),
    /** The first reason counts. */
    end(why: Ending) {
      endAs(why)
      for (const { running } of tracks) running.stop()
    },
    /** Resolves when everything is stored, or could not be. */
    ended: close(),
    storeAgain: finishAll,
    chunks: () => main!.writer.chunks(),
    soundBeside: () => (beside ? new Blob(beside.writer.chunks(), { type: beside.type }) : null),
  }
}

export type RunningRecording = Awaited<ReturnType<typeof startRecording>>

/** One MediaRecorder: picture with sound, or the sound alone beside a video. */
async function openTrack(
  stream: MediaStream,
  row: RecordingRow,
  { localStore, session, recordedMs, onInterrupted, onWriteError }: RecordingOptions,
  endAs: (why: Ending) => void,
) {
  const { type } = row
  const writer = createChunkWriter(localStore, session, row, onWriteError)
  const ended = Promise.withResolvers<void>()
  const rates = { audioBitsPerSecond: bitsPerSecond.audio, videoBitsPerSecond: bitsPerSecond.video }
  const running = await startRecorder(
    stream,
    { type, ...rates },
    {
      piece: (bytes) => void writer.add(bytes, recordedMs()),
      interrupted: onInterrupted,
      broke: endAs,
      ended: ended.resolve,
    },
  )
  return { type, running, writer, ended: ended.promise }
}

const soundOf = (stream: MediaStream) => new MediaStream(stream.getAudioTracks())

function newRow(session: RecordingSession, kind: MediaKind, type: string, label: string, soundOf: string | null): RecordingRow {
  const owner = { id: crypto.randomUUID(), practiceId: session.id, uid: session.uid, soundOf }
  const empty = { state: 'recording', lengthMs: 0, bytes: 0, chunks: 0, delivered: false } as const
  return { ...owner, kind, type, label, startedAtMs: Date.now(), ...empty }
}
