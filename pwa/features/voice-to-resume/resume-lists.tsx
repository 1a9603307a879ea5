import { useAtom } from 'jotai'
import { type ReactNode, useId } from 'react'
import type { ResumeData } from '../../../api/contract/voice-to-resume.ts'
import { withKeys } from '../../answer-review/with-keys.ts'
import { Button } from '../../ui/button.tsx'
import { WithGaps } from '../../ui/with-gaps.tsx'
import type { OpenLine } from './line-sheet.tsx'
import { type FieldPath, jobName, type ResumeEdit } from './resume-edit.ts'
import { unconfirmedAtom } from './use-generate.ts'

export interface PartProps {
  resume: ResumeData
  edit: (edit: ResumeEdit) => void
  open: (line: OpenLine) => void
}

export const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className="stack-tight start" aria-labelledby={`spoken-${id}`}>
    <h3 className="spoken-part-title" id={`spoken-${id}`}>
      {title}
    </h3>
    {children}
  </section>
)

type EntryLine = readonly [field: string, label: string, text: string, add: string]

interface EntriesProps extends Pick<PartProps, 'edit' | 'open'> {
  path: 'professionalExperience' | 'education'
  title: string
  one: string
  add: string
  entries: readonly { name: string; lines: readonly EntryLine[]; bullets?: readonly string[] }[]
}

function Entries({ path, title, one, add, entries, edit, open }: EntriesProps) {
  const [unconfirmed, setUnconfirmed] = useAtom(unconfirmedAtom)
  return (
    <Part id={path} title={title}>
      {entries.map(({ name, lines, bullets }, index) => {
        const at = `${path}.${index}`
        return (
          <article key={at} className="spoken-entry stack-tight start">
            <div className="stack-snug start">
              {lines.map(([field, label, text, add], line) => (
                <Line
                  key={field}
                  path={`${at}.${field}`}
                  label={`${label}, ${name}`}
                  text={text}
                  add={add}
                  onOpen={(opened) =>
                    open(line === 0 ? { ...opened, entry: { path, index, count: entries.length, what: one } } : opened)
                  }
                  as={line === 0 ? 'strong' : 'plain'}
                  {...(field === 'title' &&
                    unconfirmed.includes(text) && {
                      onConfirm: () => setUnconfirmed(unconfirmed.filter((one) => one !== text)),
                    })}
                />
              ))}
            </div>
            {bullets && (
              <Texts
                path={`${at}.description`}
                texts={bullets}
                label={`What you did, ${name}`}
                what="line"
                add={bullets.length === 0 ? 'Add what you did' : 'Add a line'}
                className="spoken-bullets"
                open={open}
              />
            )}
          </article>
        )
      })}
      <Button small icon="plus" onClick={() => edit({ type: 'add', path })}>
        {add}
      </Button>
    </Part>
  )
}

export function Jobs({ resume, ...rest }: PartProps) {
  const entries = resume.professionalExperience.map((job, index) => ({
    name: jobName(job, index),
    lines: [
      ['title', 'Job title', job.title, 'Add job title'],
      ['company', 'Employer', job.company, 'Add employer'],
      ['location', 'Place', job.location, 'Add location'],
      ['dates', 'Dates', job.dates, 'Add dates'],
    ] as const,
    bullets: job.description,
  }))
  const path = 'professionalExperience'
  return <Entries {...{ path, entries, ...rest }} title="Professional Experience" one="job" add="Add a job" />
}

interface TextsProps extends Pick<PartProps, 'open'> {
  path: string
  texts: readonly string[]
  label: string
  /** "line", "skill" */
  what: string
  add: string
  className?: string
}

/** The texts of one list, and one more to add. */
function Texts({ path, texts, label, what, add, className = '', open }: TextsProps) {
  return (
    <>
      <ul className={`${className} stack-snug plain-list`}>
        {withKeys(texts, String).map(({ key, item: text }, index) => (
          <li key={key}>
            <Line
              path={`${path}.${index}`}
              {...{ label, text }}
              add={`Write this ${what}`}
              onOpen={(opened) => open({ ...opened, entry: { path, index, count: texts.length, what } })}
            />
          </li>
        ))}
      </ul>
      <button type="button" className="spoken-gap" onClick={() => open({ path, label, text: '', isNew: true })}>
        {add}
      </button>
    </>
  )
}

export function Schools({ resume, ...rest }: PartProps) {
  const entries = resume.education.map(({ degree, institution, dates }, index) => ({
    name: [degree, institution].filter(Boolean).join(' at ') || `school ${index + 1}`,
    lines: [
      ['degree', 'Degree', degree, 'Add degree'],
      ['institution', 'School', institution, 'Add school'],
      ['dates', 'Dates', dates, 'Add year'],
    ] as const,
  }))
  return <Entries {...{ path: 'education', entries, ...rest }} title="Education" one="school" add="Add a school" />
}

interface WordsProps extends PartProps {
  path: 'coreCompetencies' | 'certifications'
  title: string
  what: string
}

export const Words = ({ resume, open, path, title, what }: WordsProps) => (
  <Part id={path} title={title}>
    <Texts
      {...{ path, open, what }}
      texts={resume[path]}
      label={`${what.charAt(0).toUpperCase()}${what.slice(1)}`}
      add={`Add a ${what}`}
    />
  </Part>
)

interface LineProps {
  path: FieldPath
  label: string
  text: string
  add: string
  onOpen: (line: { path: FieldPath; label: string; text: string }) => void
  as?: 'plain' | 'strong' | 'name'
  /** For text that was inferred rather than said in these words. */
  onConfirm?: () => void
}

export function Line({ path, label, text, add, onOpen, as = 'plain', onConfirm }: LineProps) {
  const hintId = useId()
  const open = () => onOpen({ path, label, text })
  if (text === '') {
    return (
      <button type="button" className="spoken-gap" onClick={open}>
        {add}
      </button>
    )
  }
  const line = (
    <button
      type="button"
      className={`spoken-line spoken-line-${as}`}
      aria-label={`${label}: ${text}. Edit`}
      aria-describedby={onConfirm && hintId}
      onClick={open}
    >
      <WithGaps text={text} />
    </button>
  )
  if (!onConfirm) return line
  return (
    <div className="row-tight">
      {line}
      <p className="small quiet" id={hintId}>
        We read this from what you said. Is it right?
      </p>
      <Button small onClick={onConfirm} aria-label={`Yes, ${text} is right`}>
        Yes
      </Button>
    </div>
  )
}
