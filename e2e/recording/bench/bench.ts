import { createRecorderController } from '../../../pwa/media/recorder/recorder-controller.ts'
import { recordingLock } from '../../../pwa/media/recorder/recording-now.ts'
import {
  continueRecordingSession,
  endRecordingSession,
  fileOf,
  newestLeft,
  recordingsOf,
  startRecordingSession,
  undeliveredOf,
} from '../../../pwa/media/recorder/recording-sessions.ts'
import { openOutbox } from '../../../pwa/media/uploads/outbox.ts'
import { openOutboxChannel } from '../../../pwa/media/uploads/outbox-channel.ts'
import { openLocalStore } from '../../../pwa/platform/database-store.ts'
import type { MediaKind, RecordingSession, UploadJob } from '../../../pwa/platform/local-store.ts'
import { heldLocks } from '../../../pwa/platform/locks.ts'

/** A test page for recorder and outbox, driven by the stories in e2e/recording through `window.bench`. */
const localStore = await openLocalStore()
const channel = openOutboxChannel()
const uid = () => localStorage.getItem('bench-person')
const tokenFor = async ({ fresh }: { fresh: boolean }) => {
  const person = uid()
  if (person === null) return null
  if (fresh) localStorage.setItem('bench-token', String(Number(localStorage.getItem('bench-token') ?? 0) + 1))
  return `${person}.${localStorage.getItem('bench-token') ?? 0}`
}
const outbox = openOutbox({ localStore, channel, uid, token: tokenFor })
const worker = 'serviceWorker' in navigator && location.search.includes('worker')
if (worker) await navigator.serviceWorker.register('/bench-worker.js')

const longFrames: { durationMs: number; scriptsMs: number; longest: string }[] = []
const scriptsOf = (entry: PerformanceEntry) => ('scripts' in entry ? (entry.scripts as PerformanceEntry[]) : [])
const frameOf = (entry: PerformanceEntry) => ({
  durationMs: entry.duration,
  scriptsMs: scriptsOf(entry).reduce((sum, script) => sum + script.duration, 0),
  longest: JSON.stringify(scriptsOf(entry).sort((one, other) => other.duration - one.duration)[0] ?? null),
})
if (PerformanceObserver.supportedEntryTypes.includes('long-animation-frame'))
  new PerformanceObserver((list) => longFrames.push(...list.getEntries().map(frameOf))).observe({
    type: 'long-animation-frame',
    buffered: true,
  })

const isShown = location.search.includes('show')

async function createBenchRecorder(limitMs: number) {
  const { session } = await startRecordingSession(localStore, { uid: uid() ?? 'nobody', kind: 'bench', notes: null })
  const controller = createRecorderController({ localStore, session, limitMs })
  let startedAtMs = 0
  controller.view.subscribe(() => {
    if (controller.view.get().recorder.state === 'recording' && startedAtMs === 0) startedAtMs = Date.now()
  })
  if (isShown) {
    const { showWorkbench } = await import('./workbench.tsx')
    showWorkbench(document.getElementById('root')!, { localStore, outbox, controller, limitMs, session })
  }
  return { controller, session, startedAtMs: () => startedAtMs }
}
type BenchRecorder = Awaited<ReturnType<typeof createBenchRecorder>>
let current: BenchRecorder | null = null
if (isShown) current = await createBenchRecorder(120_000)

async function sha256(file: Blob) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function recordingFile(recordingId: string) {
  const recording = await localStore.get('recordings', recordingId)
  if (!recording) throw new Error('no such recording')
  return { recording, file: await fileOf(localStore, recording) }
}

async function play(recordingId: string) {
  const { recording, file } = await recordingFile(recordingId)
  const { withDuration } = await import('../../../pwa/platform/media-file.ts')
  const startedAtMs = performance.now()
  const playable = await withDuration(file)
  const remuxMs = performance.now() - startedAtMs
  const media = document.createElement(recording.kind)
  media.muted = true
  media.src = URL.createObjectURL(playable)
  const happened = (name: string) =>
    new Promise<void>((resolve, reject) => {
      media.addEventListener(name, () => resolve(), { once: true })
      media.addEventListener('error', () => reject(new Error(`cannot play: ${media.error?.message}`)), { once: true })
      setTimeout(() => reject(new Error(`${name} did not happen`)), 10_000)
    })
  await happened('canplay')
  const { duration } = media
  media.currentTime = duration / 2
  await happened('seeked')
  await media.play()
  await new Promise((resolve) => setTimeout(resolve, 150))
  const playedTo = media.currentTime
  media.pause()
  URL.revokeObjectURL(media.src)
  return { duration, playedTo, remuxMs, bytes: file.size }
}

