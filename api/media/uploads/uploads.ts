import type { DataStore, Locker } from '@tus/server'

export interface WaitingUpload {
  fileId: string
  /** As many as it will have when it is whole. */
  sizeBytes: number
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
  /** Removes uploads that have not grown for a day. Returns how many. */
  sweep(now: Date): Promise<number>
}

/** Unfinished videos wait for the phone's connection this long; finished ones for the call that takes them. */
export const unfinishedForMs = 24 * 60 * 60_000
