import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { interviewRounds } from '../../../api/contract/interview-rounds.ts'
import { JobDescriptionField, ResumeField } from '../../generation/form/form-fields.tsx'
import { RequestForm } from '../../generation/form/request-form.tsx'
import { plainResume } from '../../generation/form/resume-file.ts'
import { RoundSelect } from '../../generation/form/round-select.tsx'
import { ToldNote } from '../../generation/form/told-note.tsx'
import { SettingsCard } from '../../media/interview-runner/settings-card.tsx'
import { MicrophoneTest } from '../../media/recorder/microphone-test.tsx'
import { StorageNote } from '../../media/recorder/storage-note.tsx'
import { useStorage } from '../../media/uploads/storage.ts'
import { canListenBeside } from '../../platform/speech-recognition.ts'
import { configAtom } from '../../session/auth/session.ts'
import { Collapsible } from '../../ui/collapsible.tsx'
import type { Start } from './use-start.ts'

export const interviewFormId = 'interview-form'

export function InterviewForm({ start, action }: { start: Start; action: ReactNode }) {
  const { round, setRound, faults } = start
  const [isTesting, setTesting] = useState(false)
  return (
    <RequestForm id={interviewFormId} feature="voice-interview" onPress={start.press}>
      <ResumeField
        kinds={plainResume}
        hint="PDF or DOCX up to 5MB"
        error={faults.resume}
        invitation="Drop your resume here, or tap to choose it"
      />
      <JobDescriptionField error={faults.jobDescription} />
      <ToldNote />
      <RoundSelect
        value={round}
        onChange={({ currentTarget: { value } }) => setRound(value as Start['round'])}
        hint={<span className="sentence-case">{interviewRounds[round].description}</span>}
      />
      <SettingsCard offersFollowUps={useOffersFollowUps()} />
      <StorageNote keeps={useStorage()} />
      <NoWordsNote />
      <Collapsible title="Check your microphone" open={isTesting} onToggle={setTesting}>
        {isTesting && <MicrophoneTest wants="audio" />}
      </Collapsible>
      {action}
    </RequestForm>
  )
}

/** They need a model that asks, and words to ask about. */
function useOffersFollowUps(): boolean {
  const config = useAtomValue(configAtom)
  return config?.coach === 'openai' && (config.transcription === 'server' || canListenBeside())
}

/** Shown before paying: where neither server nor browser transcribes, feedback needs typed words. */
function NoWordsNote() {
  const config = useAtomValue(configAtom)
  if (config?.transcription !== 'browser' || canListenBeside()) return null
  return (
    <p className="quiet small">
      Your answers will not be transcribed in this browser. You can speak, record and listen; for feedback, type what you said.
    </p>
  )
}
