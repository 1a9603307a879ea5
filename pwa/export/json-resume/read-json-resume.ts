import { factSeparator } from '../../../api/contract/resume-outline.ts'
import { type Block, section as underHeading } from '../outline.ts'
import { printedDates } from './dates.ts'
import { JsonResume } from './schema.ts'

export class NotJsonResume extends Error {
  override readonly name = 'NotJsonResume'

  constructor() {
    super('This JSON file is not a JSON Resume. Choose a file from a tool that writes that format, or a PDF or Word file.')
  }
}

const joined = (parts: readonly (string | undefined)[], by = factSeparator) =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(by)

function block(kind: 'title' | 'paragraph' | 'subheading' | 'note' | 'bullet', text: string): Block[] {
  return text === '' ? [] : [{ kind, text }]
}

const section = <Item>(title: string, items: readonly Item[], blocksOf: (item: Item) => Block[]) =>
  underHeading(title, items.flatMap(blocksOf))

interface Activity {
  startDate: string
  endDate: string
  summary: string
  highlights: string[]
}

function activity(title: string, facts: readonly string[], { summary, highlights, ...dates }: Activity): Block[] {
  return [
    ...block('subheading', title),
    ...block('note', joined([...facts, printedDates(dates)])),
    ...block('paragraph', summary),
    ...highlights.flatMap((line) => block('bullet', line.trim())),
  ]
}

const line = (...parts: string[]) => block('bullet', joined(parts, ', '))
const named = (name: string, keywords: readonly string[]) => joined([name, keywords.join(', ')], ': ')

function contactLine({ basics }: JsonResume): string {
  const { email, phone, url, location, profiles = [] } = basics
  const { address, postalCode, city, region, countryCode } = location ?? {}
  const where = joined([address, joined([postalCode, city], ' '), region, countryCode], ', ')
  return joined([
    email,
    phone,
    where,
    url,
    ...profiles.map(({ network, username, url }) => url || joined([network, username], ' ')),
  ])
}

/** Every section of the schema (https://jsonresume.org/schema) except `references`, which are about other people. @throws NotJsonResume */
export function readJsonResume(text: string): Block[] {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new NotJsonResume()
  }
  const read = JsonResume.safeParse(json)
  if (!read.success) throw new NotJsonResume()
  const resume = read.data
  const { basics, work, volunteer, projects, education, skills, languages } = resume
  return [
    ...block('title', basics.name ?? ''),
    ...block('paragraph', basics.label ?? ''),
    ...block('paragraph', contactLine(resume)),
    ...section('Summary', [basics.summary ?? ''], (summary) => block('paragraph', summary)),
    ...section('Experience', work, (job) =>
      activity(job.position, [job.name || job.company, job.location, job.description], job),
    ),
    ...section('Volunteering', volunteer, (job) => activity(job.position, [job.organization], job)),
    ...section('Projects', projects, ({ name, entity, description, roles, keywords, ...dates }) =>
      activity(name, [entity, description, ...roles, keywords.join(', ')], dates),
    ),
    ...section('Education', education, ({ studyType, area, institution, score, courses, ...dates }) => [
      ...block('subheading', joined([studyType, area], ', ')),
      ...block('note', joined([institution, score, printedDates(dates)])),
      ...courses.flatMap((course) => block('bullet', course.trim())),
    ]),
    ...section('Certifications', resume.certificates, ({ name, issuer, date }) => line(name, issuer, date)),
    ...section('Awards', resume.awards, ({ title, awarder, date, summary }) => line(title, awarder, date, summary)),
    ...section('Publications', resume.publications, (one) => line(one.name, one.publisher, one.releaseDate, one.summary)),
    ...section('Skills', skills, ({ name, level, keywords }) => line(named(name, keywords), level)),
    ...section('Languages', languages, ({ language, fluency }) => line(language, fluency)),
    ...section('Interests', resume.interests, ({ name, keywords }) => line(named(name, keywords))),
  ]
}
