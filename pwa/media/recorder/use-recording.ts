import type { LocalStore } from '../../platform/local-store.ts'
import { useLoaded } from '../../platform/use-loaded.ts'
import { fileOf } from './recording-sessions.ts'

export function useRecording(localStore: LocalStore, recordingId: string | null): { file: Blob; lengthMs: number } | null {
  const found = useLoaded(recordingId, async (id) => {
    const row = await localStore.get('recordings', id)
    return row ? { file: await fileOf(localStore, row), lengthMs: row.lengthMs } : null
  })
  return found ?? null
}
