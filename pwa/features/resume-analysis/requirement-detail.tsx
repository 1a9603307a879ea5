import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { MatchEvidence } from '../../../api/contract/resume-analysis.ts'
import { practiceQuestionsDraftAtom } from '../../platform/draft.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, IconButton, LinkButton } from '../../ui/button.tsx'
import { canTryAtom, useShown } from './edited-lines.ts'
import { LineChangeNote } from './line-change-note.tsx'
import { LineEditor } from './line-editor.tsx'
import { practiceQuestion } from './practice-question.ts'
import { importanceWords, stateOf, stateWords } from './requirement-state.ts'
import { type OwnLine, ownLine } from './resume-lines.ts'

const tones = { found: 'green', close: 'blue', missing: 'red' } as const

/** What is behind one mark of the ad: the resume's line that shows it, or what to do about its absence. */
export function RequirementDetail({ id, row, onClose }: { id: string; row: MatchEvidence; onClose: () => void }) {
  const { paid, lastLine } = useShown()
  const canTry = useAtomValue(canTryAtom)
  const [editing, setEditing] = useState<{ line?: OwnLine } | null>(null)
  const state = stateOf(row)
  const line = row.resumeLine === null ? null : ownLine(paid.document?.parserView.text ?? '', row.resumeLine)
  return (
    <section id={id} className="requirement-detail" aria-label={row.term}>
      <div className="row-apart">
        <strong>{row.term}</strong>
        <IconButton icon="close" label={`Hide: ${row.term}`} onClick={onClose} />
      </div>
      <div className="row">
        <Badge tone={tones[state]}>{stateWords[state]}</Badge>
        <Badge tone={row.importance === 'must' ? 'edge' : 'quiet'}>{importanceWords[row.importance]}</Badge>
      </div>
      {row.resumeLine === null ? (
        <p>Your resume does not show this. If it is true of you, say so in a line; if not, have an answer ready.</p>
      ) : (
        <>
          <p className="small quiet">Your resume{row.where ? `, ${row.where}` : ''}:</p>
          <blockquote>{row.resumeLine}</blockquote>
          <p className="small quiet numbers">Counts {Math.round(row.coverage * 100)}%.</p>
        </>
      )}
      {editing ? (
        <LineEditor line={editing.line} isNew={!editing.line} onDone={() => setEditing(null)} />
      ) : (
        <div className="row">
          {canTry && state === 'missing' && (
            <Button small icon="plus" onClick={() => setEditing({})}>
              Add it to my resume
            </Button>
          )}
          {canTry && line && (
            <Button small icon="pen" onClick={() => setEditing({ line })}>
              Edit this line
            </Button>
          )}
          <PracticeLink row={row} />
        </div>
      )}
      {lastLine && <LineChangeNote />}
    </section>
  )
}

/** Takes the question to Self practice, which is free. */
function PracticeLink({ row }: { row: MatchEvidence }) {
  const { paid } = useShown()
  const setQuestion = useSetAtom(practiceQuestionsDraftAtom)
  const question = practiceQuestion(row, paid.questions?.interviewQuestions)
  return (
    <LinkButton small icon="mic" href="/self-interview-prep" onClick={() => setQuestion(question)}>
      Practice this question
    </LinkButton>
  )
}
