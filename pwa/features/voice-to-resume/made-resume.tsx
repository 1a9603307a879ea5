import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { resumeOutline } from '../../../api/contract/resume-outline.ts'
import type { ResumeData, SpokenResumeDone } from '../../../api/contract/voice-to-resume.ts'
import { TranscriptField } from '../../answer-review/transcript-field.tsx'
import { plainText } from '../../export/plain-text.ts'
import type { Result } from '../../generation/generation.ts'
import { DoneLine, StatusLine } from '../../generation/generation-status.tsx'
import { keptWords } from '../../generation/status-words.ts'
import { configAtom } from '../../session/auth/session.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { againLabel, againNote } from './free-again.ts'
import { ResumeActions } from './resume-actions.tsx'
import type { EditedResume } from './resume-edit.ts'
import { ResumeEditor } from './resume-editor.tsx'
import { SentenceCards } from './sentence-cards.tsx'
import { endSpeaking, typedAtom } from './takes.ts'
import { nothingTold, toldAtom, wayAtom } from './told-steps.ts'
import { editedAtom, type Generate, resumeCredits, spokenResumeGeneration } from './use-generate.ts'

interface MadeResumeProps {
  generate: Generate
  history: EditedResume
  onChange: (history: EditedResume) => void
  onExported: () => void
  onBackToQuestions: (() => void) | null
}

export default function MadeResume({ generate, history, onChange, onExported, onBackToQuestions }: MadeResumeProps) {
  const last = onBackToQuestions ? null : generate.last
  const isByModel = last?.done.coach === 'openai' && last.done.standIns.length === 0
  const hasJob = last?.received.resume?.resumeData.professionalExperience.length !== 0
  return (
    <>
      {last && !hasJob && <ResumeSource result={last} hasJob={hasJob} />}
      <div className="columns spoken-made">
        <div className="stack-loose">
          <ResumeEditor history={history} onChange={onChange} />
          {last && <SentenceCards history={history} onChange={onChange} leftOnly={isByModel} />}
        </div>
        <div className="column-side stack-loose">
          <ResumeActions resume={history.now} onExported={onExported} />
          {onBackToQuestions ? (
            <AfterTold resume={history.now} onBack={onBackToQuestions} />
          ) : (
            <WhatYouSaid generate={generate} />
          )}
          {last && hasJob && <ResumeSource result={last} hasJob={hasJob} />}
          <StartOver />
        </div>
      </div>
    </>
  )
}

/** The document itself never says who wrote it: it is the user's own. */
function ResumeSource({ result, hasJob }: { result: Result<unknown, SpokenResumeDone>; hasJob: boolean }) {
  if (!hasJob && result.done.standIns.length === 0)
    return (
      <StatusLine look="returned">
        {`We couldn't find a job for certain in what you said, so your ${resumeCredits} credits are back. You can place each sentence below for free.`}
      </StatusLine>
    )
  const writer = 'The AI was not available. The built-in coach wrote this resume: check it line by line.'
  return (
    <DoneLine result={result} writer={result.done.standIns.length > 0 ? writer : null}>
      {keptWords(result)}
    </DoneLine>
  )
}

function AfterTold({ resume, onBack }: { resume: ResumeData; onBack: () => void }) {
  const hasModel = useAtomValue(configAtom)?.coach === 'openai'
  const setTyped = useSetAtom(typedAtom)
  const setEdited = useSetAtom(editedAtom)
  const setWay = useSetAtom(wayAtom)
  function polish() {
    setTyped(plainText(resumeOutline(resume)))
    setEdited(null)
    setWay('one-go')
  }
  return (
    <Card as="section" className="stack-close">
      <p>This resume is free: it holds your own answers and nothing else.</p>
      <Button icon="back" onClick={onBack}>
        Back to the questions
      </Button>
      {hasModel && (
        <Button icon="pen" onClick={polish} note="You review the text it works from before you pay.">
          {`Let the AI polish the lines (${resumeCredits} credits)`}
        </Button>
      )}
    </Card>
  )
}

function StartOver() {
  const [asks, setAsks] = useState(false)
  const setEdited = useSetAtom(editedAtom)
  const setTold = useSetAtom(toldAtom)
  const setWay = useSetAtom(wayAtom)
  async function go() {
    setAsks(false)
    spokenResumeGeneration.dispatch({ type: 'results-were-closed' })
    setEdited(null)
    setTold(nothingTold)
    setWay('')
    await endSpeaking()
  }
  return (
    <>
      <Button look="quiet" onClick={() => setAsks(true)}>
        Start over
      </Button>
      {asks && (
        <ConfirmDialog
          title="Start over?"
          description="This deletes the resume, its answers and its recordings from this device. Download what you want to keep first."
          confirm="Delete and start over"
          onConfirm={() => void go()}
          keep="Keep it"
          onKeep={() => setAsks(false)}
        />
      )}
    </>
  )
}

function WhatYouSaid({ generate: { last, generateAgain } }: { generate: Generate }) {
  if (!last) return null
  const { received, done } = last
  return (
    <Card as="section" className="stack">
      <h2>What you said</h2>
      <TranscriptField
        transcript={received.transcription?.transcription ?? null}
        onChange={generateAgain}
        saveLabel={againLabel(done, new Date())}
      />
      <p className="small quiet">{againNote(done, new Date())}</p>
    </Card>
  )
}
