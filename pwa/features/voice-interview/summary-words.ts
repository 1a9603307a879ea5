import { questionsPerInterview, takesPerQuestion } from '../../../api/contract/limits.ts'
import { creditReasons } from '../../../api/contract/prices.ts'
import { scoreColorOf } from '../../../api/contract/score-band.ts'
import { answerTheOther, type PracticeStep, type PracticeTile } from '../../answer-review/practice-tiles.tsx'
import { questionLabel, withoutFollowUps } from '../../media/interview-runner/practice.ts'
import { whereItIs } from '../../media/recorder/recording-texts.ts'
import type { LocalStore } from '../../platform/local-store.ts'
import type { AnswerProgress } from './answer-progress.ts'
import type { InterviewView } from './interview.ts'
import type { VoiceNotes } from './notes.ts'
import type { Summary } from './summary.ts'

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

const wholeHeadlines = {
  green: "That's ten. You're ready to walk in.",
  yellow: "That's ten. Some answers can still get stronger.",
  red: "That's ten. Try the weakest ones again.",
} as const

/** The heading says no more than the mean's color, and what is left before anything else. */
export function headlineOf({
  mean,
  pending,
  waiting,
  skipped,
}: Pick<Summary, 'mean' | 'pending' | 'waiting' | 'skipped'>): string {
  if (skipped > 0) return `${questionsPerInterview - skipped} of ${questionsPerInterview} answered, ${skipped} to go`
  if (pending > 0) return "You're through. Feedback is arriving."
  if (waiting > 0) return `${count(waiting, 'answer needs', 'answers need')} a word from you`
  return mean === null ? "That's ten. Here is what we heard." : wholeHeadlines[scoreColorOf(mean)]
}

/** About answers in progress while the next question is on; null without any. */
export function progressNoteOf(allProgress: readonly AnswerProgress[], keeps: LocalStore['keeps']): string | null {
  const coming = allProgress.filter(({ state }) => state === 'sending' || state === 'reviewing')
  const waiting = coming.filter((progress) => 'waitsForConnection' in progress && progress.waitsForConnection)
  if (waiting.length > 0)
    return `No connection. Keep going. ${count(coming.length, 'answer', 'answers')} ${whereItIs[keeps]}; feedback follows automatically.`
  if (coming.length > 0) return `Feedback on ${count(coming.length, 'answer', 'answers')} is being written. Keep going.`
  return null
}

const alreadyPaid = 'Already paid for.'
const paidEach = `Recording is free. Feedback on an answer: ${creditReasons.interview_feedback} credits.`

/**
 * What to do in this practice: the skipped questions, what waits for the user, then the weakest answer. Null when nothing is left.
 * @param isPaid within its 24 hours
 */
export function oneStepIn(
  { notes: { practice }, allProgress, allTakes }: Omit<InterviewView, 'isSaved'>,
  isPaid = true,
): PracticeStep | null {
  const all = withoutFollowUps(practice, [...allProgress.entries()]).map(([index, progress], at) => ({
    ...{ index, progress },
    label: questionLabel(at).toLowerCase(),
  }))
  const left = all.filter(({ progress }) => progress.state === 'unanswered')
  const price = isPaid ? alreadyPaid : paidEach
  if (left[0]) return { index: left[0].index, label: answerTheOther(left.length), note: price }
  const waiting = all.find(({ progress }) => waitsForUser(progress))
  if (waiting) return { index: waiting.index, label: `Finish ${waiting.label}`, note: 'Its feedback waits for you.' }
  const [weakest] = all
    .flatMap(({ progress, ...one }) =>
      progress.state === 'ready' && !progress.feedback.provisional ? { ...one, ...progress } : [],
    )
    .filter(({ index, feedback }) => feedback.score < 8 && allTakes[index]!.length < takesPerQuestion)
    .sort((one, other) => one.feedback.score - other.feedback.score)
  if (!weakest) return null
  const note = (isPaid && weakest.feedback.improvements[0]) || price
  return { index: weakest.index, label: `Say ${weakest.label} again`, note }
}

const waitsForUser = (progress: AnswerProgress): boolean =>
  ['needs-words', 'not-reviewed', 'not-transcribed'].includes(progress.state) ||
  (progress.state === 'ready' && progress.feedback.provisional && progress.feedback.heard !== undefined)

/** In place of a score. */
const stateNames: Record<AnswerProgress['state'], string> = {
  ...{ unanswered: 'To do', sending: 'Coming', reviewing: 'Coming', 'needs-words': 'No words', ended: 'Ended' },
  ...{ 'not-reviewed': 'Try again', 'not-transcribed': 'Not counted', ready: 'Not counted' },
}

export const tilesOf = ({ notes: { practice }, allProgress }: Pick<InterviewView, 'notes' | 'allProgress'>): PracticeTile[] =>
  allProgress.map((progress, index) => ({
    question: practice.questions[index]!.question,
    feedback: progress.state === 'ready' && !progress.feedback.provisional ? progress.feedback : null,
    mark: progress.state === 'unanswered' ? '–' : '…',
    state: progress.state === 'ready' && progress.feedback.heard ? 'Your call' : stateNames[progress.state],
    followUpTo: practice.questions[index]!.followUpTo,
  }))

/** "7 answers counted, 1 provisional and left out, 2 skipped." */
export function countWordsOf({ counted, provisional, pending, waiting, skipped }: Summary): string {
  const parts = [
    `${count(counted, 'answer', 'answers')} counted`,
    provisional > 0 && `${provisional} provisional and left out`,
    pending > 0 && `${pending} still being reviewed`,
    waiting > 0 && `${waiting} needing your input`,
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
