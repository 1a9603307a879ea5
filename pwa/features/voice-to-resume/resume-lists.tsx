import type { ResumeData } from '../../../api/contract/voice-to-resume.ts'
import { withKeys } from '../../answer-review/with-keys.ts'
import { Button } from '../../ui/button.tsx'
import { Line } from './line.tsx'
import type { OpenLine } from './line-sheet.tsx'
import { jobName, type ResumeEdit } from './resume-edit.ts'

export interface PartProps {
  resume: ResumeData
  edit: (edit: ResumeEdit) => void
  open: (line: OpenLine) => void
  unconfirmed: readonly string[]
  onConfirm: (text: string) => void
}

type EntryLine = readonly [field: string, label: string, text: string, add: string]

interface EntriesProps extends Pick<PartProps, 'edit' | 'open' | 'unconfirmed' | 'onConfirm'> {
  path: 'professionalExperience' | 'education'
  title: string
  one: string
  add: string
  entries: readonly { name: string; lines: readonly EntryLine[]; bullets?: readonly string[] }[]
}

function Entries({ path, title, one, add, entries, edit, open, unconfirmed, onConfirm }: EntriesProps) {
  return (
    <section className="stack-tight start" aria-labelledby={`spoken-${path}`}>
      <h3 className="spoken-part-title" id={`spoken-${path}`}>
        {title}
      </h3>
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
                  {...(field === 'title' && unconfirmed.includes(text) && { onConfirm: () => onConfirm(text) })}
                />
              ))}
            </div>
            {bullets && <Bullets path={`${at}.description`} lines={bullets} name={name} open={open} />}
          </article>
        )
      })}
      <Button small icon="plus" onClick={() => edit({ type: 'add', path })}>
        {add}
      </Button>
    </section>
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

interface BulletsProps extends Pick<PartProps, 'open'> {
  path: string
  lines: readonly string[]
  name: string
}

function Bullets({ path, lines, name, open }: BulletsProps) {
  return (
    <>
      <ul className="spoken-bullets stack-snug plain-list">
        {withKeys(lines, String).map(({ key, item: line }, index) => (
          <li key={key}>
            <Line
              path={`${path}.${index}`}
              label={`What you did, ${name}`}
              text={line}
              add="Write this line"
              onOpen={(opened) => open({ ...opened, entry: { path, index, count: lines.length, what: 'line' } })}
            />
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="spoken-gap"
        onClick={() => open({ path, label: `What you did, ${name}`, text: '', isNew: true })}
      >
        {lines.length === 0 ? 'Add what you did' : 'Add a line'}
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
  one: string
}

export function Words({ resume, open, path, title, one }: WordsProps) {
  const words = resume[path]
  return (
    <section className="stack-tight start" aria-labelledby={`spoken-${path}`}>
      <h3 className="spoken-part-title" id={`spoken-${path}`}>
        {title}
      </h3>
      <ul className="stack-snug plain-list">
        {withKeys(words, String).map(({ key, item: word }, index) => (
          <li key={key}>
            <Line
              path={`${path}.${index}`}
              label={one}
              text={word}
              add={`Write this ${one}`}
              onOpen={(opened) => open({ ...opened, entry: { path, index, count: words.length, what: one } })}
            />
          </li>
        ))}
      </ul>
      <button type="button" className="spoken-gap" onClick={() => open({ path, label: `New ${one}`, text: '', isNew: true })}>
        {`Add a ${one}`}
      </button>
    </section>
  )
}
