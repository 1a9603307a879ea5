import { heldLocks, whenNobodyHolds } from '../../platform/locks.ts'

/** Shared by every tab that is recording. */
export const recordingLock = 'greenroom-recording'

export async function isAnybodyRecording(): Promise<boolean> {
  return (await heldLocks()).has(recordingLock)
}

/** App updates must never interrupt a recording: resolves when no tab is recording. */
export function whenNobodyRecords(): Promise<void> {
  return whenNobodyHolds(recordingLock)
}
