/** What a person does from Start to leaving: its recordings and jobs belong together and go together. */
export interface RecordingSession {
  id: string
  uid: string
  /** The room it belongs to, for example 'voice-interview'. */
  kind: string
  startedAtMs: number
  /** What the queue needs to finish later (questions, texts), in the room's own shape. */
  notes: unknown
}

export type MediaKind = 'audio' | 'video'

export interface RecordingRow {
  id: string
  practiceId: string
  uid: string
  kind: MediaKind
  /** What MediaRecorder really wrote, for example 'audio/webm;codecs=opus'. */
  type: string
  /** Words for the person: "Question 4". */
  label: string
  startedAtMs: number
  /** Stays 'recording' when the browser died in the middle. */
  state: 'recording' | 'finished'
  lengthMs: number
  bytes: number
  chunks: number
  /** The server has said yes. */
  delivered: boolean
  /** The video whose sound this is, recorded beside it; null for everything else. */
  soundOf: string | null
}

export interface ChunkRow {
  recordingId: string
  index: number
  /** Not a Blob: old Safari loses those in IndexedDB. */
  bytes: ArrayBuffer
}

export interface JobProblem {
  /** HTTP status; 0 when no answer came. */
  status: number
  /** The server's code, or 'offline', 'signed-out', 'recording-is-gone'. */
  code: string
  message: string
}

/** The person tapped Discard. */
export interface Discarded {
  atMs: number
  /** The time to undo it is over. */
  isFinal: boolean
  /** It was being sent at the tap. Nobody can say then that it did not arrive. */
  mayHaveArrived: boolean
}

/** Something that must reach the server sooner or later. Holds no token: that is fetched when it is sent. */
export interface UploadJob {
  id: string
  uid: string
  practiceId: string
  /** The place in its practice's queue. */
  order: number
  /** The room's word for it, for example 'transcribe-answer'. */
  kind: string
  label: string
  recordingId: string | null
  /**
   * Where the form goes. With `how: 'tus'` the file goes first, and the form carries `uploadId` in its place; with 'json' there is no
   * form, and `fields.json` is the whole body.
   */
  path: string
  how: 'multipart' | 'tus' | 'json'
  /** The form's name for the file. */
  fileField: string
  fields: Record<string, string>
  /** Made once, so that the server recognises what it has had before. */
  idempotencyKey: string
  state: 'waiting' | 'needs-you' | 'delivered'
  tries: number
  notBeforeMs: number
  /** Since when a page or the worker sends it; null while nobody does. A sender that died leaves it set. Absent in rows of older versions. */
  sendingSinceMs?: number | null
  /** From here on nobody sends it. Absent or null: not discarded. */
  discarded?: Discarded | null
  problem: JobProblem | null
  /** What the server answered, until the page has taken it. */
  answer: unknown
  createdAtMs: number
}

export interface Rows {
  practices: RecordingSession
  recordings: RecordingRow
  jobs: UploadJob
}

export type StoreName = keyof Rows

/** One step of a write; several of them happen together or not at all. */
export type Change =
  | { [Name in StoreName]: { put: Name; row: Rows[Name] } }[StoreName]
  | { remove: StoreName; id: string }
  | { putChunk: ChunkRow }
  | { removeChunksOf: string }

/** Where recordings and jobs lie until the server has them. */
export interface LocalStore {
  /** 'in-this-tab' when the browser gives no storage: all is gone when the tab closes. */
  readonly keeps: 'on-this-device' | 'in-this-tab'
  get<Name extends StoreName>(store: Name, id: string): Promise<Rows[Name] | undefined>
  all<Name extends StoreName>(store: Name): Promise<Rows[Name][]>
  /** In the order they were recorded. */
  chunksOf(recordingId: string): Promise<ArrayBuffer[]>
  /** Resolves when everything is on the disk. @throws DOMException QuotaExceededError when the device is full */
  write(changes: Change[]): Promise<void>
  /** Reads a row and puts back what `step` makes of it, with nobody in between. `undefined` leaves the row alone. */
  change<Name extends StoreName>(
    store: Name,
    id: string,
    step: (row: Rows[Name]) => Rows[Name] | undefined,
  ): Promise<Rows[Name] | undefined>
  close(): void
}
