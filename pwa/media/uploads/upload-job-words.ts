import type { LocalStore, UploadJob } from '../../platform/local-store.ts'

export function jobWords(
  job: Pick<UploadJob, 'state' | 'problem' | 'tries'>,
  progress: { sentBytes: number; totalBytes: number } | undefined,
  isOnline: boolean,
) {
  if (job.state === 'needs-you')
    return { sentence: job.problem?.message ?? 'This could not be sent.', share: null, isTrouble: true }
  if (progress && progress.totalBytes > 0) {
    const share = Math.min(1, progress.sentBytes / progress.totalBytes)
    return { sentence: `Sending, ${Math.floor(share * 100)}% done`, share, isTrouble: false }
  }
  const waiting = (sentence: string) => ({ sentence, share: null, isTrouble: false })
  if (!isOnline || job.problem?.status === 0) return waiting('Waiting for a connection')
  if (job.problem?.status === 401) return waiting('Waiting for you to sign in again')
  return waiting(job.tries === 0 ? 'Next to be sent' : 'We were busy. It will be sent again automatically')
}

export const untilWhen = (canSyncInBackground: boolean): string =>
  canSyncInBackground ? 'even if you close Greenroom' : 'while Greenroom is open'

export function sheetWords(waiting: readonly UploadJob[], keeps: LocalStore['keeps'], canSyncInBackground: boolean): string {
  if (waiting.length === 0) return 'Nothing else waits to be sent.'
  if (keeps === 'in-this-tab')
    return 'In this tab only. Keep it open until all is sent: closing or reloading it deletes what waits.'
  return canSyncInBackground
    ? 'Safe on this device. Once there is a connection this browser can send it even if Greenroom is closed.'
    : 'Safe on this device, and sent while Greenroom is open.'
}

export function waitingOf(jobs: readonly UploadJob[]): UploadJob[] {
  return jobs.filter((job) => job.state !== 'delivered')
}

/** "3 answers waiting for a connection", or "1 recording ..." with a video or a generation among them. */
export function waitingLine(jobs: readonly UploadJob[], isOnline: boolean): string | null {
  const waiting = waitingOf(jobs)
  const stuck = waiting.filter((job) => job.state === 'needs-you').length
  if (waiting.length === 0) return null
  const noun = waiting.some(({ how, wantsEvents }) => how === 'tus' || wantsEvents) ? 'recording' : 'answer'
  const answers = (count: number) => `${count} ${noun}${count === 1 ? '' : 's'}`
  if (stuck > 0) return `${answers(stuck)} could not be sent. Tap to see why`
  return isOnline ? `Sending ${answers(waiting.length)}` : `${answers(waiting.length)} waiting for a connection`
}
