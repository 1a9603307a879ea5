import { InterviewFeedbackRequest } from '../../contract/voice-interview.ts'
import { Problem } from '../../problem.ts'

/** The longest texts of the contract in UTF-8, and 2,000 words with their times. */
const bodyMaxBytes = 512 * 1024

/**
 * The JSON body, read no further than it can be one.
 * @throws Problem bad_request, too_large; neither says what was in it
 */
export async function readFeedbackRequest(request: Request): Promise<InterviewFeedbackRequest> {
  const parsed = InterviewFeedbackRequest.safeParse(parsedOrNull(await textOf(request)))
  if (parsed.success) return parsed.data
  const isIndex = parsed.error.issues.some(({ path }) => path[0] === 'questionIndex')
  if (isIndex) throw new Problem('bad_request', { message: 'A practice interview has ten questions, 0 to 9.' })
  throw new Problem('bad_request', { log: `fields: ${parsed.error.issues.map(({ path }) => path[0]).join(' ')}` })
}

async function textOf(request: Request): Promise<string> {
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  for await (const piece of request.body ?? []) {
    bytes += piece.byteLength
    if (bytes > bodyMaxBytes) throw new Problem('too_large', { message: 'This answer is too long. Please shorten it.' })
    text += decoder.decode(piece, { stream: true })
  }
  return text + decoder.decode()
}

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
