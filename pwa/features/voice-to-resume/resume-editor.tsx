import { useState } from 'react'
import type { ResumeData } from '../../../api/contract/voice-to-resume.ts'
import { Button } from '../../ui/button.tsx'
import { LineSheet, type OpenLine } from './line-sheet.tsx'
import { type EditedResume, edited, type ResumeEdit, undone } from './resume-edit.ts'
import { Jobs, Line, Part, type PartProps, Schools, Words } from './resume-lists.tsx'
import { resumeId, sorterId } from './sentence-sorter.tsx'

interface ResumeEditorProps {
  history: EditedResume
  onChange: (history: EditedResume) => void
  /** The sentences to sort are in sight, with an Undo of their own. */
  isSorting: boolean
}

/** The page as it will print; tap a line to edit, with Undo. */
export function ResumeEditor({ history, onChange, isSorting }: ResumeEditorProps) {
  const [line, setLine] = useState<OpenLine | null>(null)
  const { now, cards, before } = history
  const edit = (next: ResumeEdit) => onChange(edited(history, next))
  const unsorted = cards.filter(({ isToSort, state }) => isToSort && state === 'open').length

  function save(text: string) {
    if (!line) return
    if (!line.isNew) edit({ type: 'write', path: line.path, text })
    else if (text.trim() !== '') edit({ type: 'add', path: line.path, text })
    setLine(null)
  }
  function editEntry(next: ResumeEdit) {
    edit(next)
    setLine(null)
  }

  const part: PartProps = { resume: now, edit, open: setLine }
  return (
    <section className="stack" aria-labelledby={resumeId}>
      <div className="between">
        <h2 id={resumeId} tabIndex={-1}>
          Your resume
        </h2>
        {!isSorting && before.length > 0 && (
          <Button small icon="retry" onClick={() => onChange(undone(history))}>
            Undo
          </Button>
        )}
      </div>
      {unsorted > 0 && (
        <div className="box between">
          <p>{unsortedNote(unsorted, now.professionalExperience.length > 0)}</p>
          {!isSorting && (
            <Button small onClick={() => document.getElementById(sorterId)?.focus()}>
              Sort
            </Button>
          )}
        </div>
      )}
      <p className="quiet">Select a line to edit it. Dashed boxes are blanks for you to fill: nothing was made up.</p>
      <div className="spoken-sheet card stack">
        <Contact {...part} />
        <Part id="summary" title="Professional Summary">
          <Line
            path="professionalSummary"
            label="Professional summary"
            text={now.professionalSummary}
            add="Add two sentences about you"
            onOpen={setLine}
          />
        </Part>
        <Words {...part} path="coreCompetencies" title="Core Competencies" what="skill" />
        <Jobs {...part} />
        <Schools {...part} />
        <Words {...part} path="certifications" title="Certifications" what="certificate" />
      </div>
      {line && <LineSheet key={line.path} line={line} onSave={save} onEdit={editEntry} onClose={() => setLine(null)} />}
    </section>
  )
}

function unsortedNote(count: number, hasJob: boolean): string {
  const sentences = count === 1 ? 'One sentence is' : `${count} sentences are`
  return hasJob
    ? `${sentences} not sorted yet.`
    : `There is no job in it yet: ${count === 1 ? 'one sentence is' : sentences} to be sorted.`
}

function Contact({ resume: { contactInfo }, open }: PartProps) {
  const at = (field: keyof ResumeData['contactInfo'], label: string) => ({
    path: `contactInfo.${field}`,
    label,
    text: contactInfo[field],
    add: `Add ${label.toLowerCase()}`,
    onOpen: open,
  })
  return (
    <div className="stack-tight start">
      <Line {...at('name', 'Name')} as="name" />
      <div className="row-tight">
        <Line {...at('email', 'Email')} />
        <Line {...at('phone', 'Phone')} />
        <Line {...at('location', 'City')} />
      </div>
    </div>
  )
}
