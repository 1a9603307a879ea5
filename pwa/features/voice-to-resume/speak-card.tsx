import { type ReactNode, useEffect, useRef } from 'react'
import { CaptionsLine } from '../../answer-review/captions-line.tsx'
import { isBusy } from '../../media/recorder/recorder.ts'
import { RecorderControls } from '../../media/recorder/recorder-controls.tsx'
import { endingNote, microphoneRefused, refusalHints } from '../../media/recorder/recording-texts.ts'
import { useReading } from '../../media/recorder/use-reading.ts'
import { useStore } from '../../platform/use-store.ts'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toast.ts'
import { GuideCard, StepNow } from './guide-card.tsx'
import { TakeItem } from './take-item.tsx'
import { dropTake, keepTake, leftMs, recordingMaxMs, recordTake, type Speaking } from './takes.ts'
import { toastTitles } from './texts.ts'

export const recorderId = 'spoken-recorder'

interface SpeakCardProps {
  speaking: Speaking
  transcription: 'server' | 'browser' | null
  /** What the feature is for, above the guide. */
  intro: ReactNode
  /** Below the recorder. */
  children: ReactNode
}

/** The recorder with its takes; the guide beside it follows along. */
export function SpeakCard({ speaking, transcription, intro, children }: SpeakCardProps) {
  const { controller, takes } = speaking
  const { recorder } = useStore(controller.view)
  const isRecording = recorder.state === 'recording' || recorder.state === 'paused'
  const thisTakeMs = useReading(controller.recordedMs, 500, isRecording)
  useWhatHappened(speaking, transcription)
  const left = leftMs(takes)
  const recordedMs = recordingMaxMs - left + thisTakeMs
  return (
    <div className="columns spoken-speak">
      <div className="column">
        {intro}
        <GuideCard recordedMs={recordedMs} isRecording={isRecording} />
      </div>
      <div className="stack">
        <Card as="section" id={recorderId} className="spoken-recorder stack">
          <h2>{takes.length === 0 ? 'Speak' : 'Say more, if you like'}</h2>
          {isRecording && <StepNow recordedMs={recordedMs} />}
          {left > 0 ? (
            <RecorderControls controller={controller} limitMs={left} onRecord={() => void recordTake(speaking)} />
          ) : (
            <p>The five minutes are full. Re-record a take if you want to say it differently.</p>
          )}
          <CaptionsLine />
          {takes.length > 0 && (
            <ol className="plain-list stack-tight" aria-label="Takes">
              {takes.map((take) => (
                <TakeItem
                  key={take.id}
                  take={take}
                  onDrop={isBusy(recorder) ? undefined : () => void dropTake(speaking, take.id, transcription)}
                />
              ))}
            </ol>
          )}
        </Card>
        {children}
      </div>
    </div>
  )
}

/** A finished take joins the others. If the microphone was refused, a toast says what to do. */
function useWhatHappened(speaking: Speaking, transcription: SpeakCardProps['transcription']) {
  const { recorder, isStored, keeps } = useStore(speaking.controller.view)
  const kept = useRef<Speaking | null>(null)
  useEffect(() => {
    if (recorder.state === 'refused') {
      const description = `${microphoneRefused} ${refusalHints[recorder.why]}`
      toast({ title: toastTitles.microphone, description, variant: 'destructive' })
    }
    if (recorder.state !== 'completed' || kept.current === speaking) return
    kept.current = speaking
    const note = endingNote(recorder.why, isStored && keeps === 'on-this-device')
    if (note) toast({ title: 'Recording stopped', description: note })
    void keepTake(speaking, transcription)
  }, [recorder, isStored, keeps, speaking, transcription])
}
