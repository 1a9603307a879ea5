import { type ReactNode, useState } from 'react'
import { FileButton } from '../../../export/file-button.tsx'
import { rewritten } from '../../../media/recorder/playable.ts'
import { Player } from '../../../media/recorder/player.tsx'
import { StoreAgainButton } from '../../../media/recorder/recorder-parts.tsx'
import type { RecordingRow } from '../../../platform/local-store.ts'
import { useStore } from '../../../platform/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { megabytes } from '../../../ui/file-drop.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { dropRecording } from '../start-over.ts'
import { openStage, type Studio } from './studio-store.ts'
import { fileLabel } from './studio-texts.ts'
import { named, useTakeFile } from './take-file.ts'

interface RecordedCardProps {
  studio: Studio | null
  recorded: RecordingRow
  /** Below the player. */
  children: ReactNode
}

export function RecordedCard({ studio, recorded, children }: RecordedCardProps) {
  const file = useTakeFile(recorded)
  const [isAsking, setAsking] = useState(false)
  const { lengthMs } = recorded
  const isFile = recorded.label === fileLabel
  const again = async () => {
    setAsking(false)
    await dropRecording()
    if (!isFile) await openStage(recorded.kind)
  }
  return (
    <Card as="section" className="stack" aria-labelledby="studio-take">
      <h2 id="studio-take">{recorded.label}</h2>
      {file === null && <p role="alert">This recording is no longer on this device. Please record it again.</p>}
      {file === undefined && <Spinner size={40}>Getting your recording ready</Spinner>}
      {file && (
        <>
          <Player file={file} lengthMs={lengthMs} label={recorded.label} />
          {children}
          <p className="small quiet">
            {`${recorded.kind === 'audio' ? 'Audio only, ' : ''}${megabytes(file.size)}. Analyze it for a score with its reasons, what to change, and better versions of your words.`}
          </p>
        </>
      )}
      {studio && <StoreAgain controller={studio.controller} />}
      <div className="row-tight">
        <Button small icon="retry" onClick={() => (file === null ? void again() : setAsking(true))}>
          {isFile ? 'Choose another' : 'Re-record'}
        </Button>
        {file && (
          <FileButton
            small
            icon={undefined}
            make={async () => named(isFile ? file : await rewritten(file))}
            onFailed={() => undefined}
          >
            Download file
          </FileButton>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={isFile ? 'Choose another video?' : 'Record again?'}
          description={
            isFile
              ? 'This one is removed from Greenroom. The file it came from stays where it is.'
              : 'This take is deleted from this device. Download it first if you want to keep it.'
          }
          confirm={isFile ? 'Choose another' : 'Record again'}
          onConfirm={() => void again()}
          keep="Keep this one"
          onKeep={() => setAsking(false)}
        />
      )}
    </Card>
  )
}

function StoreAgain({ controller }: Pick<Studio, 'controller'>) {
  const { recorder, isStored } = useStore(controller.view)
  if (isStored || recorder.state !== 'completed') return null
  return <StoreAgainButton onClick={() => void controller.storeAgain()} />
}