const bench = {
  storeKeeps: localStore.keeps,
  longFrames,
  async signIn(person: string) {
    localStorage.setItem('bench-person', person)
    // Workers have no localStorage.
    await (await caches.open('bench')).put('/person', new Response(person))
  },
  async signOut(forget: boolean) {
    outbox.stopSending()
    const person = uid()
    localStorage.removeItem('bench-person')
    await caches.delete('bench')
    if (forget && person) await localStore.write([{ removeAllOf: person }])
  },
  async record(wants: MediaKind, limitMs = 120_000) {
    current ??= await createBenchRecorder(limitMs)
    const taken = (await recordingsOf(localStore, current.session.id)).length
    await current.controller.record({ wants, label: `Question ${taken + 1}` })
    return { ...current.controller.view.get(), startedAtMs: current.startedAtMs(), practiceId: current.session.id }
  },
  view: () => current?.controller.view.get() ?? null,
  levelDb: () => current?.controller.levelDb() ?? -100,
  pause: () => current?.controller.pause(),
  resume: () => current?.controller.resume(),
  /** As if the microphone were unplugged. */
  unplug: () => current?.controller.stream()?.getAudioTracks()[0]?.dispatchEvent(new Event('ended')),
  interrupt: () => current?.controller.stream()?.getAudioTracks()[0]?.dispatchEvent(new Event('mute')),
  storeAgain: () => current?.controller.storeAgain(),
  async stop() {
    await current?.controller.stop()
    const view = current?.controller.view.get()
    current?.controller.clear()
    return view
  },
  recordings: async () =>
    (await localStore.all('recordings'))
      .filter((each) => each.soundOf === null)
      .sort((one, other) => one.startedAtMs - other.startedAtMs),
  jobs: () => localStore.all('jobs'),
  async hashOf(recordingId: string) {
    return sha256((await recordingFile(recordingId)).file)
  },
  soundOf: async (videoId: string) => (await localStore.all('recordings')).find((each) => each.soundOf === videoId)?.id ?? null,
  /** Sends a file straight to the receiver so that the test can inspect it. */
  async handOver(recordingId: string) {
    await fetch(`/bench/look/${recordingId}`, { method: 'POST', body: (await recordingFile(recordingId)).file })
  },
  async samples(recordingId: string) {
    const { decodeSound } = await import('../../../pwa/platform/sound-level.ts')
    const { samples } = await decodeSound(await (await recordingFile(recordingId)).file.arrayBuffer())
    return Array.from(samples, (sample) => Math.round(sample * 32_768) / 32_768)
  },
  play,
  async send(recordingId: string, how: UploadJob['how'] = 'multipart') {
    const { recording } = await recordingFile(recordingId)
    const { id, practiceId, label } = recording
    const place = how === 'tus' ? { path: '/api/videos', fileField: 'video' } : { path: '/api/answers', fileField: 'audio' }
    return outbox.add({ uid: recording.uid, practiceId, kind: 'bench', label, recordingId: id, how, ...place })
  },
  async invent(bytes: number, type = 'video/webm') {
    const { session } = await startRecordingSession(localStore, { uid: uid() ?? 'nobody', kind: 'bench', notes: null })
    const id = crypto.randomUUID()
    const kind = type.startsWith('video') ? 'video' : 'audio'
    const size = { lengthMs: 1_000, bytes, chunks: 0 }
    const owner = { practiceId: session.id, uid: session.uid, soundOf: null }
    const row = {
      id,
      ...owner,
      kind,
      type,
      label: 'Invented',
      startedAtMs: Date.now(),
      state: 'finished',
      delivered: false,
      ...size,
    } as const
    await localStore.write([{ put: 'recordings', row }])
    const pieceBytes = 1_000_000
    for (let index = 0; index * pieceBytes < bytes; index++) {
      const piece = new Uint8Array(Math.min(pieceBytes, bytes - index * pieceBytes))
      for (let at = 0; at < piece.length; at += 65_536) crypto.getRandomValues(piece.subarray(at, at + 65_536))
      await localStore.write([{ putChunk: { recordingId: id, uid: session.uid, index, bytes: piece.buffer } }])
    }
    return id
  },
  outbox: () => ({ jobs: outbox.view.get().jobs, progress: [...outbox.view.get().progress] }),
  wake: () => outbox.wake(),
  retry: outbox.retry,
  discard: outbox.discard,
  undoDiscard: outbox.undoDiscard,
  remove: outbox.remove,
  collect: outbox.collect,
  isAnyTabRecording: async () => (await heldLocks()).has(recordingLock),
  async unfinished() {
    const read = async ({ id }: RecordingSession) => {
      const recordings = await undeliveredOf(localStore, id)
      return recordings.length > 0 ? recordings : null
    }
    const left = await newestLeft(localStore, uid() ?? 'nobody', { kind: 'bench', read })
    return left ? [{ session: left.session, recordings: left.content }] : []
  },
  async continueRecordingSession(practiceId: string) {
    return (await continueRecordingSession(localStore, practiceId))?.session.id ?? null
  },
  undeliveredOf: (practiceId: string) => undeliveredOf(localStore, practiceId),
  endRecordingSession: (practiceId: string, undelivered: 'keep' | 'delete') =>
    endRecordingSession(localStore, practiceId, undelivered),
}

export type Bench = typeof bench
Object.assign(globalThis, { bench })
