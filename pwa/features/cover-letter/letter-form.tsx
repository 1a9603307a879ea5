import { useAtom, useAtomValue } from 'jotai'
import { coverLetter } from '../../../api/contract/limits.ts'
import { FailureNote } from '../../generation/failure-note.tsx'
import { shortageNote } from '../../generation/form/balance.ts'
import { JobDescriptionField, ResumeField } from '../../generation/form/form-fields.tsx'
import { FormLayout } from '../../generation/form/form-layout.tsx'
import { HowThisWorks, type Step } from '../../generation/form/how-this-works.tsx'
import { useMissingFields } from '../../generation/form/missing-fields.ts'
import { RequestButton, RequestForm } from '../../generation/form/request-form.tsx'
import { plainResume } from '../../generation/form/resume-file.ts'
import { ToldNote } from '../../generation/form/told-note.tsx'
import { useGenerationForm } from '../../generation/form/use-generation-form.ts'
import { ReplaceDialog } from '../../generation/replace-dialog.tsx'
import { SpokenField } from '../../media/spoken-field.tsx'
import { jobDescriptionDraftAtom, resumeDraftAtom } from '../../platform/draft.ts'
import { useCredits } from '../../session/credits/use-credits.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { adOnLetter, letterFaults } from './letter.ts'
import { letterAtom, letterCreditsAtom, letterGeneration, whyAtom } from './letter-generation.ts'

const steps: readonly Step[] = [
  { title: 'Add your resume and the ad', text: 'The same two as everywhere in Greenroom.' },
  { title: 'Say why this employer', text: 'One sentence, typed or spoken. It goes into the letter in your words.' },
  { title: 'Check every claim', text: 'Each paragraph shows the lines it rests on. Change what you like.' },
  { title: 'Send it', text: 'Copy it, or take it as Word or PDF.' },
]

export function useLetterForm() {
  const [why, setWhy] = useAtom(whyAtom)
  const jobDescription = useAtomValue(jobDescriptionDraftAtom)
  const resume = useAtomValue(resumeDraftAtom)
  const form = useGenerationForm({
    generation: letterGeneration,
    reason: 'cover_letter',
    faults: letterFaults({ jobDescription, resume, why }),
    start(listener) {
      if (!resume) return
      setWhy(why, jobDescription)
      return letterGeneration.start({ jobDescription, resumeFile: resume, why: why.trim() }, listener)
    },
  })
  return { ...form, why, setWhy }
}

type LetterForm = ReturnType<typeof useLetterForm>

export function InitialPhase({ form }: { form: LetterForm }) {
  const { last } = useAtomValue(letterAtom)
  const credits = useAtomValue(letterCreditsAtom)
  return (
    <FormLayout
      intro={
        <HowThisWorks
          price={credits === 0 ? 'Free: a draft to finish yourself.' : `${credits} credits per letter.`}
          steps={steps}
        >
          A letter for this ad from your own lines, with your reason for this employer in your words.
        </HowThisWorks>
      }
    >
      <FailureNote failure={form.failure} onDismiss={form.dismissFailure} />
      {last && (
        <Button icon="retry" wide onClick={() => letterGeneration.dispatch({ type: 'results-were-shown' })}>
          Show last letter
        </Button>
      )}
      <Fields form={form} />
      <ReplaceDialog
        question={form.replaceQuestion}
        title="Replace your last letter?"
        description={`You haven't exported or copied it, and the new one replaces it, with your changes.${credits > 0 ? ` A new one takes ${credits} credits.` : ''}`}
        replace="Write a new one"
        keep="Keep it"
      />
    </FormLayout>
  )
}

function Fields({ form: { why, setWhy, faults, press } }: { form: LetterForm }) {
  return (
    <RequestForm feature="cover-letter" onPress={press}>
      <ResumeField kinds={plainResume} error={faults.resume} />
      <JobDescriptionField error={faults.jobDescription} />
      <AdOnLetter />
      <ToldNote />
      <SpokenField
        label="Why this employer?"
        optional
        placeholder="One sentence: My daughter was born on your ward, and I remember every name."
        rows={2}
        counter={`${why.length} of ${coverLetter.whyMaxCharacters}`}
        value={why}
        onChange={(text) => setWhy(text)}
        error={faults.why}
      />
      <LetterButton />
    </RequestForm>
  )
}

function AdOnLetter() {
  const said = adOnLetter(useAtomValue(jobDescriptionDraftAtom))
  return (
    <div role="status">
      {said && (
        <p className="box box-lamp beside">
          <Icon name="info" />
          <span>
            This ad says: “{said.sentence}” {said.isRefusal ? 'Think twice before you send a letter.' : 'Answer it below.'}
          </span>
        </p>
      )}
    </div>
  )
}

function LetterButton() {
  const price = useAtomValue(letterCreditsAtom)
  const credits = useCredits()
  const missing = useMissingFields(['resume', 'job description'])
  const have = credits.state === 'known' ? ` You have ${credits.credits}.` : ''
  return (
    <RequestButton
      missing={missing}
      shortage={shortageNote(credits, price)}
      note={
        price === 0 ? 'No AI is connected: you get your own lines and boxes to fill.' : `You pay only if you get a letter.${have}`
      }
    >
      {price === 0 ? 'Make a Draft (free)' : `Write Cover Letter (${price} credits)`}
    </RequestButton>
  )
}
