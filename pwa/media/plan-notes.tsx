import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import type { InterviewQuestion } from '../../api/contract/interview-questions.ts'
import { boxWords, draftsAtom } from '../platform/draft.ts'
import { Collapsible } from '../ui/collapsible.tsx'
import { type LabelledRow, LabelledRows } from '../ui/labelled-rows.tsx'

/** What a strong answer contains and a common mistake, where known. */
export function hintRows({ listensFor, mistake }: Pick<InterviewQuestion, 'listensFor' | 'mistake'>): LabelledRow[] {
  return [
    ...(listensFor ? [{ label: 'They listen for', text: listensFor }] : []),
    ...(mistake ? [{ label: 'A common mistake', text: mistake }] : []),
  ]
}

export function usePlanWords({ question, plan = [''] }: InterviewQuestion): string[] {
  return boxWords(useAtomValue(draftsAtom), question, plan.length)
}

/** Folded beside the question: what they listen for, and the plan with the user's words. */
export function PlanNotes({ question }: { question: InterviewQuestion }) {
  const { plan = [''], ...hints } = question
  const words = usePlanWords(question)
  const place = useRef<HTMLDivElement>(null)
  const isFilled = words.some(Boolean)
  const text = plan.map((prompt, at) => words[at] || (isFilled && prompt ? `[${prompt}]` : prompt)).join('\n')
  const planRow = text.trim() ? [{ label: isFilled ? null : 'A plan', text }] : []
  const rows = isFilled ? [...planRow, ...hintRows(hints)] : [...hintRows(hints), ...planRow]
  if (rows.length === 0) return null
  return (
    <div ref={place} className="plan-notes">
      <Collapsible
        look="line"
        title={isFilled ? 'Your plan' : 'What they listen for'}
        onToggle={(open) => open && place.current?.scrollIntoView({ block: 'nearest' })}
      >
        <LabelledRows rows={rows} />
      </Collapsible>
    </div>
  )
}
