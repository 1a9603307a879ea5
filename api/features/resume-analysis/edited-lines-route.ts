import { Hono } from 'hono'
import { validator } from 'hono-openapi'
import { jobDescriptionMaxCharacters, lineEdits, pitch } from '../../contract/limits.ts'
import { EditedLines, EditedScore, ToldTexts } from '../../contract/resume-analysis.ts'
import { editedText } from '../../documents/edited-text.ts'
import { inJson, toldMaxCharacters } from '../../http/limits/body-limits.ts'
import type { LimitName } from '../../http/limits/rate-limits.ts'
import { countedBody } from '../../http/limits/rights-before-bytes.ts'
import { refuseWithSentence } from '../../http/refuse.ts'
import { describeCall } from '../../http/route-description.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { createEditTokens } from './edit-token.ts'

const maxBytes =
  inJson(jobDescriptionMaxCharacters + pitch.resumeTextMaxCharacters + lineEdits.atMost * lineEdits.lineMaxCharacters) +
  inJson(toldMaxCharacters) +
  64 * 1024

const statuses = { 403: 'The analysis was not paid for, or was too long ago' }
const described = describeCall({
  description:
    'Rescores a paid analysis with some resume lines changed or gap questions answered. Free for 12 hours, for the same resume and job description.',
  answer: EditedScore,
  statuses,
  maxBytes,
})
const describedTold = describeCall({
  description: 'What a connected model rewrites after answers to gap questions. Free, ten times per analysis.',
  answer: ToldTexts,
  statuses,
  maxBytes,
})

const notPaid = 'You can edit lines once an analysis is finished and paid for.'

/** Neither stores anything; only told-lines calls a model. */
export function editedLinesRoute(services: Services) {
  const { coach, spending } = services
  const inputOf = paidEdits(services)
  const counted = countedBody(services)
  const body = validator('json', EditedLines, refuseWithSentence)
  return new Hono<AppEnv>()
    .post('/analyze/edited-lines', described, counted, body, async (c) => {
      const input = await inputOf('edited-lines', c.get('person').uid, c.req.valid('json'))
      return c.json(await coach.scoreEditedResume({ ...input, signal: c.req.raw.signal }))
    })
    .post('/analyze/told-lines', describedTold, counted, body, async (c) => {
      const input = await inputOf('told-lines', c.get('person').uid, c.req.valid('json'))
      const spent = await spending.refusal(c.get('person').uid)
      if (spent) throw spent
      return c.json(await coach.writeFromTold({ ...input, signal: c.req.raw.signal }))
    })
}

export function paidEdits(services: Services) {
  const { ledger, rateLimits } = services
  const tokens = createEditTokens(services)
  return async (limit: LimitName, uid: string, { editToken, jobDescription, resumeText, edits, told = [] }: EditedLines) => {
    const content = tokens.contentOf(editToken, { uid, jobDescription, resumeText })
    const { keyHash, requirementLines, read, formatPoints } = content
    await rateLimits.take(limit, `${uid} ${keyHash}`)
    const charge = await ledger.chargeOf(uid, { keyHash })
    if (charge.is !== 'paid') throw new Problem('forbidden', { message: notPaid })
    const edited = editedText(resumeText, edits)
    if (edited === null) throw new Problem('bad_request')
    const texts = { jobDescription, originalText: resumeText, resumeText: edited }
    return { ...texts, requirementLines, told, read, formatPoints }
  }
}
