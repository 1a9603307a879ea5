import { emptyTranscript } from '../../../api/contract/fallback-feedback.ts'
import { interviewRounds } from '../../../api/contract/interview-rounds.ts'
import { detailBlocks } from '../../answer-review/feedback-blocks.ts'
import { scoreLine, scoreWords } from '../../answer-review/verdict.ts'
import { type Block, bullets, heading, labelled, note, paragraph } from '../../export/outline.ts'
import { withoutFollowUps } from '../../media/interview-runner/practice.ts'
import { allowances } from '../../media/interview-runner/practice-settings.ts'
import type { AnswerProgress } from './answer-progress.ts'
import type { InterviewView } from './interview.ts'
import { summaryOf } from './summary.ts'
import { countWordsOf, writtenBy } from './summary-words.ts'

export function interviewOutline({ notes, allProgress }: Pick<InterviewView, 'notes' | 'allProgress'>): Block[] {
  const { practice } = notes
  const summary = summaryOf(withoutFollowUps(practice, allProgress))
  const allowance = allowances[notes.allowance].note
  return [
    { kind: 'title', text: 'Voice practice interview' },
    paragraph(interviewRounds[notes.round].label),
    heading('Summary'),
    paragraph(summary.mean === null ? 'No answer was scored.' : `${scoreWords(summary.mean)} of 10: ${summary.label}`),
    note(countWordsOf(summary)),
    ...(allowance ? [note(allowance)] : []),
    ...writtenBy(notes, summary).map(note),
    ...bullets('Strengths', summary.strengths),
    ...bullets('Improvements', summary.improvements),
    ...withoutFollowUps(practice, [...practice.questions.entries()]).flatMap(([index, { question }], at) => [
      heading(`${at + 1}. ${question}`),
      ...answerBlocks(allProgress[index]!),
      ...practice.questions.flatMap((asked, other) =>
        asked.followUpTo === at + 1 ? [heading(`Follow-up: ${asked.question}`), ...answerBlocks(allProgress[other]!)] : [],
      ),
    ]),
  ]
}

function answerBlocks(progress: AnswerProgress): Block[] {
  if (progress.state === 'unanswered') return [note('Skipped')]
  if (progress.state === 'sending' || progress.state === 'needs-words') return [note('There are no words of this answer yet.')]
  const said = labelled('You said', progress.transcript || emptyTranscript)
  if (progress.state === 'not-transcribed') return [said, note('Provisional, not counted.')]
  if (progress.state !== 'ready') return [said, note('There was no feedback on these words yet.')]
  return [paragraph(scoreLine(progress.feedback)), said, ...detailBlocks(progress.feedback)]
}
