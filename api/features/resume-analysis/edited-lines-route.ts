import { Hono } from 'hono'
import { validator } from 'hono-openapi'
import { EditedLines, EditedScore } from '../../contract/resume-analysis.ts'
import { refuseWithSentence } from '../../http/refuse.ts'
import { describeCall } from '../../http/route-description.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { createEditTokens } from './edit-token.ts'
import { editedText } from './edited-text.ts'

const described = describeCall({
  description:
    'The score of an analysis that was paid for, with some lines of the resume changed, or answers to its gap questions told. Free, for 12 hours, for the same resume and job description.',
  answer: EditedScore,
  done: 'Score, requirements, skills, keywords and gap questions as they would be; without a connected model also the texts',
  statuses: { 403: 'No such analysis was paid for, or it is too long ago' },
})

const notPaid = 'Lines can be tried once an analysis is finished and paid for.'

/** POST /api/analyze/edited-lines: nothing is stored, and no model is asked. */
export function editedLinesRoute(services: Services) {
  const { coach, ledger, rateLimits } = services
  const tokens = createEditTokens(services)
  return new Hono<AppEnv>().post(
    '/analyze/edited-lines',
    described,
    validator('json', EditedLines, refuseWithSentence),
    async (c) => {
      const { editToken, jobDescription, resumeText, edits, told } = c.req.valid('json')
      const { uid } = c.get('person')
      const content = tokens.contentOf(editToken, { uid, jobDescription, resumeText })
      const { keyHash, requirementLines, read, formatPoints } = content
      await rateLimits.take('edited-lines', `${uid} ${keyHash}`)
      const charge = await ledger.chargeOf(uid, { keyHash })
      if (charge.is !== 'paid') throw new Problem('forbidden', { message: notPaid })
      const texts = { jobDescription, originalText: resumeText, resumeText: editedText(resumeText, edits) }
      const { signal } = c.req.raw
      return c.json(await coach.scoreEditedResume({ ...texts, requirementLines, told, read, formatPoints, signal }))
    },
  )
}
