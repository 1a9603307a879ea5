import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect, useRef } from 'react'
import { holdWords, lostWords } from '../../generation/status-words.ts'
import { Card } from '../../ui/card.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { preparingAtom, type Sent, sentAtom } from './pitch-store.ts'
import { reviewCredits, reviewGenerationAtom } from './review-generation.ts'
import { scriptCredits, scriptGenerationAtom } from './script-generation.ts'

/** The specification's generating phase. */
export function Generating() {
  const preparing = useAtomValue(preparingAtom)
  const { run } = useAtomValue(scriptGenerationAtom)
  return (
    <Making
      title="Writing your script"
      doing={preparing ? 'Reading your resume' : 'This takes up to half a minute'}
      credits={preparing ? null : scriptCredits}
      isConnectionLost={run.state === 'running' && run.connection === 'lost'}
    >
      Who you are, what you have done, and why this job: 150 to 225 words, to be said in 60 to 90 seconds. Nothing is invented.
    </Making>
  )
}

const sentWords: Record<Sent, string> = {
  words: 'Your words are sent, the recording stays here. They are measured and held against the job.',
  sound: 'Only the sound is sent. It is written down, measured, and held against the job.',
  video:
    'The sound could not be taken out here, so the video is sent. What you say is written down, measured, and held against the job.',
}

/** The specification's analyzing phase. */
export function Analyzing() {
  const preparing = useAtomValue(preparingAtom)
  const sent = useAtomValue(sentAtom)
  const { run } = useAtomValue(reviewGenerationAtom)
  return (
    <Making
      title="Listening to your pitch"
      doing={preparing ? 'Taking the sound out of your recording' : 'This takes up to a minute'}
      credits={preparing ? null : reviewCredits}
      isConnectionLost={run.state === 'running' && run.connection === 'lost'}
    >
      {sentWords[sent]}
    </Making>
  )
}

interface MakingProps {
  title: string
  /** How long it takes, or what is being done on this device. */
  doing: string
  children: ReactNode
  /** Credits on hold; null before they are. */
  credits: number | null
  isConnectionLost: boolean
}

/** What stands there while something is made. */
function Making({ title, doing, children, credits, isConnectionLost }: MakingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus has gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const money = credits === null ? 'Nothing is charged yet.' : holdWords(credits)
  return (
    <Card as="section" className="elevator-making">
      <h2 tabIndex={-1} ref={heading}>
        {title}
      </h2>
      <Spinner size={72}>{doing}</Spinner>
      <p>{children}</p>
      <p className="elevator-hold">{isConnectionLost ? lostWords : money}</p>
    </Card>
  )
}
