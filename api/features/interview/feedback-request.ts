import { InterviewFeedbackRequest } from '../../contract/voice-interview.ts'
import { readJson } from '../../http/read-json.ts'
import { Problem } from '../../problem.ts'

/** @throws Problem bad_request, which does not say what was in the body */
export async function readFeedbackRequest(request: Request): Promise<InterviewFeedbackRequest> {
  const parsed = InterviewFeedbackRequest.safeParse(await readJson(request))
  if (parsed.success) return parsed.data
  const isIndex = parsed.error.issues.some(({ path }) => path[0] === 'questionIndex')
  if (isIndex) throw new Problem('bad_request', { message: 'A practice interview has ten questions, 0 to 9.' })
  throw new Problem('bad_request', { log: `fields: ${parsed.error.issues.map(({ path }) => path[0]).join(' ')}` })
}
