import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ResumeData } from '../../../api/contract/voice-to-resume.ts'

export interface LabelledTranscript {
  name: string
  transcript: string
  /** `kind` and the fields after it, as in the file. */
  labels: { kind: string; fields: string[] }[]
}

/** The transcripts of one folder with what a careful reader finds in them. `*` is a field nobody said clearly. */
export function labelledTranscripts(folder: string): LabelledTranscript[] {
  return globSync(join(folder, '*.txt'))
    .toSorted()
    .map((path) => {
      const [transcript, labels] = readFileSync(path, 'utf8').split('\n===\n') as [string, string]
      return {
        name: path.slice(path.lastIndexOf('/') + 1, -'.txt'.length),
        transcript: transcript.trim(),
        labels: labels
          .trim()
          .split('\n')
          .map((line) => ({
            kind: line.slice(0, line.indexOf(':')),
            fields: line
              .slice(line.indexOf(':') + 1)
              .split('|')
              .map((field) => field.trim()),
          })),
      }
    })
}

const flat = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/[^\p{L}\p{N}%$+#']+/gu, ' ')
    .trim()} `
const same = (one: string, other: string) => flat(one) === flat(other)
/** A list entry may say a little more than the label. */
const names = (entry: string, label: string) =>
  flat(entry).includes(flat(label)) && entry.split(/\s+/).length <= label.split(/\s+/).length + 3

/** Which labelled facts a resume has, field by field. */
export function missedFacts({ labels }: LabelledTranscript, resume: ResumeData): { facts: number; missed: string[] } {
  const missed: string[] = []
  let facts = 0
  let job: ResumeData['professionalExperience'][number] | undefined
  const check = (what: string, found: boolean) => {
    facts++
    if (!found) missed.push(what)
  }
  for (const { kind, fields } of labels) {
    const [first = '', second = '', third = ''] = fields
    if (kind === 'name' || kind === 'location' || kind === 'email')
      check(`${kind} ${first}`, same(resume.contactInfo[kind], first))
    if (kind === 'phone') check(`phone ${first}`, resume.contactInfo.phone.replace(/\D/g, '') === first.replace(/\D/g, ''))
    if (kind === 'job') {
      job = resume.professionalExperience.find(({ company }) => same(company, second))
      check(`company ${second}`, job !== undefined)
      if (first !== '*') check(`title ${first}`, job !== undefined && same(job.title, first))
      if (third !== '*') check(`dates ${third} of ${second}`, job !== undefined && same(job.dates, third))
    }
    if (kind === 'did') check(`did ${first}`, job?.description.some((line) => flat(line).includes(flat(first))) === true)
    if (kind === 'school') {
      const school = resume.education.find(({ institution, degree }) =>
        second === '*' ? same(degree, first) : same(institution, second),
      )
      check(`school ${second}`, school !== undefined)
      if (first !== '*') check(`degree ${first}`, school !== undefined && same(school.degree, first))
      check(`dates ${third} of ${second}`, school !== undefined && same(school.dates.replace('Expected', ''), third))
    }
    if (kind === 'cert')
      check(
        `cert ${first}`,
        resume.certifications.some((entry) => names(entry, first)),
      )
    if (kind === 'skill')
      check(
        `skill ${first}`,
        resume.coreCompetencies.some((entry) => names(entry, first)),
      )
  }
  return { facts, missed }
}
