import { questionsPerInterview, takesPerQuestion } from '../../../api/contract/limits.ts'
import { scoreColorOf } from '../../../api/contract/score-band.ts'
import type { PracticeTile } from '../../answer-review/practice-tiles.tsx'
import { questionLabel, withoutFollowUps } from '../../media/interview-runner/practice.ts'
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

const numbers = ['', 'one that is left', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "Answer the other nine" */
export const answerTheOther = (left: number): string => `Answer the ${left > 1 ? 'other ' : ''}${numbers[left]}`

/** What to do in this practice: the skipped questions, what waits for the user, then the weakest answer. Null when nothing is left. */
export function oneStepIn({ notes: { practice }, allProgress, allTakes }: Omit<InterviewView, 'isSaved'>) {
  const all = withoutFollowUps(practice, [...allProgress.entries()]).map(([index, progress], at) => ({
    ...{ index, progress },
    label: questionLabel(at).toLowerCase(),
  }))
  const left = all.filter(({ progress }) => progress.state === 'unanswered')
  if (left[0]) return { index: left[0].index, label: answerTheOther(left.length), note: 'Included in what you paid.' }
  const waiting = all.find(({ progress }) => waitsForUser(progress))
  if (waiting) return { index: waiting.index, label: `Finish ${waiting.label}`, note: 'Its feedback waits for you.' }
  const [weakest] = all
    .flatMap(({ progress, ...one }) =>
      progress.state === 'ready' && !progress.feedback.provisional ? { ...one, ...progress } : [],
    )
    .filter(({ index, feedback }) => feedback.score < 8 && allTakes[index]!.length < takesPerQuestion)
    .sort((one, other) => one.feedback.score - other.feedback.score)
  if (!weakest) return null
  const note = weakest.feedback.improvements[0] ?? 'Included in what you paid.'
  return { index: weakest.index, label: `Say ${weakest.label} again`, note }
}

const waitsForUser = (progress: AnswerProgress): boolean =>
  ['needs-words', 'not-reviewed', 'not-transcribed'].includes(progress.state) ||
  (progress.state === 'ready' && progress.feedback.provisional && progress.feedback.heard !== undefined)

const stateNames: Record<AnswerProgress['state'], string> = {
  ...{ unanswered: 'Skipped', sending: 'Coming', reviewing: 'Coming', 'needs-words': 'No words', ended: 'Ended' },
  ...{ 'not-reviewed': 'Try again', 'not-transcribed': 'Not counted', ready: 'Not counted' },
}

export const tilesOf = ({ notes: { practice }, allProgress }: Pick<InterviewView, 'notes' | 'allProgress'>): PracticeTile[] =>
  allProgress.map((progress, index) => ({
    question: practice.questions[index]!.question,
    feedback: progress.state === 'ready' && !progress.feedback.provisional ? progress.feedback : null,
    mark: progress.state === 'unanswered' ? '–' : '…',
    state: progress.state === 'unanswered' && !progress.wasSkipped ? 'To do' : stateWords(progress),
    followUpTo: practice.questions[index]!.followUpTo,
  }))

/** In place of a score. */
export const stateWords = (progress: AnswerProgress): string =>
  progress.state === 'ready' && progress.feedback.heard ? 'Your call' : stateNames[progress.state]

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
