import type { ResumeData } from '../../../api/contract/voice-to-resume.ts'
import { withKeys } from '../../answer-review/with-keys.ts'
import { Button } from '../../ui/button.tsx'
import { EntryTools } from './entry-tools.tsx'
import { Line } from './line.tsx'
import type { OpenLine } from './line-sheet.tsx'
import type { ResumeEdit } from './resume-edit.ts'

export interface PartProps {
  resume: ResumeData
  edit: (edit: ResumeEdit) => void
  open: (line: OpenLine) => void
}

const named = (first: string, second: string, otherwise: string) => [first, second].filter(Boolean).join(' at ') || otherwise

/** The jobs, newest first as they came, each with its lines. */
export function Jobs({ resume: { professionalExperience: jobs }, edit, open }: PartProps) {
  const path = 'professionalExperience'
  return (
    <section className="spoken-part" aria-labelledby="spoken-jobs">
      <h3 className="spoken-part-title" id="spoken-jobs">
        Professional Experience
      </h3>
      {jobs.map((job, place) => {
        const at = `${path}.${place}`
        const name = named(job.title, job.company, `job ${place + 1}`)
        return (
          // Entries have no identity of their own; a place is what an edit names.
          <article key={at} className="spoken-entry">
            <div className="spoken-entry-top">
              <div className="spoken-entry-lines">
                <Line
                  path={`${at}.title`}
                  label={`Job title, ${name}`}
                  text={job.title}
                  add="Add job title"
                  onOpen={open}
                  as="strong"
                />
                <Line path={`${at}.company`} label={`Employer, ${name}`} text={job.company} add="Add employer" onOpen={open} />
                <Line path={`${at}.location`} label={`Place, ${name}`} text={job.location} add="Add place" onOpen={open} />
                <Line path={`${at}.dates`} label={`Dates, ${name}`} text={job.dates} add="Add dates" onOpen={open} />
              </div>
              <EntryTools path={path} place={place} count={jobs.length} name={name} edit={edit} />
            </div>
            <Bullets path={`${at}.description`} lines={job.description} name={name} edit={edit} open={open} />
          </article>
        )
      })}
      <Button small icon="plus" onClick={() => edit({ type: 'add', path })}>
        Add a job
      </Button>
    </section>
  )
}

interface BulletsProps extends Pick<PartProps, 'edit' | 'open'> {
  path: string
  lines: readonly string[]
  name: string
}

function Bullets({ path, lines, name, edit, open }: BulletsProps) {
  return (
    <>
      <ul className="spoken-bullets">
        {withKeys(lines, String).map(({ key, item: line }, place) => (
          <li key={key}>
            <Line path={`${path}.${place}`} label={`What you did, ${name}`} text={line} add="Write this line" onOpen={open} />
            <EntryTools path={path} place={place} count={lines.length} name={line.slice(0, 40)} edit={edit} />
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

export function Schools({ resume: { education }, edit, open }: PartProps) {
  const path = 'education'
  return (
    <section className="spoken-part" aria-labelledby="spoken-schools">
      <h3 className="spoken-part-title" id="spoken-schools">
        Education
      </h3>
      {education.map((school, place) => {
        const at = `${path}.${place}`
        const name = named(school.degree, school.institution, `school ${place + 1}`)
        return (
          <article key={at} className="spoken-entry">
            <div className="spoken-entry-top">
              <div className="spoken-entry-lines">
                <Line
                  path={`${at}.degree`}
                  label={`Degree, ${name}`}
                  text={school.degree}
                  add="Add degree"
                  onOpen={open}
                  as="strong"
                />
                <Line
                  path={`${at}.institution`}
                  label={`School, ${name}`}
                  text={school.institution}
                  add="Add school"
                  onOpen={open}
                />
                <Line path={`${at}.dates`} label={`Dates, ${name}`} text={school.dates} add="Add year" onOpen={open} />
              </div>
              <EntryTools path={path} place={place} count={education.length} name={name} edit={edit} />
            </div>
          </article>
        )
      })}
      <Button small icon="plus" onClick={() => edit({ type: 'add', path })}>
        Add a school
      </Button>
    </section>
  )
}

interface WordsProps extends PartProps {
  path: 'coreCompetencies' | 'certifications'
  title: string
  /** "skill", "certificate" */
  one: string
}

/** A list of short entries: skills, certificates. */
export function Words({ resume, edit, open, path, title, one }: WordsProps) {
  const words = resume[path]
  return (
    <section className="spoken-part" aria-labelledby={`spoken-${path}`}>
      <h3 className="spoken-part-title" id={`spoken-${path}`}>
        {title}
      </h3>
      <ul className="spoken-words">
        {withKeys(words, String).map(({ key, item: word }, place) => (
          <li key={key}>
            <Line path={`${path}.${place}`} label={`${one}`} text={word} add={`Write this ${one}`} onOpen={open} />
            <EntryTools path={path} place={place} count={words.length} name={word} edit={edit} />
          </li>
        ))}
      </ul>
      <button type="button" className="spoken-gap" onClick={() => open({ path, label: `New ${one}`, text: '', isNew: true })}>
        {`Add a ${one}`}
      </button>
    </section>
  )
}
