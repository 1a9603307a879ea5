import { getDefaultStore } from 'jotai'
import { leavePage } from '../../platform/leave-page.ts'
import { stopWatchingBack } from '../../ui/back.ts'
import { authStateAtom } from './auth-state.ts'

/** Clears the screen and loads '/' again, which empties this tab's memory: profile, drafts, results and recordings. */
export function reloadApp(): void {
  stopWatchingBack()
  getDefaultStore().set(authStateAtom, { state: 'leaving' })
  leavePage()
}
