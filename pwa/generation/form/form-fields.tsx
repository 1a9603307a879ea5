import { useAtom } from 'jotai'
import { type ComponentProps, useRef, useState } from 'react'
import { languageFault } from '../../../api/contract/english.ts'
import { jobDescriptionDraftAtom, resumeDraftAtom } from '../../platform/draft.ts'
import { TextArea } from '../../ui/field.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { JobAdPicker } from './job-ad-picker.tsx'
import { isJson, wordFileOf } from './json-resume-file.ts'
import { acceptOf, chosenResumeRule, type ResumeKinds } from './resume-file.ts'
import { wordCounter } from './word-counter.ts'

type Given<Props, Fixed extends keyof Props> = Partial<Omit<Props, Fixed>>

/** Shown on every form before the user enters text that cannot be read. */
export const englishOnly = 'English only for now.'

interface JobDescriptionProps extends Given<ComponentProps<typeof TextArea>, 'value' | 'onChange' | 'counter'> {
  error: string | null
  counter?: (text: string) => string
  onWhole?: (text: string) => void
}

/** The job description, shared with every other form. */
export function JobDescriptionField({ counter = wordCounter, onWhole, error, ...rest }: JobDescriptionProps) {
  const [jobDescription, setJobDescription] = useAtom(jobDescriptionDraftAtom)
  return (
    <JobAdPicker
      onText={(text) => {
        setJobDescription(text)
        onWhole?.(text)
      }}
    >
      <TextArea
        label="Job description"
        placeholder="Paste the whole ad, requirements included"
        hint={englishOnly}
        rows={8}
        value={jobDescription}
        onChange={({ target, nativeEvent }) => {
          setJobDescription(target.value)
          if ((nativeEvent as InputEvent).inputType === 'insertFromPaste') onWhole?.(target.value)
        }}
        counter={counter(jobDescription)}
        // More typing cannot fix the language, so this shows at once.
        error={error ?? languageFault(jobDescription)}
        {...rest}
      />
    </JobAdPicker>
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
      file={resume}
      onChange={(file) => void take(file)}
      accept={`${acceptOf(kinds)},.json`}
      rule={(file) => chosenResumeRule(kinds, file)}
      error={unread ?? error}
      {...rest}
    />
  )
}
