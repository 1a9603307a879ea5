import { pitchTexts } from '../../../api/contract/elevator-pitch-texts.ts'
import { BuyMoreNote } from '../../generation/form/buy-more-note.tsx'
import { Button } from '../../ui/button.tsx'
import { pitchFormId } from './pitch-form.tsx'
import { tooFewCredits } from './pitch-rules.ts'
import { scriptCredits } from './script-generation.ts'
import type { Script } from './use-script.ts'

/** The form's button with its price. */
export function ScriptAction({ script: { credits, press } }: { script: Script }) {
  const missing = tooFewCredits(credits, scriptCredits, pitchTexts.tooFewForScript)
  const have = credits.state === 'known' ? ` You have ${credits.credits}.` : ''
  return (
    <Button
      type="submit"
      form={pitchFormId}
      look="main"
      wide
      note={
        <BuyMoreNote
          shortage={missing}
          wanted={{ price: scriptCredits, goOn: press }}
        >{`You pay only if you get a script.${have}`}</BuyMoreNote>
      }
    >
      {`Generate Script (${scriptCredits} credits)`}
    </Button>
  )
}
