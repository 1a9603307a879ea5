import { preparedQuestions } from '../../../api/contract/interview-prep.ts'
import { plainText } from '../../export/plain-text.ts'
import { CopyButton } from '../../generation/copy-button.tsx'
import { StandInNote } from '../../generation/stand-in-note.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { isStillWritten, type PrepSectionName, titleOfSection } from './prep-sections.ts'
import type { Received } from './preparation.ts'
import { sectionOutline } from './preparation-outline.ts'
import { SectionBody } from './section-bodies.tsx'

interface PrepSectionProps {
  id: string
  name: PrepSectionName
  received: Received
  /** Shown as far as it has come; else only its heading stands there. */
  isShown: boolean
}

/** One section with its heading, which stands there before the section does, and its copy button. */
export function PrepSection({ id, name, received, isShown }: PrepSectionProps) {
  const title = titleOfSection(name)
  const isWritten = isShown && !isStillWritten(name, received)
  return (
    <section className="prep-section" aria-labelledby={id} data-state={isShown ? 'shown' : 'coming'}>
      <SectionHeading
        id={id}
        level={3}
        state={isWritten ? 'ready' : 'writing'}
        end={isWritten && <CopyButton label={`Copy: ${title}`} text={() => plainText(sectionOutline(name, received))} />}
      >
        {title}
      </SectionHeading>
      {isShown && (
        <div className="prep-body lights-up">
          {received.standIns?.includes(name) && <StandInNote />}
          <SectionBody name={name} received={received} />
        </div>
      )}
      {isShown && !isWritten && (
        <p className="quiet small numbers">
          Question {(received.questions?.questions.length ?? 0) + 1} of {preparedQuestions} is being written
        </p>
      )}
    </section>
  )
}
