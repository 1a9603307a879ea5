import { heldLocks, whenNobodyHolds } from '../../platform/locks.ts'

/** Shared by every tab that records, from the tap to the end. */
export const recordingLock = 'greenroom-recording'

/** Whether any tab of this browser is recording. */
export async function isAnybodyRecording(): Promise<boolean> {
  return (await heldLocks()).has(recordingLock)
}

/** For updates of the app, which must never interrupt a recording: resolves when no tab records any more. */
export function whenNobodyRecords(): Promise<void> {
  return whenNobodyHolds(recordingLock)
}
