import { getDefaultStore } from 'jotai'
import { leavePage } from '../../platform/leave-page.ts'
import { authStateAtom } from './auth-state.ts'

/** Takes everything off the screen and loads '/' afresh: that clears profile, drafts, results and takes from this tab's memory. */
export function startAnew(): void {
  getDefaultStore().set(authStateAtom, { state: 'leaving' })
  leavePage()
}
