import { readTranscript } from '../reading/built-in/told-life/read-transcript.ts'
import type { SeenRequest } from './openai-script.ts'

/** What a well-behaved model makes of a transcript: only what was said. Null for questions about something else. */
export function spokenResumeAnswer({ schemaName, prompt }: SeenRequest): unknown {
  if (schemaName !== 'resume_work' && schemaName !== 'resume_background') return null
  const { resume } = readTranscript(transcriptIn(prompt))
  const { professionalSummary, professionalExperience, contactInfo, coreCompetencies, education, certifications } = resume
  if (schemaName === 'resume_work') return { professionalSummary, professionalExperience }
  return { name: contactInfo.name, location: contactInfo.location, coreCompetencies, education, certifications }
}

function transcriptIn(prompt: string): string {
  return /<transcript>\n([\s\S]*?)\n<\/transcript>/.exec(prompt)?.[1] ?? ''
}
