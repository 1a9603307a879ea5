import { BuyMoreNote } from '../../generation/credits-offer.tsx'
import { shortageNote } from '../../generation/form/balance.ts'
import { isBusy } from '../../media/recorder/recorder.ts'
import type { RecorderController } from '../../media/recorder/recorder-controller.ts'
import { whereItIs } from '../../media/recorder/recording-texts.ts'
import { useOnline } from '../../platform/use-online.ts'
import { useStore } from '../../platform/use-store.ts'
import { useCredits } from '../../session/credits/use-credits.ts'
import { SwitchedOffNote, useSwitchedOff } from '../../session/switched-off.tsx'
import { Button } from '../../ui/button.tsx'
import { recorderId } from './speak-card.tsx'
import { type Generate, resumeCredits } from './use-generate.ts'

/** Without content it leads to the recorder. Disabled while recording, offline and without enough credits. */
export function GenerateAction({ generate, controller }: { generate: Generate; controller: RecorderController }) {
  const { recorder, keeps } = useStore(controller.view)
  const isOnline = useOnline()
  const shortage = shortageNote(useCredits(), resumeCredits)
  const isOff = useSwitchedOff('voice-to-resume')
  const note = isOnline
    ? generate.isEmpty
      ? 'First record or type something.'
      : 'You pay only if you get a resume. Correcting it is free.'
    : generate.canWait
      ? `No connection. What you said is ${whereItIs[keeps]}.`
      : `You are offline. ${generate.isEmpty ? '' : `What you said is ${whereItIs[keeps]}. `}Typed words are sent from this page: generate when you are connected.`
  if (isOff) return <SwitchedOffNote feature="voice-to-resume" />
  return (
    <Button
      look="main"
      wide
      disabled={isBusy(recorder) || (!isOnline && !generate.canWait) || shortage !== null}
      onClick={() => {
        generate.generate()
        if (generate.isEmpty) document.querySelector<HTMLElement>(`#${recorderId} button`)?.focus()
      }}
      note={
        <BuyMoreNote shortage={isOnline ? shortage : null} wanted={{ reason: 'voice_to_resume', proceed: generate.generate }}>
          {note}
        </BuyMoreNote>
      }
    >
      {isOnline || !generate.canWait
        ? `Generate Resume (${resumeCredits} credits)`
        : `Generate when connected (${resumeCredits} credits)`}
    </Button>
  )
}
