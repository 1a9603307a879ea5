import { useSetAtom } from 'jotai'
import { isBusy } from '../../media/recorder/recorder.ts'
import type { RecorderController } from '../../media/recorder/recorder-controller.ts'
import { whereItIs } from '../../media/recorder/recording-texts.ts'
import { useOnline } from '../../platform/use-online.ts'
import { useStore } from '../../platform/use-store.ts'
import { creditsSheetOpenAtom } from '../../session/credits/credits-sheet-state.ts'
import { useCredits } from '../../session/credits/use-credits.ts'
import { Button } from '../../ui/button.tsx'
import { type Generate, resumeCredits } from './use-generate.ts'

/** 'Generate' with its price; while something is recorded it waits, without a connection it says so. */
export function GenerateAction({ generate, controller }: { generate: Generate; controller: RecorderController }) {
  const { recorder, keeps } = useStore(controller.view)
  const { state, credits } = useCredits()
  const isOnline = useOnline()
  const showCredits = useSetAtom(creditsSheetOpenAtom)
  const isShort = state === 'known' && credits < resumeCredits
  const note = !isOnline
    ? `You are offline. What you said is ${whereItIs[keeps]}; generate when you are connected.`
    : isShort
      ? `This takes ${resumeCredits}, you have ${credits}.`
      : 'You pay only if you get a resume. Correcting it is free.'
  return (
    <Button
      look="main"
      wide
      disabled={isBusy(recorder) || !isOnline || isShort}
      onClick={generate.generate}
      note={
        <>
          {note}{' '}
          {isShort && (
            <button type="button" className="spoken-buy" onClick={() => showCredits(true)}>
              Buy more
            </button>
          )}
        </>
      }
    >
      {`Generate Resume (${resumeCredits} credits)`}
    </Button>
  )
}
