import type { ResumeDocument } from '../documents/document.ts'
import { type Coach, coachByMethod } from './coach.ts'
import { boundedText } from './text/bounded-text.ts'

export function withBoundedTexts(coach: Coach): Coach {
  return coachByMethod(coach.name, (method) => (input: object) => coach[method](bounded(input) as never))
}

function bounded<Input extends object>(input: Input): Input {
  const texts = Object.entries(input).map(([name, value]) => [name, typeof value === 'string' ? boundedText(value) : value])
  const resume = 'resume' in input ? (input.resume as ResumeDocument | null) : null
  return { ...input, ...Object.fromEntries(texts), ...(resume && { resume: { ...resume, text: boundedText(resume.text) } }) }
}
