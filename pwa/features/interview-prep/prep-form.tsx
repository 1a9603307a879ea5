import { interviewRounds } from '../../../api/contract/interview-rounds.ts'
import { wordCounter } from '../../generation/form/job-description.ts'
import { leadToMistake } from '../../generation/form/lead-to-mistake.ts'
import { acceptOf, resumeRule } from '../../generation/form/resume-file.ts'
import { RoundSelect } from '../../generation/form/round-select.tsx'
import { TextArea } from '../../ui/field.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { type ChosenRound, prepResume } from './form-rules.ts'
import { PrepButton, prepFormId } from './prep-button.tsx'
import type { Prepare } from './use-prepare.ts'

/** Round, job description, and a resume for those who have one at hand. */
export function PrepForm({ prepare, isDesktop }: { prepare: Prepare; isDesktop: boolean }) {
  const { round, setRound, jobDescription, setJobDescription, resume, setResume, faults } = prepare
  return (
    <form
      id={prepFormId}
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!prepare.press()) leadToMistake(event.currentTarget)
      }}
    >
      <RoundSelect
        hasBlank
        value={round}
        onChange={(event) => setRound(event.target.value as ChosenRound)}
        hint={
          <span className="prep-round-hint">{round ? interviewRounds[round].description : 'Each round gets its own brief'}</span>
        }
        error={faults.round}
      />
      <TextArea
        label="Job description"
        placeholder="Paste the whole ad, requirements included"
        value={jobDescription}
        onChange={(event) => setJobDescription(event.target.value)}
        error={faults.jobDescription}
        counter={wordCounter(jobDescription)}
        rows={8}
      />
      <FileDrop
        label="Your resume"
        optional
        hint="PDF, DOC, DOCX or TXT, up to 5MB"
        file={resume}
        onChange={setResume}
        accept={acceptOf(prepResume)}
        rule={(file) => resumeRule(prepResume, file)}
        invitation={
          <>
            Drop it here, or <span className="prep-select-file">Select File</span>
          </>
        }
        changeLabel="Remove"
        error={faults.resume}
      />
      {isDesktop && <PrepButton />}
    </form>
  )
}
