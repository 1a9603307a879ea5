import { whenReleased } from '../../platform/locks.ts'

/** Shared by every tab that is recording. */
export const recordingLock = 'greenroom-recording'

/** App updates must never interrupt a recording: resolves when no tab is recording. */
export function whenNoTabRecords(): Promise<void> {
  return whenReleased(recordingLock)
}
