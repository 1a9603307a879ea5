import type { ReactNode } from 'react'
import { leadToMistake } from '../../generation/form/lead-to-mistake.ts'
import { acceptOf, resumeRule } from '../../generation/form/resume-file.ts'
import { TextArea } from '../../ui/field.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { characterCounter, pitchResume, tooLongHint } from './pitch-rules.ts'
import type { UploadType } from './pitch-store.ts'
import type { Script } from './use-script.ts'

export const pitchFormId = 'elevator-pitch-form'

/** Job description, and a resume or none. */
export function PitchForm({ script, action }: { script: Script; action: ReactNode }) {
  const { jobDescription, setJobDescription, uploadType, setUploadType, faults } = script
  const isTooLong = faults.jobDescription !== null && jobDescription.trim() !== ''
  return (
    <form
      id={pitchFormId}
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!script.press()) leadToMistake(event.currentTarget)
      }}
    >
      <TextArea
        label="Job description"
        placeholder="Paste the ad: what the job is, and what they ask for"
        value={jobDescription}
        onChange={(event) => setJobDescription(event.target.value)}
        hint={isTooLong ? tooLongHint : undefined}
        error={faults.jobDescription}
        counter={characterCounter(jobDescription)}
        rows={7}
      />
      <fieldset className="elevator-choice">
        <legend>What should the script build on?</legend>
        <Choice value="resume" chosen={uploadType} onChoose={setUploadType} title="My resume" text="Your own facts and figures" />
        <Choice value="none" chosen={uploadType} onChoose={setUploadType} title="No resume" text="[gaps] for you to fill" />
      </fieldset>
      {uploadType === 'resume' && <ResumeField script={script} />}
      {action}
    </form>
  )
}

interface ChoiceProps {
  value: UploadType
  chosen: UploadType
  onChoose: (value: UploadType) => void
  title: string
  text: string
}

function Choice({ value, chosen, onChoose, title, text }: ChoiceProps) {
  return (
    <label>
      <input type="radio" name="uploadType" value={value} checked={value === chosen} onChange={() => onChoose(value)} />
      <span>
        <strong>{title}</strong>
        <span className="quiet small">{text}</span>
      </span>
    </label>
  )
}

/** A file that another room took may be none for this one: then it says which formats this one reads. */
function ResumeField({ script: { resume, setResume, faults } }: { script: Script }) {
  const isFromElsewhere = resume !== null && faults.resume !== null
  return (
    <div className="stack">
      <FileDrop
        label="Your resume"
        hint="PDF or DOCX, up to 5MB"
        file={resume}
        onChange={setResume}
        accept={acceptOf(pitchResume)}
        rule={(file) => resumeRule(pitchResume, file)}
        error={faults.resume}
      />
      {isFromElsewhere && (
        <p className="small quiet">
          {resume.name} comes from another room. Save it again as PDF or DOCX and choose that file, or go on with “No resume”.
        </p>
      )}
    </div>
  )
}
