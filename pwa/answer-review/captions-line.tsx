import './answers.css'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { downloadRecognition, type OnDevice } from '../platform/speech-recognition.ts'
import { Button } from '../ui/button.tsx'
import { captionsAtom } from './live-captions.ts'

/** Shown before the browser asks for the microphone. */
const notes = {
  elsewhere: 'Live captions: to write them, your browser may send the sound to the company that makes it.',
  onDevice: 'Live captions: your browser writes them on this device. The sound is not sent anywhere for them.',
}

interface CaptionsNoteProps {
  onDevice: OnDevice
  onDownloaded: () => void
}

/** Says where captions come from, and offers to download what on-device captions need. */
export function CaptionsNote({ onDevice, onDownloaded }: CaptionsNoteProps) {
  return (
    <>
      <p className="small quiet">{onDevice === 'yes' ? notes.onDevice : notes.elsewhere}</p>
      {onDevice === 'after-download' && <OfferDownload onDownloaded={onDownloaded} />}
    </>
  )
}

const offers = {
  asked: 'Your browser can write them on this device instead, once it has downloaded its English. Download it now?',
  loading: 'Your browser is downloading. You can go on meanwhile.',
  failed: 'The download did not work. You can go on without it.',
}

function OfferDownload({ onDownloaded }: Pick<CaptionsNoteProps, 'onDownloaded'>) {
  const [state, setState] = useState<keyof typeof offers>('asked')
  async function download() {
    setState('loading')
    if (await downloadRecognition()) onDownloaded()
    else setState('failed')
  }
  return (
    <div className="row">
      <p className="small" role="status">
        {offers[state]}
      </p>
      {state === 'asked' && (
        <Button small icon="download" onClick={() => void download()}>
          Download
        </Button>
      )}
    </div>
  )
}

/** Not announced: the open microphone would record the screen reader. */
export function CaptionsLine() {
  const [captions, show] = useAtom(captionsAtom)
  if (captions.state === 'off') return null
  if (captions.state === 'ready') {
    const downloaded = () => show((now) => (now.state === 'ready' ? { ...now, onDevice: 'yes' } : now))
    return <CaptionsNote onDevice={captions.onDevice} onDownloaded={downloaded} />
  }
  return (
    <p className="captions-line" aria-live="off">
      <span>
        {captions.final} <span className="quiet">{captions.interim || (captions.final ? '' : 'Listening for words')}</span>
      </span>
    </p>
  )
}
