import '../../ui/section.css'
import type { AnalysisSectionData, RequirementLine } from '../../../api/contract/resume-analysis.ts'
import { Badge } from '../../ui/badge.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { useShown } from './rescoring.ts'
import { datesAt, ownLine, piecesOf, type SheetLine, sheetLines } from './resume-lines.ts'
import { TryLine, textNow } from './try-line.tsx'

const levels = { good: ['green', 'Good'], notice: ['yellow', 'Notice'], problem: ['red', 'Problem'] } as const

interface ResumeSectionProps {
  idPrefix: string
  data: AnalysisSectionData<'document'>
  lines: readonly RequirementLine[]
}

/** The resume as software reads it, marked, and what the check of the file found. */
export function ResumeSection({ idPrefix, data, lines }: ResumeSectionProps) {
  return (
    <>
      <section className="section" aria-label="Your resume">
        <Collapsible look="line" id={`${idPrefix}-resume`} title={<span className="section-title">Your resume, marked</span>}>
          <p className="small quiet">
            Underlined: <mark>lines that show what the ad asks for</mark>. This is the text that software reads in your file. Tap
            a line to change it and see the score move.
          </p>
          <ResumeSheet text={data.parserView.text} lines={lines} />
        </Collapsible>
      </section>
      <section className="section" aria-label="What the parser saw">
        <Collapsible look="line" id={`${idPrefix}-document`} title={<span className="section-title">What the parser saw</span>}>
          <Findings data={data} />
        </Collapsible>
      </section>
    </>
  )
}

/** As printed: headings, jobs and bullets, each line in one piece. */
function ResumeSheet({ text, lines }: { text: string; lines: readonly RequirementLine[] }) {
  const places = lines
    .filter(({ state, resumeLineFrom }) => state === 'shown' && resumeLineFrom === 'resume')
    .flatMap(({ resumeLine }) => ownLine(text, resumeLine ?? '') ?? [])
  return (
    <div className="resume-sheet box box-card box-edge">
      {sheetLines(text).map((line) => (
        <div key={line.from} className={`resume-${line.look}`}>
          <TryLine line={line}>
            <Marked line={line} places={places} />
          </TryLine>
        </div>
      ))}
      <TryLine>Add a line</TryLine>
    </div>
  )
}

function Marked({ line, places }: { line: SheetLine; places: readonly { from: number; to: number }[] }) {
  const now = textNow(line, useShown().edits)
  const part = (start: number, end: number) => {
    const inside = places
      .map(({ from, to }) => ({ from: Math.max(from - line.from, start) - start, to: Math.min(to - line.from, end) - start }))
      .filter(({ from, to }) => from < to)
    return piecesOf(now.slice(start, end), now === line.text ? inside : []).map(({ text, place }) =>
      place ? <mark key={place.from}>{text}</mark> : text,
    )
  }
  const dates = datesAt(line, now)
  return (
    <>
      {part(0, dates)}
      <span className="block">{part(dates, now.length)}</span>
    </>
  )
}

function Findings({ data: { parserView } }: Pick<ResumeSectionProps, 'data'>) {
  const { kind, pages, words, hiddenText, findings } = parserView
  const size = [kind.toUpperCase(), pages === null ? null : `${pages} ${pages === 1 ? 'page' : 'pages'}`, `${words} words`]
  return (
    <>
      <p className="small quiet numbers">{size.filter(Boolean).join(' · ')}</p>
      <ul className="lines plain-list">
        {findings.map(({ code, level, title, detail }) => (
          <li key={code} className="stack-snug">
            <div className="row-apart">
              <strong>{title}</strong>
              <Badge tone={levels[level][0]}>{levels[level][1]}</Badge>
            </div>
            <p className="small quiet">{detail}</p>
          </li>
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
