import type { InterviewRound } from '../../api/contract/interview-rounds.ts'
import type { ReportedCharge } from '../../api/contract/problems.ts'

/** Groups the recordings and upload jobs of one session; they are deleted together. Stored as `practices`. */
export interface RecordingSession {
  id: string
  uid: string
  kind: string
  startedAtMs: number
  /** What it takes to finish later (questions, texts), in the feature's own shape. */
  notes: unknown
}

export type MediaKind = 'audio' | 'video'

export interface RecordingRow {
  id: string
  practiceId: string
  uid: string
  kind: MediaKind
  /** What MediaRecorder actually wrote, for example 'audio/webm;codecs=opus'. */
  type: string
  label: string
  startedAtMs: number
  state: 'recording' | 'finished'
  lengthMs: number
  bytes: number
  chunks: number
  delivered: boolean
  /** The id of the video this sound was recorded with. */
  soundOf: string | null
}

export interface ChunkRow {
  recordingId: string
  uid: string
  index: number
  /** Not a Blob: older Safari loses Blobs in IndexedDB. */
  bytes: ArrayBuffer
}

export interface JobProblem {
  status: number
  /** The server's code, or 'offline', 'signed-out', 'recording-is-gone'. */
  code: string
  message: string
  /** For a job that costs credits. */
  charge?: ReportedCharge | undefined
  creditsReturned?: number | undefined
}

export interface Discarded {
  atMs: number
  isFinal: boolean
  mayHaveArrived: boolean
}

/** A JSON request built from the previous job's answer. */
export interface FollowUp {
  /** Doubles as the Idempotency-Key, set in advance so that creating it twice makes one job. */
  id: string
  kind: string
  label: string
  path: string
  fields: Record<string, string>
  body: Record<string, unknown>
  /** Body field names by answer field names. Texts become fields too. */
  takes: Record<string, string>
}

/** A file sent with a job; its bytes are the chunk at its index under the job's id. */
export interface JobFile {
  field: string
  name: string
  type: string
  size: number
}

export interface UploadJob {
  id: string
  uid: string
  practiceId: string
  order: number
  kind: string
  label: string
  recordingId: string | null
  /** Discarding the job keeps the recording, as an answer of the user's. */
  keepsRecording: boolean
  /** With 'tus' the file goes first and the form carries `uploadId`; with 'json', `fields.json` is the whole body. */
  path: string
  how: 'multipart' | 'tus' | 'json'
  fileField: string
  fields: Record<string, string>
  files: readonly JobFile[]
  /** The answer is an event stream, stored as text once complete. */
  wantsEvents: boolean
  idempotencyKey: string
  state: 'waiting' | 'needs-you' | 'delivered'
  tries: number
  notBeforeMs: number
  /** A sender that crashed leaves it set. */
  isSending: boolean
  /** When set, it is no longer sent. */
  discarded: Discarded | null
  problem: JobProblem | null
  answer: unknown
  followUp: FollowUp | null
  createdAtMs: number
}

export interface ResumeDraft {
  id: string
  uid: string
  name: string
  type: string
  keptAtMs: number
}

/** Numbers and the product's own names for them: nothing of what was said, written or applied for. */
export interface OwnScore {
  /** Of the analysis, practice or review. Never exported. */
  id: string
  feature: 'resume' | 'voice' | 'self' | 'elevator'
  atMs: number
  score: number
  parts: readonly { label: string; points: number; most: number }[]
  round: InterviewRound | null
}

/** One row for each user who keeps their scores, under their uid. */
export interface OwnScores {
  id: string
  uid: string
  scores: readonly OwnScore[]
}

export interface Rows {
  scores: OwnScores
  drafts: ResumeDraft
  practices: RecordingSession
  recordings: RecordingRow
  jobs: UploadJob
}

export type StoreName = keyof Rows

export type Change =
  | { [Name in StoreName]: { put: Name; row: Rows[Name] } }[StoreName]
  | { remove: StoreName; id: string }
  | { putChunk: ChunkRow }
  | { removeChunksOf: string }
  | { removeAllOf: string }

/** Keeps recordings and upload jobs until the server has them. Rows are plain JSON data. */
export interface LocalStore {
  /** 'in-this-tab' without browser storage: everything is lost when the tab closes. */
  readonly keeps: 'on-this-device' | 'in-this-tab'
  get<Name extends StoreName>(store: Name, id: string): Promise<Rows[Name] | undefined>
  all<Name extends StoreName>(store: Name): Promise<Rows[Name][]>
  chunksOf(recordingId: string): Promise<ArrayBuffer[]>
  /** Resolves once everything is on disk. @throws DOMException QuotaExceededError when the device is full */
  write(changes: Change[]): Promise<void>
  /** Atomic. `step` must be pure: it may run again; undefined leaves the row. `also` is written with it. */
  change<Name extends StoreName>(
    store: Name,
    id: string,
    step: (row: Rows[Name]) => Rows[Name] | undefined,
    also?: (next: Rows[Name]) => Rows[Name] | null,
  ): Promise<Rows[Name] | undefined>
  close(): void
}
