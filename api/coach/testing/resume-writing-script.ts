import { numbered } from '../lines/numbered-lines.ts'
import { readToldLife } from '../reading/built-in/told-life/read-told-life.ts'
import type { SeenRequest } from './openai-script.ts'

export function spokenResumeAnswer({ schemaName, prompt }: SeenRequest): unknown {
  if (schemaName !== 'told_life') return null
  const transcript = /<transcript>\n([\s\S]*?)\n<\/transcript>/.exec(prompt)?.[1] ?? ''
  const texts = transcript.split('\n').map((line) => line.replace(/^T\d+: /, ''))
  return readToldLife(numbered('T', texts))
}
