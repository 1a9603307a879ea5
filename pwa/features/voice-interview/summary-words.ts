import { questionsPerInterview } from '../../../api/contract/limits.ts'
import { scoreColorOf } from '../../../api/contract/score-band.ts'
import type { VoiceNotes } from './notes.ts'
import type { Summary } from './summary.ts'

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

const wholeHeadlines = {
  green: "That's ten. You're ready to walk in.",
  yellow: "That's ten. Some answers can still get stronger.",
  red: "That's ten. Try the weakest ones again.",
} as const

/** The heading says no more than the mean's color. */
export function headlineOf({ mean, pending, skipped }: Pick<Summary, 'mean' | 'pending' | 'skipped'>): string {
  if (pending > 0) return "You're through. Feedback is arriving."
  if (skipped > 0 || mean === null) return "That's a wrap. Here is what we heard."
  return wholeHeadlines[scoreColorOf(mean)]
}

/** "7 answers counted, 1 provisional and left out, 2 skipped." */
export function countWordsOf({ counted, provisional, pending, waiting, skipped }: Summary): string {
  const parts = [
    `${count(counted, 'answer', 'answers')} counted`,
    provisional > 0 && `${provisional} provisional and left out`,
    pending > 0 && `${pending} still being reviewed`,
    waiting > 0 && `${waiting} waiting for you`,
    skipped > 0 && `${skipped} skipped`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

/** What the connected AI did not write: standard questions, and feedback by the built-in coach. */
export function writtenBy({ session }: Pick<VoiceNotes, 'session'>, { hasStandIns }: Pick<Summary, 'hasStandIns'>): string[] {
  const { coach, defaultQuestions } = session
  const first = questionsPerInterview - defaultQuestions + 1
  const which =
    defaultQuestions === 1
      ? 'The last question is a standard one'
      : `Questions ${first} to ${questionsPerInterview} are standard ones`
  return [
    ...(coach === 'openai' && defaultQuestions > 0 ? [`${which} for this round, not written by the AI for this job.`] : []),
    ...(hasStandIns ? ['The built-in coach wrote some feedback because the AI could not. Each answer says so.'] : []),
  ]
}
