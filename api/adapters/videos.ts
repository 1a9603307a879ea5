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
  /** Resolves once the copy is durable. @param from a file's path, or the bytes @throws Problem unavailable; `list` shows anything left over */
  put(key: string, from: string | Buffer, contentType?: string): Promise<void>
  read(key: string, range: ByteRange): Promise<ReadableStream<Uint8Array> | null>
  remove(key: string): Promise<void>
  /** Moves the object out of reach, where an operator can find it; succeeds if it is gone. @throws Problem unavailable */
  setAside(key: string): Promise<void>
  list(): AsyncIterable<StoredVideo>
  probe(): Promise<void>
}
