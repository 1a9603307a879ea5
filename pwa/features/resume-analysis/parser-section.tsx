import '../../ui/field.css'
import type { AnalysisSectionData, FormatFinding } from '../../../api/contract/resume-analysis.ts'
import { Badge } from '../../ui/badge.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'

const levels = { good: ['green', 'Good'], notice: ['yellow', 'Notice'], problem: ['red', 'Problem'] } as const

function Finding({ finding: { level, title, detail } }: { finding: FormatFinding }) {
  const [tone, word] = levels[level]
  return (
    <li className="stack-snug">
      <div className="row-apart">
        <strong>{title}</strong>
        <Badge tone={tone}>{word}</Badge>
      </div>
      <p className="small quiet">{detail}</p>
    </li>
  )
}

export function ParserSection({ id, data: { parserView } }: { id: string; data: AnalysisSectionData<'document'> }) {
  const { kind, pages, words, text, hiddenText, findings } = parserView
  const size = [kind.toUpperCase(), pages === null ? null : `${pages} ${pages === 1 ? 'page' : 'pages'}`, `${words} words`]
  return (
    <Collapsible id={id} title="What the parser saw">
      <div className="stack">
        <p className="small quiet numbers">{size.filter(Boolean).join(' · ')}</p>
        <ul className="lines plain-list">
          {findings.map((finding) => (
            <Finding key={finding.code} finding={finding} />
          ))}
        </ul>
        {hiddenText.length > 0 && (
          <div>
            <h4>Hidden text</h4>
            <p className="small quiet">
              Software reads it, but people can't see it. It is never scored, and many employers see it as a trick.
            </p>
            {hiddenText.map((hidden) => (
              <blockquote key={hidden}>{hidden}</blockquote>
            ))}
          </div>
        )}
        <h4>The text</h4>
        {/* A read-only textarea: it scrolls by keyboard, and "select all" takes this text alone. */}
        <textarea className="field-control parser-text" aria-label="The text that was read" readOnly rows={14} value={text} />
      </div>
    </Collapsible>
  )
}
