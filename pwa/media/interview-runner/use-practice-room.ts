import { useSyncExternalStore } from 'react'
import type { PracticeRoom } from './practice-room.ts'
import type { RoomView } from './room-state.ts'

/** The room's view, fresh at every change. */
export function usePracticeRoom(room: PracticeRoom): RoomView {
  return useSyncExternalStore(room.subscribe, room.view)
}
