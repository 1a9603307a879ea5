import type { Sent } from './setup-server.ts'

/** Fields with users' text; the others are names or choices. */
const texts = new Set([
  ...['jobDescription', 'resumeText', 'transcript', 'script', 'question', 'feedbackText', 'text', 'name'],
  ...['refinedPitch', 'alternateExample', 'professionalSummary'],
])

/** @param fields `texts`: users' text, files and file names, so that the call still works; `all`: every field */
export function withWord(sent: Sent, word: string, fields: 'texts' | 'all'): Sent {
  const changed = (value: unknown, name = ''): unknown => {
    if (typeof value === 'string') return fields === 'all' || texts.has(name) ? `${value} ${word}` : value
    if (value instanceof File) return fields === 'all' ? new File([value, word], `${word}${value.name}`) : inTheFile(value, word)
    if (Array.isArray(value)) return value.map((one) => changed(one, name))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, changed(one, key)]))
  }
  const { json, form, body, ...rest } = sent
  return {
    ...rest,
    ...(json !== undefined && { json: changed(json) }),
    ...(form && { form: changed(form) as NonNullable<Sent['form']> }),
    ...(typeof body === 'string' && { body: `${body} ${word}` }),
  }
}

const inTheFile = (file: File, word: string) => new File([file, `\n%${word}`], `${word}-${file.name}`)
