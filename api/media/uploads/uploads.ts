import type { DataStore, Locker } from '@tus/server'

export interface WaitingUpload {
  fileId: string
  receivedBytes: number
}

interface WholeUpload {
  path: string
  sizeBytes: number
}

/** Resumable uploads in progress: in a local folder, or in the bucket that all servers share. */
export interface Uploads {
  store(): DataStore
  /** Keeps two requests from writing to one upload. Default: within this process. */
  locker?: Locker
  isThere(fileId: string): Promise<boolean>
  waiting(): Promise<WaitingUpload[]>
  /**
   * The user's finished upload as a file; null if it is missing or incomplete.
   * @param copyPath where it is copied to if stored elsewhere; the caller removes it
   */
  whole(uid: string, uploadId: string, copyPath: string): Promise<WholeUpload | null>
  remove(fileId: string): Promise<void>
  removeOf(uid: string): Promise<void>
  sweep(now: Date): Promise<number>
}

const minuteMs = 60_000
/** How long an upload may stay unchanged: empty, partial (the phone is reconnecting), or complete and waiting for its call. */
export const unchangedForMs = { empty: 10 * minuteMs, unfinished: 2 * 60 * minuteMs, whole: 24 * 60 * minuteMs }
