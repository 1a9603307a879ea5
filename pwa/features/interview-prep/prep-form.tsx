import { interviewRounds } from '../../../api/contract/interview-rounds.ts'
import { JobDescriptionField, ResumeField } from '../../generation/form/form-fields.tsx'
import { RequestForm } from '../../generation/form/request-form.tsx'
import { RoundSelect } from '../../generation/form/round-select.tsx'
import { ToldNote } from '../../generation/form/told-note.tsx'
import { type ChosenRound, prepResume } from './form-rules.ts'
import { PrepButton, prepFormId } from './prep-button.tsx'
import type { Prepare } from './use-prepare.ts'

export function PrepForm({ prepare, isDesktop }: { prepare: Prepare; isDesktop: boolean }) {
  const { round, setRound, faults, press } = prepare
  return (
    <RequestForm id={prepFormId} feature="interview-prep" onPress={press}>
      <ResumeField
        kinds={prepResume}
        optional
        hint="PDF, DOC, DOCX or TXT, up to 5MB"
        invitation={
          <>
            Drop it here, or <span className="prep-select-file">Select File</span>
          </>
        }
        changeLabel="Remove"
        error={faults.resume}
      />
      <JobDescriptionField error={faults.jobDescription} />
      <ToldNote />
      <RoundSelect
        hasBlank
        value={round}
        onChange={(event) => setRound(event.target.value as ChosenRound)}
        hint={
          <span className="sentence-case">{round ? interviewRounds[round].description : 'Each round gets its own brief'}</span>
        }
        error={faults.round}
      />
      {isDesktop && <PrepButton />}
    </RequestForm>
  )
}
