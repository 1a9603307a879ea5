import { useAtomValue } from 'jotai'
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import { type FeaturesWith, features } from '../../../api/contract/features.ts'
import type { CreditReason } from '../../../api/contract/prices.ts'
import { jobDescriptionDraftAtom, resumeDraftAtom } from '../../platform/draft.ts'
import { useOnline } from '../../platform/use-online.ts'
import { SwitchedOffNote, useSwitchedOff } from '../../session/switched-off.tsx'
import { Button } from '../../ui/button.tsx'
import { InfoNote } from '../../ui/info-note.tsx'
import { PageAction } from '../../ui/page.tsx'
import { CreditsOffer } from '../credits-offer.tsx'
import { firstDo, type NeededField, openPickerIfMissing } from './missing-fields.ts'

type FormFeature = FeaturesWith<{ href: string; inSentence: string }>

interface RequestFormProps {
  feature: FormFeature
  onPress: () => boolean
  children: ReactNode
}

const FeatureContext = createContext<FormFeature>('resume-analysis')

const idOf = (feature: FormFeature) => `${feature}-form`

const submitForm = (id: string) => (document.getElementById(id) as HTMLFormElement | null)?.requestSubmit()

/** A press that finds errors leads to the first one. */
export function RequestForm({ feature, onPress, children }: RequestFormProps) {
  const isOff = useSwitchedOff(feature)
  const isOnline = useOnline()
  const form = (
    <form
      id={idOf(feature)}
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isOff) event.currentTarget.scrollIntoView({ block: 'start' })
        else if (!onPress()) focusFirstError(event.currentTarget)
      }}
    >
      {children}
    </form>
  )
  return (
    <div className="stack">
      <SwitchedOffNote feature={feature} />
      {!isOnline && <InfoNote>You're offline. Your form is saved, and you can send it once you're back online.</InfoNote>}
      <FeatureContext value={feature}>{form}</FeatureContext>
    </div>
  )
}

/** Scrolls to the first wrong field and the sentence below it. */
export function focusFirstError(form: Element) {
  requestAnimationFrame(() => {
    // Once a file is chosen the picker is hidden, so the button that changes it takes the focus.
    form.querySelector<HTMLElement>('[aria-invalid="true"]:not([hidden]), .file-drop[data-wrong] button')?.focus()
    form.querySelector('.field-error')?.scrollIntoView({ block: 'nearest' })
  })
}

interface RequestButtonProps extends Pick<ComponentProps<typeof Button>, 'busy' | 'disabled' | 'look' | 'aria-disabled'> {
  missing: readonly NeededField[]
  /** With too few credits a button that gets them takes its place. */
  shortage: string | null | false
  /** Below it, once nothing is missing. */
  note: string
  children: ReactNode
}

/** The form's button: filled when it starts the request, outlined when it leads to what is missing. */
export function RequestButton(props: RequestButtonProps) {
  const { missing, shortage, note, ...rest } = props
  const feature = useContext(FeatureContext)
  const id = idOf(feature)
  // A feature with two prices begins with the first.
  const [reason] = Object.keys(features[feature].prices) as [CreditReason]
  const isComplete = missing.length === 0
  const isOnline = useOnline()
  const resume = useAtomValue(resumeDraftAtom)
  const jobDescription = useAtomValue(jobDescriptionDraftAtom)
  const isShort = shortage && !rest.busy
  return (
    // While the form is empty, the fields need the room of a foot.
    <PageAction isAtEnd={isOnline && !isShort && !resume && !jobDescription}>
      {!isOnline ? (
        <Button wide disabled>
          Waiting for a connection
        </Button>
      ) : isShort ? (
        <CreditsOffer wanted={{ reason, proceed: () => isComplete && submitForm(id) }} note={shortage} />
      ) : (
        <Button
          type="submit"
          form={id}
          look={isComplete ? 'main' : 'plain'}
          wide
          onClick={() => openPickerIfMissing(id, missing)}
          note={firstDo(missing) ?? note}
          {...rest}
        />
      )}
    </PageAction>
  )
}
