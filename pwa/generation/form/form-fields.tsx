import { useAtom } from 'jotai'
import { type ComponentProps, type FocusEvent, type ReactNode, useRef, useState } from 'react'
import { withWholeWords } from '../../../api/contract/broken-words.ts'
import { languageFault } from '../../../api/contract/english.ts'
import { jobDescriptionFault } from '../../../api/contract/job-description.ts'
import { jobTitleIn } from '../../../api/contract/job-title.ts'
import { countWords, jobDescriptionMaxWords } from '../../../api/contract/limits.ts'
import { jobDescriptionDraftAtom, resumeDraftAtom } from '../../platform/draft.ts'
import { useIsDesktop } from '../../platform/media-query.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Chosen, FileDrop } from '../../ui/file-drop.tsx'
import { takeFocusInPlace, takeLostFocus } from '../../ui/take-focus.ts'
import { JobAdPicker } from './job-ad-picker.tsx'
import { isJson, wordFileOf } from './json-resume-file.ts'
import { acceptOf, chosenResumeRule, type ResumeKinds } from './resume-file.ts'

type Given<Props, Fixed extends keyof Props> = Partial<Omit<Props, Fixed>>

/** Shown on every form before the user enters text that cannot be read. */
const englishOnly = 'English only for now.'

const foldDelayMs = 300

interface JobDescriptionProps extends Given<ComponentProps<typeof TextArea>, 'value' | 'onChange' | 'counter'> {
  error: string | null
  counter?: (text: string) => string
  /** Why the text cannot be used: such a text does not fold. */
  fault?: (text: string) => string | null
  /** Shows the folded ad another way. @param edit the button that opens it again */
  folded?: (edit: ReactNode) => ReactNode
  /** Above the field while it is open. */
  children?: ReactNode
}

/** The job description, shared with every other form. A whole one folds to its title. */
export function JobDescriptionField(props: JobDescriptionProps) {
  const { counter = wordCounter, fault = jobDescriptionFault, folded, error, children, ...rest } = props
  const [jobDescription, setJobDescription] = useAtom(jobDescriptionDraftAtom)
  const [edit, setEdit] = useState<'none' | 'typing' | 'asked for'>('none')
  // On a phone an empty field is one line, with its buttons, until it is used.
  const isDesktop = useIsDesktop()
  const [wasUsed, setUsed] = useState(false)
  const isLow = !isDesktop && !wasUsed && jobDescription === ''
  const label = rest.label ?? 'Job description'
  const isWhole = fault(jobDescription) === null
  /** A file, or a paste into what was not whole yet, gives the whole ad. */
  function take(text: string, isAll: boolean) {
    setJobDescription(isAll ? withWholeWords(text) : text)
    setEdit(isAll ? 'none' : 'typing')
  }
  /** Not while another window has the focus or a file is read, and after the press that took it, which must not miss its button. */
  function foldOnLeave({ currentTarget }: FocusEvent) {
    const stays = () => currentTarget.contains(document.activeElement) || currentTarget.querySelector('[aria-busy], .field-error')
    setTimeout(() => stays() || setEdit('none'), foldDelayMs)
  }
  if (isWhole && edit === 'none' && error === null) {
    const button = (
      <Button
        small
        look={folded && 'quiet'}
        ref={takeLostFocus}
        aria-label="Edit the job description"
        onClick={() => setEdit('asked for')}
      >
        Edit
      </Button>
    )
    if (folded) return folded(button)
    return (
      <fieldset className="field">
        <legend className="field-label">{label}</legend>
        <div className="file-drop row" data-filled="">
          <Chosen icon="job" name={jobTitleIn(jobDescription) ?? 'The ad you gave'} size={counter(jobDescription)}>
            {button}
          </Chosen>
        </div>
      </fieldset>
    )
  }
  return (
    <>
      {children}
      <JobAdPicker isEmpty={jobDescription === ''} onText={(text) => take(text, true)} onLeave={foldOnLeave}>
        <TextArea
          placeholder="Paste the whole ad, requirements included"
          rows={8}
          value={jobDescription}
          onChange={({ target, nativeEvent }) =>
            take(target.value, !isWhole && (nativeEvent as InputEvent).inputType === 'insertFromPaste')
          }
          counter={jobDescription === '' ? englishOnly : counter(jobDescription)}
          // More typing cannot fix the language, so this shows at once.
          error={error ?? languageFault(jobDescription)}
          {...rest}
          {...(isLow && { rows: 1, placeholder: 'Paste the ad', onFocus: () => setUsed(true) })}
          label={label}
          {...(edit === 'asked for' && { ref: takeFocusInPlace })}
        />
      </JobAdPicker>
    </>
  )
}

interface ResumeProps extends Given<ComponentProps<typeof FileDrop>, 'file' | 'onChange' | 'accept' | 'rule'> {
  kinds: ResumeKinds
  error: string | null
}

const notConverted =
  'This JSON file could not be read. Please check that you are online and try again, or choose a PDF or Word file.'

export function ResumeField({ kinds, error, ...rest }: ResumeProps) {
  const [resume, setResume] = useAtom(resumeDraftAtom)
  const [unread, setUnread] = useState<string | null>(null)
  const latest = useRef<File | null>(null)

  async function take(file: File | null) {
    latest.current = file
    setUnread(null)
    if (!file || !isJson(file)) return setResume(file)
    try {
      const made = await wordFileOf(file)
      // Another file may have been chosen meanwhile.
      if (latest.current === file) setResume(made)
    } catch (problem) {
      if (latest.current === file)
        setUnread(problem instanceof Error && problem.name === 'NotJsonResume' ? problem.message : notConverted)
    }
  }

  return (
    <FileDrop
      label="Your resume"
      hint="PDF or DOCX up to 5MB"
      file={resume}
      onChange={(file) => void take(file)}
      accept={`${acceptOf(kinds)},.json`}
      rule={(file) => chosenResumeRule(kinds, file)}
      error={unread ?? error}
      {...rest}
    />
  )
}

export function wordCounter(text: string): string {
  const words = countWords(text)
  const over = words - jobDescriptionMaxWords
  return over > 0 ? `${words} of ${jobDescriptionMaxWords} words, cut ${over}` : `${words} of ${jobDescriptionMaxWords} words`
}
