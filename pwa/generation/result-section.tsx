import '../ui/section.css'
import type { ReactNode } from 'react'
import type { Block } from '../export/outline.ts'
import { plainText } from '../export/plain-text.ts'
import { SectionHeading } from '../ui/section-heading.tsx'
import { CopyButton } from './copy-button.tsx'
import { StandInNote } from './stand-in-note.tsx'

interface ResultSectionProps {
  id: string
  title: string
  /** Shown as far as it has come; before that only its heading is there. */
  isShown: boolean
  /** More of it is still to come. */
  isStillWritten: boolean
  /** The built-in coach wrote it in the AI's place. */
  isStandIn: boolean
  /** What its copy button copies. */
  outline: () => readonly Block[]
  className?: string
  children: ReactNode
}

/** One section of a result: its heading, which is there from the start, its copy button and its content. */
export function ResultSection(props: ResultSectionProps) {
  const { id, title, isShown, isStillWritten, isStandIn, outline, className = '', children } = props
  const isWritten = isShown && !isStillWritten
  const copy = <CopyButton label={`Copy: ${title}`} text={() => plainText(outline())} />
  return (
    <section className={`section ${className}`.trim()} aria-labelledby={id} data-state={isShown ? 'shown' : 'coming'}>
      <SectionHeading id={id} level={3} state={isWritten ? 'ready' : 'writing'} end={isWritten ? copy : undefined}>
        {title}
      </SectionHeading>
      {isShown && (
        <div className="lights-up">
          {isStandIn && <StandInNote />}
          {children}
        </div>
      )}
    </section>
  )
}
