import { type InterviewRound, interviewRounds } from '../../../api/contract/interview-rounds.ts'
import { wordCounter } from '../../generation/form/job-description.ts'
import { leadToMistake } from '../../generation/form/lead-to-mistake.ts'
import { acceptOf, resumeRule } from '../../generation/form/resume-file.ts'
import { RoundSelect } from '../../generation/form/round-select.tsx'
import { Badge } from '../../ui/badge.tsx'
import { TextArea } from '../../ui/field.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { CostCard } from './cost-card.tsx'
import { qaResume } from './form-rules.ts'
import { QuestionsButton, questionsFormId } from './questions-button.tsx'
import type { QuestionsForm as Form } from './use-questions-form.ts'

/** Title and description of the chosen round. */
function RoundBadges({ round }: { round: InterviewRound }) {
  const { title, description } = interviewRounds[round]
  return (
    <div className="qa-round">
      <Badge tone="lamp">{title}</Badge>
      <Badge tone="quiet">
        <span className="qa-sentence">{description}</span>
      </Badge>
    </div>
  )
}

/** Job description, resume and round, and what it costs. */
export function QuestionsForm({ form, isDesktop }: { form: Form; isDesktop: boolean }) {
  const { round, setRound, jobDescription, setJobDescription, resume, setResume, faults } = form
  return (
    <form
      id={questionsFormId}
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!form.press()) leadToMistake(event.currentTarget)
      }}
    >
      <RoundBadges round={round} />
      <TextArea
        label="Job Description"
        placeholder="Paste the full job description here"
        value={jobDescription}
        onChange={(event) => setJobDescription(event.target.value)}
        error={faults.jobDescription}
        counter={wordCounter(jobDescription)}
        rows={8}
      />
      <FileDrop
        label="Upload Resume (PDF, DOC, DOCX)"
        hint="Max file size: 5MB"
        file={resume}
        onChange={setResume}
        accept={acceptOf(qaResume)}
        rule={(file) => resumeRule(qaResume, file)}
        invitation="Drop your resume here, or tap to choose it"
        error={faults.resume}
      />
      <RoundSelect label="Interview Round" value={round} onChange={(event) => setRound(event.target.value as InterviewRound)} />
      <CostCard />
      {isDesktop && <QuestionsButton />}
    </form>
  )
}
