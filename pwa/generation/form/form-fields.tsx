import { useAtom } from 'jotai'
import type { ComponentProps } from 'react'
import { jobDescriptionDraftAtom, resumeDraftAtom } from '../../platform/draft.ts'
import { TextArea } from '../../ui/field.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { wordCounter } from './job-description.ts'
import { acceptOf, type ResumeKinds, resumeRule } from './resume-file.ts'

type Given<Props, Fixed extends keyof Props> = Partial<Omit<Props, Fixed>>

interface JobDescriptionProps extends Given<ComponentProps<typeof TextArea>, 'value' | 'onChange' | 'counter'> {
  error: string | null
  /** Counts words unless said otherwise. */
  counter?: (text: string) => string
}

/** The job description. It is offered again in every other form, and a reload forgets it. */
export function JobDescriptionField({ counter = wordCounter, ...rest }: JobDescriptionProps) {
  const [jobDescription, setJobDescription] = useAtom(jobDescriptionDraftAtom)
  return (
    <TextArea
      label="Job description"
      placeholder="Paste the whole ad, requirements included"
      rows={8}
      value={jobDescription}
      onChange={(event) => setJobDescription(event.target.value)}
      counter={counter(jobDescription)}
      {...rest}
    />
  )
}

interface ResumeProps extends Given<ComponentProps<typeof FileDrop>, 'file' | 'onChange' | 'accept' | 'rule'> {
  kinds: ResumeKinds
  error: string | null
}

/** The resume. It is offered again in every other form, which may take other kinds of files, and a reload forgets it. */
export function ResumeField({ kinds, ...rest }: ResumeProps) {
  const [resume, setResume] = useAtom(resumeDraftAtom)
  return (
    <FileDrop
      label="Your resume"
      file={resume}
      onChange={setResume}
      accept={acceptOf(kinds)}
      rule={(file) => resumeRule(kinds, file)}
      {...rest}
    />
  )
}
