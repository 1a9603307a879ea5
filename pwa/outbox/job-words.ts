import type { JobRow } from '../platform/shelf-rows.ts'

export interface JobWords {
  sentence: string
  /** 0 to 1 while it is being sent, else null. */
  share: number | null
  /** The person must do something. */
  isTrouble: boolean
}

/** What a waiting job says about itself. */
export function jobWords(
  job: Pick<JobRow, 'state' | 'problem' | 'tries'>,
  progress: { sentBytes: number; totalBytes: number } | undefined,
  isOnline: boolean,
): JobWords {
  if (job.state === 'needs-you')
    return { sentence: job.problem?.message ?? 'This could not be sent.', share: null, isTrouble: true }
  if (progress && progress.totalBytes > 0) {
    const share = Math.min(1, progress.sentBytes / progress.totalBytes)
    return { sentence: `Sending, ${Math.floor(share * 100)} % done`, share, isTrouble: false }
  }
  const waiting = (sentence: string) => ({ sentence, share: null, isTrouble: false })
  if (!isOnline || job.problem?.status === 0) return waiting('Waiting for a connection')
  if (job.problem?.status === 401) return waiting('Waiting for you to sign in again')
  return waiting(job.tries === 0 ? 'Next to be sent' : 'The server was busy. Trying again by itself')
}
