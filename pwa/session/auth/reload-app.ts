import { getDefaultStore } from 'jotai'
import { leavePage } from '../../platform/leave-page.ts'
import { stopWatchingBack } from '../../ui/back.ts'
import { authStateAtom } from './auth-state.ts'

/** Loads '/' again, which clears this tab's memory: profile, drafts, results and recordings. */
export function reloadApp(): void {
  stopWatchingBack()
  getDefaultStore().set(authStateAtom, { state: 'leaving' })
  leavePage()
}
