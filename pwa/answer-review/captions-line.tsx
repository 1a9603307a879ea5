import './answers.css'
import { useAtomValue } from 'jotai'
import { captionsAtom } from './live-captions.ts'

/** Shown before the browser asks for the microphone, wherever captions are on. */
export const captionsNote = 'Live captions: to write them, your browser may send the sound to the company that makes it.'

/** The words as they are spoken. Not announced: the open microphone would record the screen reader. */
export function CaptionsLine() {
  const captions = useAtomValue(captionsAtom)
  if (captions.state === 'off') return null
  if (captions.state === 'ready') return <p className="small quiet">{captionsNote}</p>
  return (
    <p className="captions-line" aria-live="off">
      <span>
        {captions.final} <span className="quiet">{captions.interim || (captions.final ? '' : 'Listening for words')}</span>
      </span>
    </p>
  )
}
