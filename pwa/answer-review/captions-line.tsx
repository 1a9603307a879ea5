import './answers.css'
import { useAtomValue } from 'jotai'
import { captionsAtom } from './live-captions.ts'

/** Shown before the browser asks for the microphone, wherever captions are on. */
const notes = {
  elsewhere: 'Live captions: to write them, your browser may send the sound to the company that makes it.',
  onDevice: 'Live captions: your browser writes them on this device. The sound is not sent anywhere for them.',
}

export const CaptionsNote = ({ onDevice }: { onDevice: boolean }) => (
  <p className="small quiet">{onDevice ? notes.onDevice : notes.elsewhere}</p>
)

/** The words as they are spoken. Not announced: the open microphone would record the screen reader. */
export function CaptionsLine() {
  const captions = useAtomValue(captionsAtom)
  if (captions.state === 'off') return null
  if (captions.state === 'ready') return <CaptionsNote onDevice={captions.onDevice} />
  return (
    <p className="captions-line" aria-live="off">
      <span>
        {captions.final} <span className="quiet">{captions.interim || (captions.final ? '' : 'Listening for words')}</span>
      </span>
    </p>
  )
}
