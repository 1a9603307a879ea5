import './answers.css'
import { useAtomValue } from 'jotai'
import { captionsAtom } from './live-captions.ts'

/** Shown before the browser asks for the microphone, wherever captions are on. */
const notes = {
  elsewhere: 'Live captions: your browser may send the sound to its manufacturer to turn it into text.',
  onDevice: 'Live captions: your browser turns the sound into text on this device. It is sent nowhere for that.',
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
