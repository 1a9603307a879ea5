import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { feedbackRunsAtom } from '../../answer-review/feedback-runs.ts'
import { scoreWords } from '../../answer-review/verdict.ts'
import { ExportRow } from '../../export/export-row.tsx'
import type { GivenAnswer, QuestionStatus } from '../../media/interview-runner/practice.ts'
import { PlanNotes } from '../../media/plan-notes.tsx'
import { clockOf } from '../../media/recorder/clock-words.ts'
import { useStore } from '../../platform/use-store.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { AnswerCard } from './answer-card.tsx'
import { EndButton } from './end-button.tsx'
import { givenCount, type SelfPractice, wordsAtom } from './open-self-practice.ts'
import { practiceOutline } from './practice-outline.ts'

const keptUntil = {
  'on-this-device': 'They are on this device until you end the practice.',
  'in-this-tab': 'They are in this tab only: closing or reloading it deletes them.',
}

export function Summary({ selfPractice }: { selfPractice: SelfPractice }) {
  const { practice } = useStore(selfPractice.runner.view)
  const { questions, places } = practice
  const corrected = useAtomValue(wordsAtom)
  const runs = useAtomValue(feedbackRunsAtom)
  const spokenMs = places.reduce((sum, { answer }) => sum + (answer?.how === 'spoken' ? answer.lengthMs : 0), 0)
  return (
    <div className="stack-loose">
      <Card as="section" className="stack">
        <h2>{places.every(({ answer }) => answer) ? "That's all of them. You're ready to walk in." : 'Done for now'}</h2>
        <p>
          {`${givenCount(practice)} to ${questions.length} questions`}
          {spokenMs > 0 && `, ${clockOf(spokenMs)} spoken`}. {keptUntil[selfPractice.localStore.keeps]}
        </p>
        <Button look="main" wide onClick={() => selfPractice.runner.review()}>
          Review answers
        </Button>
        <EndButton selfPractice={selfPractice} label="Start a new practice" />
        <ExportRow
          what={{
            title: 'Self practice',
            fileName: 'greenroom-self-practice',
            blocks: () => practiceOutline(practice, corrected, runs),
          }}
          isWhole
          onExported={() => undefined}
        />
      </Card>
      <section className="stack-close" aria-label="Your answers">
        {questions.map((question, index) => (
          <Answered
            key={question.question}
            title={`${index + 1}. ${question.question}`}
            status={places[index]!}
            card={(given) => (
              <div className="stack">
                <PlanNotes question={question} />
                <AnswerCard selfPractice={selfPractice} question={question} given={given} status={places[index]!} index={index} />
              </div>
            )}
          />
        ))}
      </section>
    </div>
  )
}

interface AnsweredProps {
  title: string
  status: QuestionStatus
  card: (given: GivenAnswer) => ReactNode
}

function Answered({ title, status: { answer }, card }: AnsweredProps) {
  const [isOpen, setOpen] = useState(false)
  const run = useAtomValue(feedbackRunsAtom).get(answer?.id ?? '')
  if (!answer) {
    return (
      <p className="box between">
        <span>{title}</span> <Badge tone="quiet">Skipped</Badge>
      </p>
    )
  }
  const score = run?.answer ? <Badge tone={run.answer.scoreColor}>{scoreWords(run.answer.score)}</Badge> : null
  const length = answer.how === 'spoken' ? clockOf(answer.lengthMs) : 'Typed'
  return (
    <Collapsible
      title={title}
      open={isOpen}
      onToggle={setOpen}
      end={
        <span className="row numbers">
          {score} <span className="quiet small">{length}</span>
        </span>
      }
    >
      {/* Ten open players would decode ten recordings at once. */}
      {isOpen && card(answer)}
    </Collapsible>
  )
}
