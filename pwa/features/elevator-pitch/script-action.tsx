import { pitchTexts } from '../../../api/contract/elevator-pitch-texts.ts'
import { BuyMoreNote } from '../../generation/form/buy-more-note.tsx'
import { firstDo, nextStepLabels, openPickerIfMissing, useMissingFields } from '../../generation/form/missing-fields.ts'
import { Button } from '../../ui/button.tsx'
import { pitchFormId } from './pitch-form.tsx'
import { tooFewCredits } from './pitch-rules.ts'
import { scriptCredits } from './script-generation.ts'
import type { Script } from './use-script.ts'

export function ScriptAction({ script: { credits, uploadType, press } }: { script: Script }) {
  const missing = useMissingFields(uploadType === 'resume' ? ['resume', 'job description'] : ['job description'])
  const nextStep = missing[0]
  const shortage = tooFewCredits(credits, scriptCredits, pitchTexts.tooFewForScript)
  const have = credits.state === 'known' ? ` You have ${credits.credits}.` : ''
  return (
    <Button
      type="submit"
      form={pitchFormId}
      look="main"
      wide
      onClick={() => openPickerIfMissing(pitchFormId, missing)}
      note={
        <BuyMoreNote shortage={shortage} wanted={{ reason: 'elevator_pitch', proceed: press }}>
          {firstDo(missing) ?? `You pay only if you get a script.${have}`}
        </BuyMoreNote>
      }
    >
      {nextStep ? nextStepLabels[nextStep] : `Generate Script (${scriptCredits} credits)`}
    </Button>
  )
}
