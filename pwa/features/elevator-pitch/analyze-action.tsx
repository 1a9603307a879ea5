import { useAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { pitchTexts } from '../../../api/contract/elevator-pitch-texts.ts'
import { BuyMoreNote } from '../../generation/form/buy-more-note.tsx'
import { whereItIs } from '../../media/recorder/recording-texts.ts'
import { useStorage } from '../../media/uploads/storage.ts'
import { useOnline } from '../../platform/use-online.ts'
import { Button } from '../../ui/button.tsx'
import { tooFewCredits } from './pitch-rules.ts'
import { waitsForConnectionAtom } from './pitch-store.ts'
import { reviewCredits } from './review-generation.ts'
import type { Review } from './use-review.ts'

/** 'Analyze' with its price. Tapped without a connection, it begins as soon as there is one. */
export function AnalyzeAction({ review }: { review: Review }) {
  const isOnline = useOnline()
  const keeps = useStorage()
  const [waits, setWaits] = useAtom(waitsForConnectionAtom)
  const press = useRef(review.press)
  press.current = review.press
  useEffect(() => {
    if (!isOnline || !waits) return
    setWaits(false)
    press.current()
  }, [isOnline, waits, setWaits])

  if (!isOnline)
    return (
      <Button
        look="main"
        wide
        aria-pressed={waits}
        onClick={() => setWaits(!waits)}
        note={
          waits
            ? 'Keep this page open: it begins as soon as you are connected. Tap again to cancel.'
            : `${reviewCredits} credits. No connection; your recording is ${whereItIs[keeps]}.`
        }
      >
        {waits ? 'Waiting for a connection' : 'Analyze when connected'}
      </Button>
    )
  const missing = tooFewCredits(review.credits, reviewCredits, pitchTexts.tooFewForAnalysis)
  return (
    <Button
      look="main"
      wide
      onClick={review.press}
      note={
        <BuyMoreNote
          shortage={missing}
          wanted={{ price: reviewCredits, goOn: review.press }}
        >{`${review.hasWords ? 'Your words are sent' : 'Only the sound is sent'}. You pay only if you get feedback.`}</BuyMoreNote>
      }
    >
      {`Analyze (${reviewCredits} credits)`}
    </Button>
  )
}
