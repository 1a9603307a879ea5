import { useAtomValue } from 'jotai'
import { pitchTexts } from '../../../api/contract/elevator-pitch-texts.ts'
import { pitch } from '../../../api/contract/limits.ts'
import { CreditsOffer } from '../../generation/credits-offer.tsx'
import { nextStepLabels, useMissingFields } from '../../generation/form/missing-fields.ts'
import { RequestButton } from '../../generation/form/request-form.tsx'
import { whereItIs } from '../../media/recorder/recording-texts.ts'
import { useStorage } from '../../media/uploads/storage.ts'
import { useOnline } from '../../platform/use-online.ts'
import { isBuiltInAtom } from '../../session/auth/session.ts'
import { Button } from '../../ui/button.tsx'
import { PageAction } from '../../ui/page.tsx'
import { tooFewCredits } from './pitch-rules.ts'
import { reviewCredits } from './review-generation.ts'
import { scriptCredits } from './script-generation.ts'
import type { Review } from './use-review.ts'
import type { Script } from './use-script.ts'

export const pitchFormId = 'elevator-pitch-form'

export function ScriptAction({ script: { credits, uploadType } }: { script: Script }) {
  const isBuiltIn = useAtomValue(isBuiltInAtom)
  const missing = useMissingFields(uploadType === 'resume' ? ['resume', 'job description'] : ['job description'])
  const shortage = tooFewCredits(credits, scriptCredits, pitchTexts.tooFewForScript)
  const without = isBuiltIn ? 'No AI is connected: it says your own lines that fit this ad best. ' : ''
  const note = `${without}You pay only if you get a script.${credits.state === 'known' ? ` You have ${credits.credits}.` : ''}`
  return (
    <RequestButton id={pitchFormId} reason="elevator_pitch" {...{ missing, shortage, note }}>
      {missing[0] ? nextStepLabels[missing[0]] : `Generate Script (${scriptCredits} credits)`}
    </RequestButton>
  )
}

export function CameraAction() {
  const open = async () => (await import('./studio/studio-store.ts')).openStage('video')
  return (
    <PageAction>
      <Button
        look="main"
        icon="pitch"
        wide
        onClick={() => void open()}
        note={`Free. Up to ${pitch.recordingMaxSeconds} seconds.`}
      >
        Open the camera
      </Button>
    </PageAction>
  )
}

export function AnalyzeAction({ review }: { review: Review }) {
  const isOnline = useOnline()
  const keeps = useStorage()
  const offline = `${reviewCredits} credits. No connection; your recording is ${whereItIs[keeps]}.`
  const online = `${review.hasWords ? 'Your words are sent' : 'Only the audio is sent'}. You pay only if you get feedback.`
  const missing = isOnline ? tooFewCredits(review.credits, reviewCredits, pitchTexts.tooFewForAnalysis) : null
  return (
    <PageAction>
      {missing ? (
        <CreditsOffer wanted={{ reason: 'elevator_pitch_analysis', proceed: review.press }} note={missing} />
      ) : (
        <Button look="main" wide onClick={review.press} note={isOnline ? online : offline}>
          {isOnline ? `Analyze (${reviewCredits} credits)` : 'Analyze when connected'}
        </Button>
      )}
    </PageAction>
  )
}
