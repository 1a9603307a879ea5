import { pitchTexts } from '../../../api/contract/elevator-pitch-texts.ts'
import { BuyMoreNote } from '../../generation/credits-offer.tsx'
import { whereItIs } from '../../media/recorder/recording-texts.ts'
import { useStorage } from '../../media/uploads/storage.ts'
import { useOnline } from '../../platform/use-online.ts'
import { Button } from '../../ui/button.tsx'
import { tooFewCredits } from './pitch-rules.ts'
import { reviewCredits } from './review-generation.ts'
import type { Review } from './use-review.ts'

export function AnalyzeAction({ review }: { review: Review }) {
  const isOnline = useOnline()
  const keeps = useStorage()
  const offline = `${reviewCredits} credits. No connection; your recording is ${whereItIs[keeps]}.`
  const online = `${review.hasWords ? 'Your words are sent' : 'Only the audio is sent'}. You pay only if you get feedback.`
  const missing = isOnline ? tooFewCredits(review.credits, reviewCredits, pitchTexts.tooFewForAnalysis) : null
  return (
    <Button
      look="main"
      wide
      onClick={review.press}
      note={
        <BuyMoreNote shortage={missing} wanted={{ reason: 'elevator_pitch_analysis', proceed: review.press }}>
          {isOnline ? online : offline}
        </BuyMoreNote>
      }
    >
      {isOnline ? `Analyze (${reviewCredits} credits)` : 'Analyze when connected'}
    </Button>
  )
}
