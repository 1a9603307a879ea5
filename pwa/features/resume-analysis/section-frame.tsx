import type { ReactNode } from 'react'
import { plainText } from '../../export/plain-text.ts'
import { CopyButton } from '../../generation/copy-button.tsx'
import { StandInNote } from '../../generation/stand-in-note.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import type { Received } from './analysis.ts'
import { sectionOutline } from './analysis-outline.ts'
import type { ShownSection } from './sections.ts'

interface SectionFrameProps {
  id: string
  name: ShownSection
  title: string
  received: Received
  isReady: boolean
  children: ReactNode
}

/** One section with its heading, which stands there before the section does, and its copy button. */
export function SectionFrame({ id, name, title, received, isReady, children }: SectionFrameProps) {
  const copy = <CopyButton label={`Copy: ${title}`} text={() => plainText(sectionOutline(name, received))} />
  return (
    <section className={`results-section results-${name}`} aria-labelledby={id}>
      <SectionHeading id={id} level={3} state={isReady ? 'ready' : 'writing'} end={isReady ? copy : undefined}>
        {title}
      </SectionHeading>
      {isReady && (
        <div className="lights-up">
          {received.standIns?.includes(name) && <StandInNote />}
          {children}
        </div>
      )}
    </section>
  )
}
