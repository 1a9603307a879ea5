import type { ReactNode } from 'react'
import type { AnalysisSectionData, FormatFinding, RequirementLine } from '../../../api/contract/resume-analysis.ts'
import { useIsDesktop } from '../../platform/media-query.ts'
import { Badge } from '../../ui/badge.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { ownLine, piecesOf } from './resume-lines.ts'
import { TryLine } from './try-line.tsx'

const levels = { good: ['green', 'Good'], notice: ['yellow', 'Notice'], problem: ['red', 'Problem'] } as const

interface ResumeSectionProps {
  id: string
  data: AnalysisSectionData<'document'>
  lines: readonly RequirementLine[]
}

/** The resume as software reads it, marked, beside what the check of the file found. */
export function ResumeSection({ id, data, lines }: ResumeSectionProps) {
  const isDesktop = useIsDesktop()
  return (
    <section className="stack" aria-label="Your resume">
      <div className="stack-close start">
        <TryLine />
      </div>
      <div className="results-file grid">
        <Collapsible title="Your resume, marked" open={isDesktop}>
          <p className="small quiet">
            Marked: <mark>lines that show what the ad asks for</mark>. This is the text that software reads in your file.
          </p>
          <p className="resume-page prose">{markedText(data.parserView.text, lines)}</p>
        </Collapsible>
        <Collapsible id={id} title="What the parser saw" open={isDesktop}>
          <Findings data={data} />
        </Collapsible>
      </div>
    </section>
  )
}

function markedText(text: string, lines: readonly RequirementLine[]): ReactNode[] {
  const places = lines
    .filter(({ state, resumeLineFrom }) => state === 'shown' && resumeLineFrom === 'resume')
    .flatMap(({ resumeLine }) => ownLine(text, resumeLine ?? '') ?? [])
  return piecesOf(text, places).map((piece) => (piece.place ? <mark key={piece.place.from}>{piece.text}</mark> : piece.text))
}

function Findings({ data: { parserView } }: Pick<ResumeSectionProps, 'data'>) {
  const { kind, pages, words, hiddenText, findings } = parserView
  const size = [kind.toUpperCase(), pages === null ? null : `${pages} ${pages === 1 ? 'page' : 'pages'}`, `${words} words`]
  return (
    <>
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
    </>
  )
}

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
