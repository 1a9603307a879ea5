import { useState } from 'react'
import { resumeMissing } from '../../../api/contract/problems.ts'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { Part } from './part.tsx'

const chosen = new File(['x'.repeat(131_072)], 'resume-of-somebody.pdf', { type: 'application/pdf' })

export function FormStates() {
  return (
    <Part title="Forms">
      <Field label="Empty" hint="What is expected" placeholder="+1 415 555 0100" />
      <Field label="Filled" optional defaultValue="ana@example.com" />
      <Field label="Wrong" error="Please enter a valid email address." defaultValue="ana@" />
      <Field label="Disabled" disabled defaultValue="Not now" />
      <TextArea label="Job description" counter="412 of 1000 words" defaultValue="Registered Nurse" />
      <TextArea label="Job description, wrong" error="Job description must be at least 50 characters" defaultValue="Nurse" />
      <Select label="Interview round">
        <option>Hiring Manager Interview</option>
        <option>Technical Interview</option>
      </Select>
      <Drop first={null} />
      <Drop first={chosen} />
      <Drop first={null} error={resumeMissing.forAnalysis} />
      <Drop first={null} disabled />
    </Part>
  )
}

function Drop({ first, ...rest }: { first: File | null; error?: string; disabled?: boolean }) {
  const [file, setFile] = useState(first)
  return (
    <FileDrop
      label="Resume"
      hint="PDF or DOCX up to 5MB"
      accept=".pdf"
      rule={({ name }) => (name.endsWith('.pdf') ? null : 'Please upload a PDF, DOC, or DOCX file')}
      file={file}
      onChange={setFile}
      {...rest}
    />
  )
}
