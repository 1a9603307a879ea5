import { useAtomValue } from 'jotai'
import { GeneratingCard } from '../../generation/generating-card.tsx'
import { askedWords } from '../../generation/status-words.ts'
import { WaitingCard } from '../../generation/waiting-card.tsx'
import { preparingAtom, type Sent, sentAtom } from './pitch-store.ts'
import { reviewCredits, reviewGeneration, reviewGenerationAtom } from './review-generation.ts'
import { scriptCredits, scriptGenerationAtom } from './script-generation.ts'

const notYetCharged = 'Nothing is charged yet.'

/** While the script is written. */
export function Generating() {
  const preparing = useAtomValue(preparingAtom)
  const { run } = useAtomValue(scriptGenerationAtom)
  return (
    <GeneratingCard
      title="Writing your script"
      doing={preparing ? 'Reading your resume' : 'This takes up to half a minute'}
      run={run}
      hold={preparing ? notYetCharged : askedWords(scriptCredits)}
    >
      <p>Who you are, what you have done, and why this job: 150 to 225 words, 60 to 90 seconds aloud. Nothing is invented.</p>
    </GeneratingCard>
  )
}

const sentWords: Record<Sent, string> = {
  words: 'Only your words are sent; the recording stays here. They are measured and compared with the job.',
  sound: 'Only the sound is sent. It is transcribed, measured, and compared with the job.',
  video:
    'This browser could not separate the sound, so the video is sent. What you say is transcribed, measured, and compared with the job.',
}

/** Until the score is there. */
export function Analyzing() {
  const preparing = useAtomValue(preparingAtom)
  const sent = useAtomValue(sentAtom)
  const { run } = useAtomValue(reviewGenerationAtom)
  if (run.state === 'waiting') return <WaitingCard what="feedback" credits={reviewCredits} generation={reviewGeneration} />
  return (
    <GeneratingCard
      title="Listening to your pitch"
      doing={preparing ? 'Extracting the sound from your recording' : 'This takes up to a minute'}
      run={run}
      hold={preparing ? notYetCharged : askedWords(reviewCredits)}
    >
      <p>{sentWords[sent]}</p>
    </GeneratingCard>
  )
}
