import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { pitchJobDescriptionFault } from '../../../api/contract/job-description.ts'
import { englishOnly, JobDescriptionField, ResumeField } from '../../generation/form/form-fields.tsx'
import { RequestForm } from '../../generation/form/request-form.tsx'
import { ToldNote } from '../../generation/form/told-note.tsx'
import { jobDescriptionDraftAtom, resumeDraftAtom } from '../../platform/draft.ts'
import { pitchFormId } from './pitch-actions.tsx'
import { characterCounter, pitchResume, tooLongHint } from './pitch-rules.ts'
import type { Script } from './use-script.ts'

const uploadTypes = [
  { value: 'resume', title: 'My resume', text: 'Your own facts and figures' },
  { value: 'none', title: 'No resume', text: '[blanks] for you to fill in' },
] as const

export function PitchForm({ script, action }: { script: Script; action: ReactNode }) {
  const jobDescription = useAtomValue(jobDescriptionDraftAtom)
  const { uploadType, setUploadType, faults, press } = script
  const isTooLong = faults.jobDescription !== null && jobDescription.trim() !== ''
  return (
    <RequestForm id={pitchFormId} feature="elevator-pitch" onPress={press}>
      <fieldset className="grid">
        <legend>What should the script build on?</legend>
        {uploadTypes.map(({ value, title, text }) => (
          <label key={value} className="choice box box-edge beside">
            <input
              type="radio"
              name="uploadType"
              value={value}
              checked={value === uploadType}
              onChange={() => setUploadType(value)}
            />
            <span className="fill stack-snug">
              <strong>{title}</strong>
              <span className="quiet small">{text}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {uploadType === 'resume' && <PitchResume fault={faults.resume} />}
      <JobDescriptionField
        placeholder="Paste the ad: what the job is, and what they ask for"
        hint={isTooLong ? tooLongHint : englishOnly}
        error={faults.jobDescription}
        counter={characterCounter}
        fault={pitchJobDescriptionFault}
      />
      <ToldNote />
      {action}
    </RequestForm>
  )
}

/** A file accepted by another form may not work here, and then says which types do. */
function PitchResume({ fault }: { fault: string | null }) {
  const resume = useAtomValue(resumeDraftAtom)
  return (
    <div className="stack">
      <ResumeField
        kinds={pitchResume}
        hint="PDF or DOCX up to 5MB"
        invitation="Drop your resume here, or tap to choose it"
        error={fault}
      />
      {resume && fault && (
        <p className="small quiet">
          {resume.name} was chosen for another feature. Save it again as PDF or DOCX and choose that file, or continue with “No
          resume”.
        </p>
      )}
    </div>
  )
}
