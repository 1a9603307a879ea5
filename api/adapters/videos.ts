export interface ByteRange {
  start: number
  end: number
}

export interface StoredVideo {
  key: string
  sizeBytes: number
  storedAt: Date
}

/** Storage for saved videos, and for uploads in parts. Keys are UUIDs, used once; callers check access. */
export interface Videos {
  /** Resolves once the copy is durable. @throws Problem unavailable if it was not stored; `list` shows anything left over */
  put(key: string, path: string, contentType: string): Promise<void>
  putBytes(key: string, bytes: Buffer): Promise<void>
  read(key: string, range: ByteRange): Promise<ReadableStream<Uint8Array> | null>
  remove(key: string): Promise<void>
  /** Moves the object out of reach, where an operator can find it; succeeds if it is gone. @throws Problem unavailable */
  setAside(key: string): Promise<void>
  list(): AsyncIterable<StoredVideo>
  probe(): Promise<void>
}
