import { practiceHours } from '../../../api/contract/limits.ts'
import { creditReasons } from '../../../api/contract/prices.ts'
import { serverClock } from '../../platform/server-clock.ts'
import type { VoiceNotes } from './notes.ts'

type Session = Pick<VoiceNotes['session'], 'endsAt' | 'aheadMs'>

const dayMs = 24 * 60 * 60_000

/** How long answers are still included, by the server's clock. */
export const leftMsOf = ({ endsAt, aheadMs }: Session, nowMs = serverClock.nowMs(aheadMs)) => Date.parse(endsAt) - nowMs

export const isOver = (session: Session, nowMs?: number) => leftMsOf(session, nowMs) <= 0

/** "tomorrow at 3:40 PM", in the user's time zone. */
export function endWords({ endsAt, aheadMs }: Session, nowMs = serverClock.nowMs(aheadMs)): string {
  const end = new Date(endsAt)
  const midnight = (time: Date | number) => new Date(time).setHours(0, 0, 0, 0)
  // Rounded: a day may have 23 or 25 hours.
  const days = Math.round((midnight(end) - midnight(nowMs)) / dayMs)
  const names: Record<number, string> = { [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' }
  const day = names[days] ?? end.toLocaleDateString('en-US', { month: 'short', day: 'numeric' })
  return `${day} at ${end.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}`
}

/** How long it is paid for, or what continuing costs afterwards. */
export function timeNote(session: Session): string {
  if (!isOver(session)) return `Yours until ${endWords(session)}.`
  return `Your ${practiceHours} hours ended ${endWords(session)}. Recordings and feedback stay here until you end it. Feedback on one more answer: ${creditReasons.interview_feedback} credits.`
}
