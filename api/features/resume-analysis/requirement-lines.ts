import * as z from 'zod'
import { requirementLines as limits } from '../../contract/limits.ts'
import { Problem } from '../../problem.ts'

const Lines = z.array(z.string()).min(1).max(limits.atMost)

/** Lines the user marked as requirements; none if the field is missing. */
export function checkedRequirementLines(field: string | undefined, jobDescription: string): string[] {
  if (field === undefined || field === '') return []
  const lines = Lines.safeParse(parsed(field))
  if (!lines.success) throw new Problem('bad_request', { message: 'Please mark at least one line of the job description.' })
  const ad = ` ${wordsOf(jobDescription)} `
  const unknown = lines.data.filter((line) => wordsOf(line) === '' || !ad.includes(` ${wordsOf(line)} `))
  if (unknown.length > 0)
    throw new Problem('bad_request', {
      message: 'A line you marked is not in this job description. Please mark the lines again.',
    })
  return lines.data
}

function parsed(field: string): unknown {
  try {
    return JSON.parse(field)
  } catch {
    return null
  }
}

/** Letters and digits only, since bullets, quotes and line breaks may have been normalized. */
function wordsOf(text: string): string {
  return (text.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}
