import { feedbackBlocks } from '../../answer-review/feedback-blocks.ts'
import type { FeedbackRun } from '../../answer-review/feedback-runs.ts'
import type { Block } from '../../export/outline.ts'
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
  corrected: ReadonlyMap<string, string>,
  runs: ReadonlyMap<string, FeedbackRun>,
): Block[] {
  return [
    { kind: 'title', text: 'Self practice' },
    ...questions.flatMap(({ question }, index): Block[] => {
      const heading: Block = { kind: 'heading', text: `${index + 1}. ${question}` }
      const given = places[index]?.answer
      if (!given) return [heading, { kind: 'note', text: 'Skipped' }]
      const run = runs.get(given.id)
      const words = wordsOf(given, corrected.get(given.id), run)
      const length = given.how === 'spoken' ? `Spoken, ${clockOf(given.lengthMs)} long.` : 'Typed.'
      return [
        heading,
        { kind: 'note', text: words ? length : `${length} There is no transcript.` },
        ...(words ? [{ kind: 'labelled', label: 'You said', text: words } as const] : []),
        ...(run?.answer ? feedbackBlocks(run.answer) : []),
      ]
    }),
  ]
}
