import { spokenResume as limits } from '../../contract/limits.ts'
import type { ResumeData, ResumeJob, ResumeSchool } from '../../contract/voice-to-resume.ts'
import type { ResumeLayout } from '../coach.ts'
import { degreeLevels } from '../reading/built-in/resume/degree-levels.ts'
import { resumeBlocks, resumePlaces } from '../reading/built-in/resume/resume-layout.ts'
import { readResume } from '../reading/built-in/resume/resume-reading.ts'
import { type Entry, entriesOf, type StructuredLine, structured } from '../reading/built-in/resume/resume-structure.ts'
import { logicalLines } from '../text/lines.ts'
import { namesJob } from './questions/field-of-ad.ts'

const span =
  /(?:\p{L}{3,9}\.? |\d{1,2}[./])?(?:19|20)\d\d(?:\s*(?:[-–—]|to)\s*(?:(?:\p{L}{3,9}\.? |\d{1,2}[./])?(?:19|20)\d\d|present|now|current|today))?/iu

/** What a resume's text is made of. */
export const layOutResume = (text: string): ResumeLayout => ({
  name: readResume(text).contact.name,
  blocks: resumeBlocks(text),
  places: resumePlaces(text),
  facts: certainFacts(text),
})

/** The facts of a resume as fields, for other software. What is not clear is left out. */
function certainFacts(text: string): ResumeData {
  const { contact, lines } = readResume(text)
  const all = structured(logicalLines(text))
  const headed = (section: 'experience' | 'education') =>
    entriesOf(all, section)
      .filter(({ head }) => head.length > 0)
      .map(factsOf)
  const inSection = (name: string) => lines.filter(({ section }) => section === name).map((line) => line.text)
  const summary = inSection('summary').join(' ')
  return {
    contactInfo: { name: contact.name ?? '', email: contact.email ?? '', phone: contact.phone ?? '', location: '' },
    professionalSummary: summary.length <= limits.resumeTextMaxCharacters ? summary : '',
    coreCompetencies: inSection('skills').flatMap(skillsIn).filter(fits).slice(0, limits.maxCompetencies),
    professionalExperience: headed('experience').map(jobOf).slice(0, limits.maxJobs),
    education: headed('education').flatMap(schoolOf).slice(0, limits.maxSchools),
    certifications: inSection('certifications').filter(fits).slice(0, limits.maxCertifications),
  }
}

const fits = (text: string) => text.length <= limits.resumeLineMaxCharacters

/** "Tools: Epic, Pyxis (dispensing, stock)" has two. */
const skillsIn = (line: string) =>
  line
    .replace(/^[^:,]{2,40}:\s+/u, '')
    .split(/[,;|•·](?![^(]*\))/u)
    .map((skill) => skill.trim().replace(/\.$/, ''))
    .filter(Boolean)

const factsOf = ({ head, lines }: Entry<StructuredLine>) => ({
  /** Of its head, without dates. */
  parts: head.flatMap(({ text }) => partsOf(text.replace(span, ''))),
  dates: head.map(({ text }) => span.exec(text)?.[0]).find(Boolean) ?? '',
  lines: lines.map(({ text }) => text),
})

type Facts = ReturnType<typeof factsOf>

const partsOf = (head: string) =>
  head
    .split(/\s*[|•·]\s*|\s+[–—-]\s+|\(\s*\)/u)
    .map((part) => part.replace(/^[\s,(]+|[\s,)]+$/gu, ''))
    .filter((part) => part !== '' && fits(part))

function jobOf({ parts, dates, lines }: Facts): ResumeJob {
  const description = lines.filter((line) => line.length <= limits.resumeTextMaxCharacters).slice(0, limits.maxBulletsPerJob)
  const job = { title: '', company: '', location: '', dates, description }
  const titles = parts.filter(namesJob)
  if (titles.length !== 1) return job
  const others = parts.filter((part) => part !== titles[0])
  return { ...job, title: titles[0]!, company: others.length === 1 ? others[0]! : '' }
}

const school = /\b(?:university|college|school|institute|academy|polytechnic)\b/i

function schoolOf({ parts, dates }: Facts): ResumeSchool[] {
  const isDegree = (part: string) => degreeLevels.some(([, name]) => name.test(`${part} `))
  const [degrees, schools] = [parts.filter(isDegree), parts.filter((part) => school.test(part) && !isDegree(part))]
  const only = (some: string[]) => (some.length === 1 ? some[0]! : '')
  const found = { degree: only(degrees), institution: only(schools), dates }
  return found.degree || found.institution ? [found] : []
}
