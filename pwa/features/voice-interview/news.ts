import { whereItIs } from '../../media/recorder/recording-texts.ts'
import type { Shelf } from '../../platform/shelf-rows.ts'
import type { Standing } from './standings.ts'

const answers = (count: number) => (count === 1 ? '1 answer' : `${count} answers`)

/** One line on what goes on behind the question of this moment; null when nothing does. */
export function newsOf(standings: readonly Standing[], keeps: Shelf['keeps']): string | null {
  const coming = standings.filter(({ state }) => state === 'sending' || state === 'reviewing')
  const waiting = coming.filter((standing) => 'waitsForConnection' in standing && standing.waitsForConnection)
  if (waiting.length > 0)
    return `No connection. Keep going. ${answers(coming.length)} ${whereItIs[keeps]}; feedback follows by itself.`
  if (coming.length > 0) return `Feedback on ${answers(coming.length)} is being written. Keep going.`
  return null
}
