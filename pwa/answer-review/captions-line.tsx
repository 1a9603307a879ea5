import './answers.css'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { downloadRecognition } from '../platform/speech-recognition.ts'
import { Button } from '../ui/button.tsx'
import { captionsAtom, onDeviceAtom } from './live-captions.ts'

const notes = {
  elsewhere: "Live captions may send audio to your browser's maker.",
  onDevice: 'Live captions are made on this device. No audio is sent.',
}

/** Says where captions come from, and offers to download what on-device captions need. */
export function CaptionsNote() {
  const onDevice = useAtomValue(onDeviceAtom)
  return (
    <>
      <p className="small quiet">{onDevice === 'yes' ? notes.onDevice : notes.elsewhere}</p>
      {onDevice === 'after-download' && <OfferDownload />}
    </>
  )
}

const downloads = {
  loading: 'Your browser is downloading. You can keep going.',
  failed: 'The download failed. You can keep going without it.',
}

function OfferDownload() {
  const setOnDevice = useSetAtom(onDeviceAtom)
  const [state, setState] = useState<'asked' | keyof typeof downloads>('asked')
  async function download() {
    setState('loading')
    if (await downloadRecognition()) setOnDevice('yes')
    else setState('failed')
  }
  return (
    <div className="row">
      {state === 'asked' && (
        <Button small icon="download" onClick={() => void download()}>
          Caption on this device
        </Button>
      )}
      <p className="small" role="status">
        {state !== 'asked' && downloads[state]}
      </p>
    </div>
  )
}

/** Not announced: the open microphone would record the screen reader. */
export function CaptionsLine() {
  const captions = useAtomValue(captionsAtom)
  if (captions.state === 'off') return null
  if (captions.state === 'ready') return <CaptionsNote />
  return (
    <p className="captions-line" aria-live="off">
      <span>
        {captions.final} <span className="quiet">{captions.interim || (captions.final ? '' : 'Listening for words')}</span>
      </span>
    </p>
  )
}
