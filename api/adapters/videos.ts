/** First and last byte, both counted. */
export interface ByteRange {
  start: number
  end: number
}

export interface StoredVideo {
  key: string
  sizeBytes: number
  storedAt: Date
}

/** Where saved videos are kept. Keys are UUIDs, each used once; the caller decides who may see what. */
export interface Videos {
  /**
   * Keeps a copy of the file for good. Once it resolves, a power cut loses nothing.
   * @throws Problem unavailable when the store does not take it; nothing of it is left then that `list` would not show
   */
  put(key: string, path: string, contentType: string): Promise<void>
  /**
   * The bytes of that range, as they come; null when there is no such object.
   * @throws Problem unavailable when the store does not answer
   */
  read(key: string, range: ByteRange): Promise<ReadableStream<Uint8Array> | null>
  /** Removes the object; one that is not there is fine. @throws Problem unavailable */
  remove(key: string): Promise<void>
  /**
   * Takes the object out of reach, to a place beside it where an operator finds it again; one that is not there is fine.
   * @throws Problem unavailable
   */
  setAside(key: string): Promise<void>
  /** Everything here, including files that a crash left incomplete. @throws Problem unavailable */
  list(): AsyncIterable<StoredVideo>
  /** Whether the store can be used now. @throws Problem whose `log` says why not */
  probe(): Promise<void>
}

/** Pieces of uploads: as videos, written from memory. */
export interface PartObjects extends Pick<Videos, 'read' | 'remove' | 'list'> {
  /** @throws Problem unavailable */
  putBytes(key: string, bytes: Buffer): Promise<void>
}
