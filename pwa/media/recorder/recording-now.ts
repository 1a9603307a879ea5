import { heldLocks, whenReleased } from '../../platform/locks.ts'

/** Shared by every tab that is recording. */
export const recordingLock = 'greenroom-recording'

export async function isAnyTabRecording(): Promise<boolean> {
  return (await heldLocks()).has(recordingLock)
}

/** App updates must never interrupt a recording: resolves when no tab is recording. */
export function whenNoTabRecords(): Promise<void> {
  return whenReleased(recordingLock)
}
