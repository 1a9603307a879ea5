import './labelled-rows.css'
import { WithGaps } from './with-gaps.tsx'

export interface LabelledRow {
  label: string | null
  text: string
}

/** Short texts with labels; `[blanks]` in them are highlighted. */
export function LabelledRows({ rows }: { rows: readonly LabelledRow[] }) {
  if (rows.length === 0) return null
  return (
    <dl className="labelled-rows stack-close">
      {rows.map(({ label, text }) => (
        <div key={label ?? text} className="stack-snug">
          {label && <dt className="caption">{label}</dt>}
          <dd>
            <WithGaps text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
