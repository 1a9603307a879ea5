/** How long a task waits in line, and how long a line may be. Beyond it a request is refused at once, with Retry-After. */
export const queueLimits = {
  /** Each file that waits is held in memory, up to 5 MB of it. */
  documents: { waitMs: 6_000, mostWaiting: 40, mostWaitingPerUser: 5 },
  /** They wait on disk. Ten answers may arrive at once when a phone is online again, some of them twice. */
  recordings: { waitMs: 20_000, mostWaiting: 100, mostWaitingPerUser: 24 },
  /** One user has `MAX_RUNNING_JOBS` of them. */
  coach: { waitMs: 15_000, mostWaiting: 100 },
  /** Uploads are created one at a time, each in some milliseconds. */
  newUploads: { mostWaiting: 100 },
} as const
