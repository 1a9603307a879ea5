import './answers.css'
import { useState } from 'react'
import type { GivenAnswer } from '../media/interview-runner/practice.ts'
import { Player } from '../media/recorder/player.tsx'
import { useRecording } from '../media/recorder/use-recording.ts'
import type { LocalStore } from '../platform/local-store.ts'
import { Button } from '../ui/button.tsx'
import { Collapsible } from '../ui/collapsible.tsx'
import { scoreWords } from './verdict.ts'

export interface OtherTake {
  number: number
  answer: GivenAnswer
  words: string | null
  score: number | null
}

interface OtherTakesProps {
  localStore: LocalStore
  /** Of their question. */
  label: string
  takes: readonly OtherTake[]
  onChoose: (answerId: string) => void
}

export function OtherTakes({ takes, ...rest }: OtherTakesProps) {
  if (takes.length === 0) return null
  return (
    <section className="stack-tight" aria-label="Your other takes">
      {takes.map((take) => (
        <Take key={take.answer.id} take={take} {...rest} />
      ))}
    </section>
  )
}

function Take({ localStore, label, take, onChoose }: Omit<OtherTakesProps, 'takes'> & { take: OtherTake }) {
  const { number, answer, words, score } = take
  const [isOpen, setOpen] = useState(false)
  const file = useRecording(localStore, isOpen && answer.how === 'spoken' ? answer.id : null)?.file ?? null
  return (
    <Collapsible
      title={`Take ${number}, kept`}
      look="line"
      open={isOpen}
      onToggle={setOpen}
      end={score === null ? null : <span className="numbers quiet">{scoreWords(score)}</span>}
    >
      <div className="stack">
        {file && answer.how === 'spoken' && <Player file={file} lengthMs={answer.lengthMs} label={`${label}, take ${number}`} />}
        {words && <blockquote className="prose">{words}</blockquote>}
        <div className="row">
          <Button small onClick={() => onChoose(answer.id)}>
            Use this take
          </Button>
        </div>
      </div>
    </Collapsible>
  )
}
