import { AnswerCoach } from '../../answer-review/answer-coach.tsx'
import { OtherTakes } from '../../answer-review/other-takes.tsx'
import { type GivenAnswer, questionLabel } from '../../media/interview-runner/practice.ts'
import type { TakeProgress } from './answer-progress.ts'
import type { Interview, InterviewView } from './interview.ts'
import { timeNote } from './practice-time.ts'
import { otherTakesAmong } from './takes.ts'

interface EndedAnswerProps {
  interview: Interview
  notes: InterviewView['notes']
  answer: GivenAnswer
  transcript: string | null
  takes: readonly TakeProgress[]
  index: number
}

/** After the 24 hours, feedback on an answer has its own price. */
export function EndedAnswer({ interview, notes, answer, transcript, takes, index }: EndedAnswerProps) {
  const { localStore, recordingSession, runner } = interview
  return (
    <div className="interview-answer stack">
      <p className="quiet small">{timeNote(notes.session)}</p>
      <AnswerCoach
        key={answer.id}
        localStore={localStore}
        session={recordingSession}
        answer={{ id: answer.id, spoken: answer.how === 'spoken' ? answer : null, words: transcript }}
        asked={notes.practice.questions[index]!}
        onWords={(words) => interview.correct(answer.id, words)}
        label={questionLabel(index)}
        jobDescription={notes.jobDescription}
      />
      <OtherTakes localStore={localStore} index={index} takes={otherTakesAmong(takes, answer.id)} onChoose={runner.chooseTake} />
    </div>
  )
}
