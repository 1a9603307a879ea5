import { heldLocks, whenNobodyHolds } from '../../platform/locks.ts'

/** Shared by every tab that records, from the tap to the end. */
export const recordingLock = 'greenroom-recording'

/** Whether any tab of this browser records at the moment. */
export async function isAnybodyRecording(): Promise<boolean> {
  return (await heldLocks()).has(recordingLock)
}

/** For the update of the app, which must never interrupt: resolves when no tab records any more. */
export function whenNobodyRecords(): Promise<void> {
  return whenNobodyHolds(recordingLock)
}
