import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CaptionsLine } from '../../answer-review/captions-line.tsx'
import { FormLayout } from '../../generation/form/form-layout.tsx'
import { Stage } from '../../media/interview-runner/stage.tsx'
import { clockOf } from '../../media/recorder/clock-words.ts'
import { Player } from '../../media/recorder/player.tsx'
import { isBusy, isUnderWay } from '../../media/recorder/recorder.ts'
import {
  RecordButton,
  RecorderControls,
  RecorderNote,
  RecorderTime,
  RecorderTrouble,
} from '../../media/recorder/recorder-parts.tsx'
import { endingNote, microphoneRefused, refusalHints } from '../../media/recorder/recording-texts.ts'
import { useIsDesktop } from '../../platform/media-query.ts'
import { useStore } from '../../platform/use-store.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { takeLostFocus } from '../../ui/take-focus.ts'
import { toast } from '../../ui/toast.ts'
import { dropTake, keepTake, leftMs, recordTake, type Speaking, type Take } from './takes.ts'

const guide = [
  { title: 'Who you are', say: 'Your name, city, phone number and email. Say “at” and “dot”.' },
  { title: 'Your jobs', say: 'Newest first: the job, where it was, from when to when.' },
  { title: 'What you did, and what came of it', say: 'For each job: your tasks, how many, how often, what got better.' },
  { title: 'Where you learned', say: 'School, training, degree, and the year.' },
  { title: 'Certificates and skills', say: 'Licenses, machines, programs, languages. Then you are done.' },
]

interface SpeakCardProps {
  speaking: Speaking
  intro: ReactNode
  /** Once there is a take, above "Say more". */
  children: ReactNode
  otherWay: ReactNode
}

export function SpeakCard({ speaking, intro, children, otherWay }: SpeakCardProps) {
  const { controller, takes } = speaking
  const { recorder } = useStore(controller.view)
  useWhatHappened(speaking)
  const left = leftMs(takes)
  const hasTakes = takes.length > 0
  const record = () => void recordTake(speaking)
  const whatToSay = (
    <Collapsible title="What to say" look="line" open={useIsDesktop() && !hasTakes}>
      <WhatToSay />
    </Collapsible>
  )
  return (
    <FormLayout intro={intro}>
      <Card as="section" className="stack">
        {hasTakes ? (
          <>
            <h2 className={left > 0 ? 'only-heard' : undefined} tabIndex={-1} ref={takeLostFocus}>
              {left === 0 ? 'Your five minutes are recorded' : 'What you said'}
            </h2>
            <ol className="plain-list stack-tight" aria-label="Takes">
              {takes.map((take) => (
                <TakeItem
                  key={take.id}
                  take={take}
                  onDrop={isBusy(recorder) ? undefined : () => void dropTake(speaking, take.id)}
                />
              ))}
            </ol>
          </>
        ) : (
          <>
            <h2>Speak</h2>
            <RecorderControls controller={controller} limitMs={left} onRecord={record} />
            {whatToSay}
          </>
        )}
        {isUnderWay(recorder) ? <SpeakStage speaking={speaking} limitMs={left} /> : <CaptionsLine />}
      </Card>
      {children}
      {hasTakes && left > 0 && (
        <>
          <Button wide icon="mic" onClick={record} note={`Up to ${clockOf(left)} more.`}>
            Say more
          </Button>
          <RecorderTrouble controller={controller} />
          {whatToSay}
        </>
      )}
      {otherWay}
    </FormLayout>
  )
}

/** Adds a finished take. If the microphone was refused, a toast says what to do. */
function useWhatHappened(speaking: Speaking) {
  const { recorder, isStored, keeps } = useStore(speaking.controller.view)
  const kept = useRef<Speaking | null>(null)
  useEffect(() => {
    if (recorder.state === 'refused') {
      const description = `${microphoneRefused} ${refusalHints[recorder.why]}`
      toast({ title: 'Microphone Access Denied', description, variant: 'destructive' })
    }
    if (recorder.state !== 'completed' || kept.current === speaking) return
    kept.current = speaking
    const note = endingNote(recorder.why, isStored && keeps === 'on-this-device')
    if (note) toast({ title: 'Recording stopped', description: note })
    void keepTake(speaking)
  }, [recorder, isStored, keeps, speaking])
}

const WhatToSay = () => (
  <ol className="bullets">
    {guide.map(({ title, say }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p className="quiet small">{say}</p>
      </li>
    ))}
  </ol>
)

/** While recording: what to say stays in view. */
function SpeakStage({ speaking: { controller }, limitMs }: { speaking: Speaking; limitMs: number }) {
  const stop = () => void controller.stop()
  return (
    <Stage label="Tell it in one go" controller={controller} limitMs={limitMs} onLeave={stop}>
      <div className="stage-frame">
        <header className="stage-top flanked">
          <span />
          <h1>What to say</h1>
        </header>
        <div className="stage-scroll stack">
          <WhatToSay />
          <CaptionsLine />
        </div>
        <footer className="stage-bottom stack-close centered">
          <div className="stage-controls stack-close centered">
            <RecorderTime controller={controller} limit={{ limitMs, isUntimed: false }} />
            <RecordButton controller={controller} onRecord={stop} />
          </div>
          <RecorderNote controller={controller} otherwise={null} />
        </footer>
      </div>
    </Stage>
  )
}

interface TakeItemProps {
  take: Take
  onDrop: (() => void) | undefined
}

function TakeItem({ take: { label, lengthMs, file }, onDrop }: TakeItemProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <li className="stack-tight">
      <div className="between">
        {!isOpen && <IconButton icon="play" label={`Play ${label}`} onClick={() => setOpen(true)} />}
        <span className="fill">
          <strong>{label}</strong> <span className="numbers quiet">{clockOf(lengthMs)}</span>
        </span>
        <Button small look="quiet" icon="retry" disabled={!onDrop} aria-label={`Re-record ${label}`} onClick={onDrop}>
          Re-record
        </Button>
      </div>
      {isOpen && <Player file={file} lengthMs={lengthMs} label={label} />}
    </li>
  )
}
