import { getDefaultStore } from 'jotai'
import { leavePage } from '../../platform/leave-page.ts'
import { standingAtom } from './standing.ts'

/** Takes everything off the screen and loads '/' afresh: that clears profile, drafts, results and takes from this tab's memory. */
export function startAnew(): void {
  getDefaultStore().set(standingAtom, { state: 'leaving' })
  leavePage()
}
