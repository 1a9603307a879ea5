import { JobDescriptionField, ResumeField } from '../../generation/form/form-fields.tsx'
import { plainResume } from '../../generation/form/resume-file.ts'

/** Kept in the page, so the form has them after signing in. */
export default function JobFields() {
  return (
    <div className="stack">
      <p>Have the ad and your resume handy? Add them now and they’ll be waiting after you sign in.</p>
      <JobDescriptionField rows={3} error={null} />
      <ResumeField kinds={plainResume} error={null} />
    </div>
  )
}
