import { feedbackBlocks } from '../../answer-review/feedback-blocks.ts'
import type { FeedbackRun } from '../../answer-review/feedback-runs.ts'
import { type Block, heading, labelled, note } from '../../export/outline.ts'
import type { GivenAnswer, Practice } from '../../media/interview-runner/practice.ts'
import { clockOf } from '../../media/recorder/clock-words.ts'

/** Corrected by the user, typed, transcribed by the server or recognized by the browser. */
export function wordsOf(given: GivenAnswer, corrected: string | undefined, run: FeedbackRun | undefined): string | null {
  if (corrected !== undefined) return corrected
  if (given.how === 'typed') return given.text
  return run?.answer?.transcript ?? given.captions
}

export function practiceOutline(
  { questions, places }: Practice,
  corrected: Readonly<Record<string, string>>,
  runs: ReadonlyMap<string, FeedbackRun>,
): Block[] {
  return [
    { kind: 'title', text: 'Self practice' },
    ...questions.flatMap(({ question }, index): Block[] => {
      const asked = heading(`${index + 1}. ${question}`)
      const given = places[index]?.answer
      if (!given) return [asked, note('Skipped')]
      const run = runs.get(given.id)
      const words = wordsOf(given, corrected[given.id], run)
      const length = given.how === 'spoken' ? `Spoken, ${clockOf(given.lengthMs)} long.` : 'Typed.'
      return [
        asked,
        note(words ? length : `${length} There is no transcript.`),
        ...(words ? [labelled('You said', words)] : []),
        ...(run?.answer ? feedbackBlocks(run.answer) : []),
      ]
    }),
  ]
}
