import { useState } from 'react'
import { missingFacts } from '../../../api/contract/resume-gaps.ts'
import type { ResumeData } from '../../../api/contract/voice-to-resume.ts'
import { Button } from '../../ui/button.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { Line } from './line.tsx'
import { LineSheet, type OpenLine } from './line-sheet.tsx'
import { type EditedResume, edited, type ResumeEdit, undone } from './resume-edit.ts'
import { Jobs, type PartProps, Schools, Words } from './resume-lists.tsx'

interface ResumeEditorProps {
  history: EditedResume
  unconfirmed: readonly string[]
  onConfirm: (text: string) => void
  onChange: (history: EditedResume) => void
}

/** The page as it will print; tap a line to edit, with Undo. */
export function ResumeEditor({ history, unconfirmed, onConfirm, onChange }: ResumeEditorProps) {
  const [line, setLine] = useState<OpenLine | null>(null)
  const { now, before } = history
  const edit = (next: ResumeEdit) => onChange(edited(history, next))
  const missing = missingFacts(now)

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

  const part: PartProps = { resume: now, edit, open: setLine, unconfirmed, onConfirm }
  return (
    <section className="stack" aria-labelledby="spoken-resume">
      <div className="between">
        <h2 id="spoken-resume">Your resume</h2>
        <Button small icon="retry" disabled={before.length === 0} onClick={() => onChange(undone(history))}>
          Undo
        </Button>
      </div>
      <p className="quiet">Tap a line to change it. Dashed boxes are empty: nothing was made up to fill them.</p>
      <div className="spoken-sheet card stack">
        <Contact {...part} />
        <section className="stack-tight start" aria-labelledby="spoken-summary">
          <h3 className="spoken-part-title" id="spoken-summary">
            Professional Summary
          </h3>
          <Line
            path="professionalSummary"
            label="Professional summary"
            text={now.professionalSummary}
            add="Add two sentences about you"
            onOpen={setLine}
          />
        </section>
        <Words {...part} path="coreCompetencies" title="Core Competencies" one="skill" />
        <Jobs {...part} />
        <Schools {...part} />
        <Words {...part} path="certifications" title="Certifications" one="certificate" />
      </div>
      <Missing missing={missing} />
      {line && (
        <LineSheet
          key={line.path}
          line={line}
          prompt={missing.find(({ field }) => line.path.startsWith(field))?.prompt}
          onSave={save}
          onEdit={editEntry}
          onClose={() => setLine(null)}
        />
      )}
    </section>
  )
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

function Missing({ missing }: { missing: ReturnType<typeof missingFacts> }) {
  if (missing.length === 0) return null
  return (
    <Collapsible look="line" title={`${missing.length} ${missing.length === 1 ? 'thing' : 'things'} that readers look for`}>
      <ul className="bullets">
        {missing.map(({ field, prompt }) => (
          <li key={`${field} ${prompt}`}>{prompt}</li>
        ))}
      </ul>
    </Collapsible>
  )
}
