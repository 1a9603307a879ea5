import type { DataStore, Locker } from '@tus/server'

export interface WaitingUpload {
  fileId: string
  /** As many as are here. */
  receivedBytes: number
}

export interface WholeUpload {
  path: string
  sizeBytes: number
}

/** Where resumable uploads are kept while they arrive: a folder of this machine, or the bucket that all servers share. */
export interface Uploads {
  /** What the tus server writes to; made at the first upload. */
  store(): DataStore
  /** Keeps two requests from writing to one upload at once. Unset: within this process. */
  locker?: Locker
  isThere(fileId: string): Promise<boolean>
  /** Every upload that is here, finished or not. */
  waiting(): Promise<WaitingUpload[]>
  /**
   * A whole upload of this person as a file, or null when it is missing, someone else's or not finished.
   * @param copyPath where it is copied to if it lies elsewhere; the caller removes that
   */
  whole(uid: string, uploadId: string, copyPath: string): Promise<WholeUpload | null>
  /** Removes an upload and what is noted about it. */
  remove(fileId: string): Promise<void>
  /** Removes everything this person has sent that was not used yet, when the account is deleted. */
  removeOf(uid: string): Promise<void>
  /** Removes uploads that have not grown for too long. Returns how many. */
  sweep(now: Date): Promise<number>
}

const minuteMs = 60_000
/** How long an upload may stay as it is: without a byte, with some of them (the phone looks for a connection), and whole, for the call that takes it. */
export const unchangedForMs = { empty: 10 * minuteMs, unfinished: 2 * 60 * minuteMs, whole: 24 * 60 * minuteMs }
