import { numbered } from '../lines/numbered-lines.ts'
import { contactIn } from '../reading/built-in/told-life/read-told-life.ts'
import type { ToldJob, ToldLife } from '../reading/told-life.ts'
import type { SeenRequest } from './openai-script.ts'

const job = /\bat (?<employer>[A-Z]\w+ [A-Z]\w+)(?: as an? (?<title>[a-z ]+?))?(?= since| from|[.,]|$)/
const titleBefore = /\bas an? ([a-z ]+?) at /
const times = /\b(?:since|from) (?<start>(?:[A-Z]\w+ )?\d{4})(?: to (?<end>\d{4}))?/

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Plays the model: hears "as a nurse at Mercy Hospital since 2019", and what follows as deeds. */
export function spokenResumeAnswer({ schemaName, prompt }: SeenRequest): ToldLife | null {
  if (schemaName !== 'told_life') return null
  const transcript = /<transcript>\n([\s\S]*?)\n<\/transcript>/.exec(prompt)?.[1] ?? ''
  const lines = numbered(
    'T',
    transcript.split('\n').map((line) => line.replace(/^T\d+: /, '')),
  )
  const life: ToldLife = { ...contactIn(lines), summary: [], jobs: [], studies: [], certificates: [], skills: [] }
  for (const { id, text } of lines) {
    const told = (said: string | undefined) => (said ? { text: said, from: [id] } : null)
    const { employer, title } = job.exec(text)?.groups ?? {}
    const { start, end = 'Present' } = times.exec(text)?.groups ?? {}
    const [, list] = /^I (?:also )?(?:know|speak) (.*?)\.?$/.exec(text) ?? []
    const last: ToldJob | undefined = life.jobs.at(-1)
    if (employer)
      life.jobs.push({
        ...{
          title: told(capitalized(title ?? titleBefore.exec(text)?.[1] ?? '')),
          titleSaid: true,
          employer: told(employer),
          place: null,
        },
        ...{ start: told(start), end: told(start && end), lasted: null, deeds: [] },
      })
    else if (list) life.skills.push(...list.split(' and ').map((text) => ({ text, from: [id] })))
    else if (/license|certif/.test(text)) life.certificates.push({ text: text.replace(/^I have (?:an? )?|\.$/g, ''), from: [id] })
    else if (/^I (?!graduated)[a-z]/.test(text)) last?.deeds.push({ text: capitalized(text.slice(2)), from: [id] })
  }
  return life
}
