import { analysisAnswer } from './analysis-script.ts'
import { interviewAnswer } from './interview-script.ts'
import { letterAnswer } from './letter-script.ts'
import { answer, type Script, type SeenRequest } from './openai-script.ts'
import { pitchAnswer } from './pitch-script.ts'
import { preparationAnswer } from './preparation-script.ts'
import { readingAnswer } from './reading-script.ts'
import { spokenResumeAnswer } from './resume-writing-script.ts'

/** A well-behaved model: answers every schema from the actual prompt, without inventing facts. */
export const defaultScript: Script = (request) => answer(wellBehavedAnswer(request))

export function wellBehavedAnswer(request: SeenRequest): unknown {
  if (!request.schema) return 'Hello.'
  if (request.schemaName === 'second_look') return { unsupported: [] }
  const read = readingAnswer(request)
  if (read) return read
  const interviewed = interviewAnswer(request)
  if (interviewed) return interviewed
  const prepared = preparationAnswer(request)
  if (prepared) return prepared
  const pitched = pitchAnswer(request)
  if (pitched) return pitched
  const letter = letterAnswer(request)
  if (letter) return letter
  const spoken = spokenResumeAnswer(request)
  if (spoken) return spoken
  return analysisAnswer(request)
}
