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
import { PageAction } from '../../ui/page.tsx'
import { againLabel, againNote } from './free-again.ts'
import { CompareWithAd, DownloadWord, OtherFiles } from './resume-actions.tsx'
import type { EditedResume } from './resume-edit.ts'
import { ResumeEditor } from './resume-editor.tsx'
import { SentenceSorter } from './sentence-sorter.tsx'
import { endSpeaking, typedAtom } from './takes.ts'
import { nothingTold, toldAtom, wayAtom } from './told-steps.ts'
import { editedAtom, type Generate, isByModel, resumeCredits, spokenResumeGeneration } from './use-generate.ts'

interface MadeResumeProps {
  generate: Generate
  history: EditedResume
  onChange: (history: EditedResume) => void
  onExported: () => void
  onBackToQuestions: (() => void) | null
}

export default function MadeResume({ generate, history, onChange, onExported, onBackToQuestions }: MadeResumeProps) {
  const last = onBackToQuestions ? null : generate.last
  const isFromAJob = last?.received.resume?.resumeData.professionalExperience.length !== 0
  // The sentences come first while there are some to sort, then the resume they became.
  const sorts = !isFromAJob && history.cards.some(({ isToSort, state }) => isToSort && state === 'open')
  const source = last && <ResumeSource result={last} isFromAJob={isFromAJob} sorts={sorts} />
  const hasOnlyCards = history.now.professionalExperience.length === 0 && history.cards.some(({ state }) => state === 'open')
  const sorter = !onBackToQuestions && (
    <SentenceSorter history={history} onChange={onChange} isByModel={last !== null && isByModel(last.done)} />
  )
  return (
    <>
      {sorts && source}
      <div className={`columns ${sorts ? 'columns-even spoken-sorted' : 'spoken-made'}`}>
        {!isFromAJob && <div className={sorts ? '' : 'told-sorted'}>{sorter}</div>}
        <div className="stack-loose">
          <ResumeEditor history={history} onChange={onChange} isSorting={sorts} />
          {isFromAJob && sorter}
        </div>
        <div className={`stack-loose ${sorts ? '' : 'column-side'}`}>
          <div className="stack-tight">
            {!hasOnlyCards && (
              <PageAction>
                <DownloadWord resume={history.now} onExported={onExported} />
              </PageAction>
            )}
            <OtherFiles resume={history.now} onExported={onExported} />
            <CompareWithAd resume={history.now} />
          </div>
          {onBackToQuestions ? (
            <AfterTold resume={history.now} onBack={onBackToQuestions} />
          ) : (
            <WhatYouSaid generate={generate} />
          )}
          {!sorts && source}
          <StartOver />
        </div>
      </div>
    </>
  )
}

interface ResumeSourceProps {
  result: Result<unknown, SpokenResumeDone>
  isFromAJob: boolean
  sorts: boolean
}

/** The document itself never says who wrote it: it is the user's own. */
function ResumeSource({ result, isFromAJob, sorts }: ResumeSourceProps) {
  if (isFromAJob) return <DoneLine result={result}>{keptWords(result)}</DoneLine>
  return (
    <StatusLine look="returned">
      {whyToSort(result.done)} {!sorts && keptWords(result)}
    </StatusLine>
  )
}

function whyToSort({ coach, standIns }: SpokenResumeDone): string {
  const back = `so your ${resumeCredits} credits are back`
  if (standIns.length > 0) return `The AI was not available, ${back}.`
  return coach === 'openai'
    ? `The AI found no job in what you said, ${back}.`
    : `Without an AI, you decide what goes where, ${back}.`
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
