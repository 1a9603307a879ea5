import { whereItIs } from '../../media/recorder/recording-texts.ts'
import type { LocalStore } from '../../platform/local-store.ts'
import type { AnswerProgress } from './answer-progress.ts'

const answers = (count: number) => (count === 1 ? '1 answer' : `${count} answers`)

/** About answers in progress while the next question is on; null without any. */
export function progressNoteOf(allProgress: readonly AnswerProgress[], keeps: LocalStore['keeps']): string | null {
  const coming = allProgress.filter(({ state }) => state === 'sending' || state === 'reviewing')
  const waiting = coming.filter((progress) => 'waitsForConnection' in progress && progress.waitsForConnection)
  if (waiting.length > 0)
    return `No connection. Keep going. ${answers(coming.length)} ${whereItIs[keeps]}; feedback follows automatically.`
  if (coming.length > 0) return `Feedback on ${answers(coming.length)} is being written. Keep going.`
  return null
}
