import { StoreAgainButton } from '../../../media/recorder/recorder-parts.tsx'
import { useStore } from '../../../platform/use-store.ts'
import './recorded-card.css'
import { useState } from 'react'
import { saveAndSay } from '../../../export/save-and-say.ts'
import { clockInWords, clockOf } from '../../../media/recorder/clock-words.ts'
import { Player } from '../../../media/recorder/player.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { megabytes } from '../../../ui/file-size.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import type { RecordedPitch } from '../recorded-pitch.ts'
import { mendRecording } from './mend-recording.ts'
import { RetakeDialog } from './retake-dialog.tsx'
import { useOpenStage } from './start-card.tsx'
import type { Studio } from './studio-atom.ts'
import { discardPitch } from './studio-store.ts'
import { studioTexts } from './studio-texts.ts'
import { usePitchFile } from './use-pitch-file.ts'
import { VideoView } from './video-view.tsx'

interface RecordedCardProps {
  uid: string
  studio: Studio | null
  recorded: RecordedPitch
  onDiscarded: () => void
}

/** The take: play it, download it, or record it again. */
export function RecordedCard({ uid, studio, recorded, onDiscarded }: RecordedCardProps) {
  const shown = usePitchFile(recorded)
  const [isAsking, setAsking] = useState(false)
  const open = useOpenStage(uid)
  const isFile = recorded.from === 'file'
  const again = async () => {
    setAsking(false)
    await discardPitch(recorded.recordingId)
    onDiscarded()
    if (!isFile) await open(recorded.kind)
  }
  const file = shown.state === 'there' ? shown.file : null
  return (
    <Card as="section" className="stack" aria-labelledby="studio-take">
      <h2 id="studio-take">{isFile ? studioTexts.fileLabel : studioTexts.takeLabel}</h2>
      {shown.state === 'gone' && <p role="alert">{studioTexts.gone}</p>}
      {shown.state === 'coming' && <Spinner size={40}>Getting your recording ready</Spinner>}
      {file && <View file={file} recorded={recorded} />}
      {studio && <StoreAgain studio={studio} recorded={recorded} />}
      <div className="row">
        <Button icon="retry" onClick={() => (shown.state === 'gone' ? void again() : setAsking(true))}>
          {isFile ? 'Choose another' : 'Re-record'}
        </Button>
        <Button icon="download" disabled={!file} onClick={() => file && void saveAndSay(file)}>
          Download file
        </Button>
      </div>
      {isAsking && <RetakeDialog file={file} isFile={isFile} onKeep={() => setAsking(false)} onAgain={() => void again()} />}
    </Card>
  )
}

function View({ file, recorded: { kind, durationSeconds } }: { file: File; recorded: RecordedPitch }) {
  const [measuredMs, setMeasuredMs] = useState<number | null>(null)
  const lengthMs = measuredMs ?? (durationSeconds ?? 0) * 1_000
  return (
    <>
      {kind === 'video' ? (
        <VideoView file={file} onLength={setMeasuredMs} />
      ) : (
        <Player file={file} lengthMs={lengthMs} label={studioTexts.takeLabel} />
      )}
      <p className="quiet small numbers studio-facts">
        {lengthMs > 0 && (
          <>
            <span aria-hidden="true">{clockOf(lengthMs)}</span>
            <span className="only-heard">{`${clockInWords(lengthMs)} long`}</span>
            {' · '}
          </>
        )}
        {megabytes(file.size)}
        {kind === 'audio' && ' · Sound only'}
      </p>
    </>
  )
}

/** The device was full: what it did not store is in this tab's memory. */
function StoreAgain({ studio: { controller, localStore }, recorded }: { studio: Studio; recorded: RecordedPitch }) {
  const { recorder, isStored } = useStore(controller.view)
  if (isStored || recorder.state !== 'completed') return null
  const storeAgain = async () => {
    await controller.storeAgain()
    if (controller.view.get().isStored) await mendRecording(localStore, recorded.recordingId)
  }
  return <StoreAgainButton onClick={() => void storeAgain()} />
}
