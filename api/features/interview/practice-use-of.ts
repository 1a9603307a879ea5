import { takesPerQuestion } from '../../contract/limits.ts'
import type { InterviewFeedbackRequest } from '../../contract/voice-interview.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import type { Use } from './practice-uses.ts'
import { openPractice } from './practices.ts'

/** What this feedback uses of its practice; null outside one. */
export async function practiceUseOf(
  { database, now }: Pick<Services, 'database' | 'now'>,
  uid: string,
  key: string,
  { sessionId, questionIndex, take = 1 }: InterviewFeedbackRequest,
): Promise<Use | null> {
  if (sessionId === undefined) return null
  if (questionIndex === undefined)
    throw new Problem('bad_request', { message: 'Please say which of the ten questions this answer is for.' })
  const practice = await openPractice(database, uid, sessionId, now())
  if (take > takesPerQuestion)
    throw new Problem('forbidden', { message: `A practice interview includes ${takesPerQuestion} takes of each question.` })
  return { practiceId: practice.id, kind: 'feedback', questionIndex, take, key }
}
