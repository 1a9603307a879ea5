import { useSetAtom } from 'jotai'
import { pitchTexts } from '../../../api/contract/elevator-pitch-texts.ts'
import { creditsSheetOpenAtom } from '../../session/credits/credits-sheet-state.ts'
import { Button } from '../../ui/button.tsx'
import { pitchFormId } from './pitch-form.tsx'
import { tooFewCredits } from './pitch-rules.ts'
import { scriptCredits } from './script-generation.ts'
import type { Script } from './use-script.ts'

/** The form's button with its price; where credits are short it leads to them. */
export function ScriptAction({ script: { credits } }: { script: Script }) {
  const showCredits = useSetAtom(creditsSheetOpenAtom)
  const missing = tooFewCredits(credits, scriptCredits, pitchTexts.tooFewForScript)
  const have = credits.state === 'known' ? ` You have ${credits.credits}.` : ''
  return (
    <Button
      type="submit"
      form={pitchFormId}
      look="main"
      wide
      note={
        <>
          {missing ?? `You pay only if you get a script.${have}`}{' '}
          {missing && (
            <button type="button" className="elevator-buy" onClick={() => showCredits(true)}>
              Buy more
            </button>
          )}
        </>
      }
    >
      {`Generate Script (${scriptCredits} credits)`}
    </Button>
  )
}
