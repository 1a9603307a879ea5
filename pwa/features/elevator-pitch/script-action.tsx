import { pitchTexts } from '../../../api/contract/elevator-pitch-texts.ts'
import { nextStepLabels, useMissingFields } from '../../generation/form/missing-fields.ts'
import { RequestButton } from '../../generation/form/request-form.tsx'
import { pitchFormId } from './pitch-form.tsx'
import { tooFewCredits } from './pitch-rules.ts'
import { scriptCredits } from './script-generation.ts'
import type { Script } from './use-script.ts'

export function ScriptAction({ script: { credits, uploadType, isChoosing } }: { script: Script }) {
  const missing = useMissingFields(uploadType === 'resume' ? ['resume', 'job description'] : ['job description'])
  const shortage = !isChoosing && tooFewCredits(credits, scriptCredits, pitchTexts.tooFewForScript)
  const note = isChoosing
    ? 'Free. No AI is connected: we pick your lines that fit this ad best, and you say them your way.'
    : `You pay only if you get a script.${credits.state === 'known' ? ` You have ${credits.credits}.` : ''}`
  return (
    <RequestButton id={pitchFormId} reason="elevator_pitch" {...{ missing, shortage, note }}>
      {missing[0] ? nextStepLabels[missing[0]] : isChoosing ? 'Choose My Lines' : `Generate Script (${scriptCredits} credits)`}
    </RequestButton>
  )
}
