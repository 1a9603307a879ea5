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
  isShown: boolean
  isStillWritten: boolean
  isStandIn: boolean
  outline: () => readonly Block[]
  className?: string
  children: ReactNode
}

/** The heading is there from the start; content and copy button follow. */
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
