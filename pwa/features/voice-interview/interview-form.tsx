import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { interviewRounds } from '../../../api/contract/interview-rounds.ts'
import { creditsBadge } from '../../generation/form/balance.ts'
import { wordCounter } from '../../generation/form/job-description.ts'
import { leadToMistake } from '../../generation/form/lead-to-mistake.ts'
import { acceptOf, plainResume, resumeRule } from '../../generation/form/resume-file.ts'
import { RoundSelect } from '../../generation/form/round-select.tsx'
import { SettingsCard } from '../../media/interview-runner/settings-card.tsx'
import { MicrophoneTest } from '../../media/recorder/microphone-test.tsx'
import { StorageNote } from '../../media/recorder/storage-note.tsx'
import { useStorage } from '../../media/uploads/storage.ts'
import { canListenBeside } from '../../platform/speech-recognition.ts'
import { configAtom } from '../../session/auth/session.ts'
import { Badge } from '../../ui/badge.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { TextArea } from '../../ui/field.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import type { Start } from './use-start.ts'

export const interviewFormId = 'interview-form'

/** Job, resume, round, and how to practice. */
export function InterviewForm({ start, action }: { start: Start; action: ReactNode }) {
  const { resume, setResume, jobDescription, setJobDescription, round, setRound, credits } = start
  const [isTesting, setTesting] = useState(false)
  return (
    <form
      id={interviewFormId}
      className="interview-form stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        if (!start.press()) leadToMistake(form)
      }}
    >
      <div>
        <Badge tone="quiet">{creditsBadge(credits)}</Badge>
      </div>
      <TextArea
        label="Job description"
        placeholder="Paste the whole ad, requirements included"
        value={jobDescription}
        onChange={(event) => setJobDescription(event.target.value)}
        error={start.jobDescriptionError}
        counter={wordCounter(jobDescription)}
        rows={7}
      />
      <FileDrop
        label="Your resume"
        hint="PDF, DOC or DOCX up to 5MB"
        file={resume}
        onChange={setResume}
        accept={acceptOf(plainResume)}
        rule={(file) => resumeRule(plainResume, file)}
        error={start.resumeError}
        invitation="Drop your resume here, or tap to choose it"
      />
      <RoundSelect
        value={round}
        onChange={({ currentTarget: { value } }) => setRound(value as Start['round'])}
        hint={interviewRounds[round].description}
      />
      <SettingsCard />
      <StorageNote keeps={useStorage()} />
      <NoWordsNote />
      <Collapsible title="Check your microphone" open={isTesting} onToggle={setTesting}>
        {isTesting && <MicrophoneTest wants="audio" />}
      </Collapsible>
      {action}
    </form>
  )
}

/** Said before anything is paid: where neither server nor browser turns speech into text, feedback needs typed words. */
function NoWordsNote() {
  const config = useAtomValue(configAtom)
  if (config?.transcription !== 'browser' || canListenBeside()) return null
  return (
    <p className="quiet small">
      This server does not turn speech into text, and neither does this browser. You can speak, record and listen; for feedback
      you type what you said.
    </p>
  )
}
