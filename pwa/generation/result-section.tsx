import '../ui/section.css'
import type { ReactNode } from 'react'
import type { Block } from '../export/outline.ts'
import { plainText } from '../export/plain-text.ts'
import { Collapsible } from '../ui/collapsible.tsx'
import { SectionHeading } from '../ui/section-heading.tsx'
import { CopyButton } from './copy-button.tsx'
import { StandInNote } from './stand-in-note.tsx'

interface ResultSectionProps {
  id: string
  title: string
  isShown: boolean
  isStillWritten?: boolean
  isStandIn: boolean
  outline: () => readonly Block[]
  className?: string
  /** Once written, only its heading shows until it is opened. */
  folds?: boolean
  children: ReactNode
}

/** The heading is there from the start; content and copy button follow. */
export function ResultSection(props: ResultSectionProps) {
  const { id, title, isShown, isStillWritten = false, isStandIn, outline, className = '', folds = false, children } = props
  const isWritten = isShown && !isStillWritten
  const copy = isWritten && <CopyButton label={`Copy: ${title}`} text={() => plainText(outline())} />
  const content = (
    <>
      {isStandIn && <StandInNote />}
      {children}
    </>
  )
  return (
    <section className={`section ${className}`.trim()} aria-labelledby={id} data-state={isShown ? 'shown' : 'coming'}>
      {folds && isWritten ? (
        <Collapsible
          look="line"
          title={
            <h3 id={id} className="section-title">
              {title}
            </h3>
          }
        >
          {content}
          <div className="section-copy">{copy}</div>
        </Collapsible>
      ) : (
        <>
          <SectionHeading id={id} level={3} state={isWritten ? 'ready' : 'writing'} end={copy}>
            {title}
          </SectionHeading>
          {isShown && <div className="lights-up">{content}</div>}
        </>
      )}
    </section>
  )
}
