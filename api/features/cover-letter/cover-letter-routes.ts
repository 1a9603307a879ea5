import { Hono } from 'hono'
import { assertOn, chargedCall, creditsFor } from '../../billing/charged-request/charged-route.ts'
import { emitSections } from '../../billing/charged-request/who-wrote.ts'
import { CoverLetterResult } from '../../contract/cover-letter.ts'
import { coverLetter, whyTooLong } from '../../contract/limits.ts'
import { resumeMissing } from '../../contract/problems.ts'
import { CoverLetterForm } from '../../contract/request-forms.ts'
import { isPdfOrWord, pdfOrWordKinds, type ResumeRule, readResumeForm, refuse } from '../../http/forms/resume-form.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import type { Services } from '../../services.ts'

const rule: ResumeRule = { field: 'resumeFile', takes: isPdfOrWord }

export function coverLetterRoutes(services: Services) {
  const { coach, documents, env } = services
  const isFree = () => coach.name === 'builtin'
  const hasCredits = creditsFor(services, 'cover_letter')
  const generate = chargedCall(services, {
    description:
      'Writes a cover letter of 180 to 280 words, for 5 credits. Without a model it is a draft of own lines with boxes to fill, for free.',
    form: CoverLetterForm,
    statuses: { 413: 'The file is larger than 5 MB', 415: 'Not a PDF, DOCX or DOC', 422: 'The file could not be read' },
    feature: 'cover-letter',
    reason: 'cover_letter',
    limits: ['analyze'],
    answer: CoverLetterResult,
    charge: () => (isFree() ? 'none' : 'price'),
    mayUse: async (who) => (isFree() ? assertOn(env, 'cover-letter') : hasCredits(who)),
    async read({ request, ownerOf }) {
      const form = await readResumeForm(request, rule, { why: coverLetter.whyMaxCharacters })
      const jobDescription = form.jobDescription()
      const bytes = form.resume ?? refuse(resumeMissing.elsewhere)
      if (form.tooLong.has('why')) refuse(whyTooLong)
      const asked = { jobDescription, why: (form.fields.why ?? '').trim(), told: form.told() }
      return { bytes, asked: { ...asked, resume: await documents.read(bytes, pdfOrWordKinds, rule, await ownerOf()) } }
    },
    hash: ({ bytes, asked: { jobDescription, why, told } }) => ['cover-letter', jobDescription, bytes, why, told],
    work:
      ({ asked }) =>
      (emit, signal) =>
        emitSections(['letter'], coach, coach.writeLetter({ ...asked, signal }), emit),
  })
  return new Hono<AppEnv>().post('/cover-letter/generate', ...generate)
}
