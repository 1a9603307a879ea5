import type { ReportedCharge } from '../../api/contract/problems.ts'

/** Groups the recordings and upload jobs of one session, from Start to leaving; they are deleted together. Stored as `practices`. */
export interface RecordingSession {
  id: string
  uid: string
  /** The feature it belongs to, for example 'voice-interview'. */
  kind: string
  startedAtMs: number
  /** What is needed to finish later (questions, texts), in the feature's own shape. */
  notes: unknown
}

export type MediaKind = 'audio' | 'video'

export interface RecordingRow {
  id: string
  practiceId: string
  uid: string
  kind: MediaKind
  /** The type that MediaRecorder actually wrote, for example 'audio/webm;codecs=opus'. */
  type: string
  /** A name for the person: "Question 4". */
  label: string
  startedAtMs: number
  /** Stays 'recording' when the browser crashed. */
  state: 'recording' | 'finished'
  lengthMs: number
  bytes: number
  chunks: number
  /** The server has it. */
  delivered: boolean
  /** The video whose sound this is, recorded alongside it; null for everything else. */
  soundOf: string | null
}

export interface ChunkRow {
  recordingId: string
  uid: string
  index: number
  /** Not a Blob: older Safari loses those in IndexedDB. */
  bytes: ArrayBuffer
}

export interface JobProblem {
  /** HTTP status; 0 when there was no response. */
  status: number
  /** The server's code, or 'offline', 'signed-out', 'recording-is-gone'. */
  code: string
  message: string
  /** What the server said about the credits, for a job that costs some. */
  charge?: ReportedCharge | undefined
  creditsReturned?: number | undefined
}

/** The person tapped Discard. */
export interface Discarded {
  atMs: number
  /** It can no longer be undone. */
  isFinal: boolean
  /** It was being sent at that moment, so it may have arrived. */
  mayHaveArrived: boolean
}

/** A JSON request that carries parts of the answer to the job before it. */
export interface FollowUp {
  /** The id and the Idempotency-Key of its job: made beforehand, so that making it twice makes one job. */
  id: string
  kind: string
  label: string
  path: string
  fields: Record<string, string>
  /** The body, except for what the answer adds. */
  body: Record<string, unknown>
  /** The names in the body of parts of the answer, by their names there. Texts become fields too. */
  takes: Record<string, string>
}

/** A file that belongs to a job and goes with it. Its bytes are the chunk of its index under the job's id. */
export interface JobFile {
  /** The form's field. */
  field: string
  name: string
  type: string
}

/** One thing that waits to be sent to the server. Holds no token: that is fetched when it is sent. */
export interface UploadJob {
  id: string
  uid: string
  practiceId: string
  /** Its position in its session's queue. */
  order: number
  /** The feature's name for it, for example 'transcribe-answer'. */
  kind: string
  label: string
  recordingId: string | null
  /** Discarding the job leaves its recording: it is an answer that the user keeps. */
  keepsRecording?: boolean
  /**
   * Where the form is sent. With `how: 'tus'` the file is uploaded first, and the form carries `uploadId` instead; with 'json' there is no
   * form, and `fields.json` is the whole body.
   */
  path: string
  how: 'multipart' | 'tus' | 'json'
  /** The name of the file's form field. */
  fileField: string
  fields: Record<string, string>
  /** In their order; besides the recording, or without one. */
  files?: readonly JobFile[]
  /** The answer is an event stream, stored as its text once it is whole. */
  wantsEvents?: boolean
  /** Made once, so that the server recognizes a repeated request. */
  idempotencyKey: string
  state: 'waiting' | 'needs-you' | 'delivered'
  tries: number
  notBeforeMs: number
  /** When a page or the worker began to send it; null while nobody does. A sender that crashed leaves it set. Absent in rows of older versions. */
  sendingSinceMs?: number | null
  /** If set, nobody sends it any more. Absent or null: not discarded. */
  discarded?: Discarded | null
  problem: JobProblem | null
  /** The server's answer, until the page has read it. */
  answer: unknown
  /** Made into a job as soon as this one is delivered. */
  followUp?: FollowUp | null
  createdAtMs: number
}

/** A resume that waits in a form. Its bytes are one chunk under the same id. */
export interface ResumeDraft {
  id: string
  uid: string
  name: string
  type: string
  keptAtMs: number
}

export interface Rows {
  drafts: ResumeDraft
  practices: RecordingSession
  recordings: RecordingRow
  jobs: UploadJob
}

export type StoreName = keyof Rows

/** One step of a write. All steps of a write happen, or none. */
export type Change =
  | { [Name in StoreName]: { put: Name; row: Rows[Name] } }[StoreName]
  /** With its chunks. */
  | { remove: StoreName; id: string }
  | { putChunk: ChunkRow }
  | { removeChunksOf: string }
  /** Everything of this user. */
  | { removeAllOf: string }

/** Where recordings and upload jobs are stored until the server has them. Rows are plain data, as JSON has it. */
export interface LocalStore {
  /** 'in-this-tab' when the browser gives no storage: everything is lost when the tab closes. */
  readonly keeps: 'on-this-device' | 'in-this-tab'
  get<Name extends StoreName>(store: Name, id: string): Promise<Rows[Name] | undefined>
  all<Name extends StoreName>(store: Name): Promise<Rows[Name][]>
  /** In the order they were recorded. */
  chunksOf(recordingId: string): Promise<ArrayBuffer[]>
  /** Resolves once everything is on the disk. @throws DOMException QuotaExceededError when the device is full */
  write(changes: Change[]): Promise<void>
  /**
   * Replaces a row with what `step` makes of it, atomically. `undefined` leaves the row as it is.
   * `step` is pure: it may run again. `also`: another row of the same store that is written with it, or none.
   */
  change<Name extends StoreName>(
    store: Name,
    id: string,
    step: (row: Rows[Name]) => Rows[Name] | undefined,
    also?: (next: Rows[Name]) => Rows[Name] | null,
  ): Promise<Rows[Name] | undefined>
  close(): void
}
