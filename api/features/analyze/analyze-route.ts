import { type Context, Hono } from 'hono'
import type * as z from 'zod'
import { creditsFor } from '../../billing/charged-request/charged-route.ts'
import { idempotencyKeyOf } from '../../billing/charged-request/idempotency-key.ts'
import type { CreditReason } from '../../contract/prices.ts'
import { isPdfOrWord, type ResumeForm, readResumeForm } from '../../http/forms/resume-form.ts'
import { rightsBeforeBytes } from '../../http/limits/rights-before-bytes.ts'
import { type ChargedCall, describeChargedCall } from '../../http/route-description.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import type { Services } from '../../services.ts'

/** What a feature says of its part of the call, and how it answers a form that was meant for it. */
interface Meaning extends Required<Pick<ChargedCall, 'description'>> {
  form: z.ZodObject
  answer: z.ZodType
  reason: CreditReason
  respond(c: Context<AppEnv>, form: ResumeForm): Promise<Response>
}

/** The analysis also answers for the statuses of the call, and has text fields of its own with their maximum lengths. */
interface Analysis extends Meaning, Required<Pick<ChargedCall, 'statuses'>> {
  fields: Record<string, number>
}

/** POST /api/analyze is two features' call: only the form says which one is meant. */
export function analyzeRoute(services: Services, { analysis, interview }: { analysis: Analysis; interview: Meaning }) {
  const described = describeChargedCall({
    description: `${analysis.description} With interviewMode=true: ${interview.description}`,
    form: analysis.form.or(interview.form),
    answer: analysis.answer.or(interview.answer),
    statuses: analysis.statuses,
  })
  const hasCredits = creditsFor(services, analysis.reason, interview.reason)
  const fields = { ...analysis.fields, interviewMode: 10 }
  return new Hono<AppEnv>().post('/analyze', described, (c) => {
    const mayUse = () => hasCredits({ uid: c.get('person').uid, key: idempotencyKeyOf(c) })
    return rightsBeforeBytes(c, services, { limits: ['analyze'], mayUse }, async () => {
      const form = await readResumeForm(c.req.raw, { field: 'resume', takes: isPdfOrWord }, fields)
      const meant = form.fields.interviewMode === 'true' ? interview : analysis
      return meant.respond(c, form)
    })
  })
}
