import { type ReactNode, useState } from 'react'
import { pitch } from '../../../../api/contract/limits.ts'
import { DevicePicker } from '../../../media/recorder/device-choice.tsx'
import { useStorage } from '../../../media/uploads/storage.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Collapsible } from '../../../ui/collapsible.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { importVideo } from './store-file.ts'
import { openStage, showTake } from './studio-store.ts'
import { privacyOf } from './studio-texts.ts'
import { soundOfPitch } from './take-file.ts'

interface StartCardProps {
  isCameraElsewhere: boolean
  /** False while the script is being edited or has blanks. */
  isMain: boolean
  captions: ReactNode
}

export function StartCard({ isCameraElsewhere, isMain, captions }: StartCardProps) {
  const keeps = useStorage()
  return (
    <Card as="section" className="stack" aria-labelledby="studio-start">
      <h2 id="studio-start">Record your pitch</h2>
      <p>
        {`A pitch takes ${pitch.targetMinSeconds} to ${pitch.targetMaxSeconds} seconds. Recording stops automatically at ${pitch.recordingMaxSeconds}.`}
      </p>
      {isCameraElsewhere ? (
        <p className="small quiet">{privacyOf[keeps]}</p>
      ) : (
        <Button
          look={isMain ? 'main' : 'plain'}
          icon="pitch"
          wide
          onClick={() => void openStage('video')}
          note={privacyOf[keeps]}
        >
          Open the camera
        </Button>
      )}
      <Button icon="mic" wide onClick={() => void openStage('audio')}>
        Record audio only
      </Button>
      {captions}
      <Collapsible title="Camera and microphone" look="line">
        <DevicePicker withCamera />
      </Collapsible>
      <Collapsible title="Use a video you have" look="line">
        <VideoDrop />
      </Collapsible>
    </Card>
  )
}

function VideoDrop() {
  const [taking, setTaking] = useState<{ file: File; share: number } | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const take = async (file: File) => {
    setRefusal(null)
    setTaking({ file, share: 0 })
    const taken = await importVideo(file, (share) => setTaking({ file, share }))
    setTaking(null)
    if ('refusal' in taken) return setRefusal(taken.refusal)
    showTake(taken.recorded)
    // Prepared early; an error is reported when it is needed.
    void soundOfPitch(taken.recorded).catch(() => undefined)
  }
  return (
    <div className="stack">
      <FileDrop
        label="Or upload an MP4 video"
        hint="Up to 100 MB and 5 minutes."
        accept="video/mp4,.mp4"
        file={null}
        disabled={taking !== null}
        rule={() => null}
        onChange={(file) => file && void take(file)}
        {...(refusal && { error: refusal })}
      />
      <div role="status">
        {taking && (
          <label className="stack-tight">
            <span>{`Importing ${taking.file.name}`}</span>
            <progress value={taking.share} max={1} />
          </label>
        )}
      </div>
    </div>
  )
}
