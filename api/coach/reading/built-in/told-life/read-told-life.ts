import { type Taken, takeEmail, takePhone } from '../../../../contract/spoken-address.ts'
import type { WriteResumeInput, WrittenResume } from '../../../coach.ts'
import type { NumberedLine } from '../../../lines/numbered-lines.ts'
import { transcriptLines } from '../../../lines/transcript-lines.ts'
import { isMachineOrder } from '../../../text/machine-orders.ts'
import { type ToldLife, toldResume } from '../../told-life.ts'

/** Contact details, and every sentence for the user to sort: rules cannot tell a job from free speech. */
export async function writeResume({ transcript, signal }: WriteResumeInput): Promise<WrittenResume> {
  signal.throwIfAborted()
  const lines = transcriptLines(transcript)
  return { ...toldResume({ ...contactIn(lines), ...nothingElse }, lines), standIns: [] }
}

const nothingElse = { summary: [], jobs: [], studies: [], certificates: [], skills: [] }

type Contact = Pick<ToldLife, 'name' | 'location' | 'email' | 'phone'>

const capitalized = String.raw`(?!I\b)\p{Lu}[\p{L}\p{M}.'-]*`
const fullName = String.raw`${capitalized}(?:\s+(?:de|da|la|van|von|der|bin|al|${capitalized})){0,4}`
const names = [
  new RegExp(String.raw`\b(?:[Mm]y (?:full )?name(?:'s| is)|[Nn]ame\s*:|I(?: am|'m) called)\s+(${fullName})`, 'u'),
  new RegExp(String.raw`\b(?:I'm|I am|[Tt]his is)\s+(${fullName}(?<=\s\S+))(?=\s*(?:[,.!]|and\b|from\b|I\b|$))`, 'u'),
]
const home = new RegExp(String.raw`\b(?:live|living|based|located) in (${capitalized}(?:,?\s${capitalized}){0,3})`, 'u')

function taken(patterns: readonly RegExp[], text: string): Taken {
  const [said, value] = patterns.map((pattern) => pattern.exec(text)).find(Boolean) ?? []
  return said && value ? { value: value.replace(/\.$/, ''), rest: text.replace(said, ' ') } : { value: '', rest: text }
}

const takers: Record<keyof Contact, (text: string) => Taken> = {
  email: takeEmail,
  phone: takePhone,
  name: (text) => taken(names, text),
  location: (text) => taken([home], text),
}

/** Contact details that were said plainly. Of several, the first counts. */
export function contactIn(lines: readonly NumberedLine[]): Contact {
  const contact: Contact = { name: null, location: null, email: null, phone: null }
  for (const { id, text } of lines) {
    if (isMachineOrder(text)) continue
    let rest = text
    for (const [field, take] of Object.entries(takers) as [keyof Contact, (text: string) => Taken][]) {
      const found = take(rest)
      if (contact[field] || found.value === '') continue
      contact[field] = { text: found.value, from: [id] }
      rest = found.rest
    }
  }
  return contact
}
