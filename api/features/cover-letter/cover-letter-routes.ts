import { Hono } from 'hono'
import { assertOn, chargedRoute, creditsFor } from '../../billing/charged-request/charged-route.ts'
import { emitSections } from '../../billing/charged-request/who-wrote.ts'
import { CoverLetterResult } from '../../contract/cover-letter.ts'
import { coverLetter, whyTooLong } from '../../contract/limits.ts'
import { resumeMissing } from '../../contract/problems.ts'
import { CoverLetterForm } from '../../contract/request-forms.ts'
import {
  isPdfOrWord,
  jobDescriptionIn,
  type ResumeRule,
  readResumeForm,
  refuse,
  toldHash,
  toldIn,
} from '../../http/forms/resume-form.ts'
import { describeChargedCall } from '../../http/route-description.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import type { Services } from '../../services.ts'

const described = describeChargedCall({
  description:
    'Writes a cover letter of 180 to 280 words, for 5 credits. Without a model it is a draft of own lines with boxes to fill, for free.',
  form: CoverLetterForm,
  answer: CoverLetterResult,
  statuses: { 413: 'The file is larger than 5 MB', 415: 'Not a PDF, DOCX or DOC', 422: 'The file could not be read' },
})

const rule: ResumeRule = { field: 'resumeFile', takes: isPdfOrWord }

export function coverLetterRoutes(services: Services) {
  const { documents, env } = services
  const isFree = () => services.coach.name === 'builtin'
  const hasCredits = creditsFor(services, 'cover_letter')
  const generate = chargedRoute(services, {
    reason: 'cover_letter',
    limits: ['analyze'],
    answer: CoverLetterResult,
    charge: () => (isFree() ? 'none' : 'price'),
    mayUse: async (who) => (isFree() ? assertOn(env, 'cover-letter') : hasCredits(who)),
    async read({ request, ownerOf }) {
      const form = await readResumeForm(request, rule, { why: coverLetter.whyMaxCharacters })
      const jobDescription = jobDescriptionIn(form)
      const bytes = form.resume ?? refuse(resumeMissing.elsewhere)
      if (form.tooLong.has('why')) refuse(whyTooLong)
      const [why, told] = [(form.fields.why ?? '').trim(), toldIn(form)]
      const resume = await documents.read(bytes, ['pdf', 'docx', 'doc'], {}, await ownerOf())
      return { jobDescription, why, told, bytes, resume }
    },
    hash: ({ jobDescription, bytes, why, told }) => ['cover-letter', jobDescription, bytes, why, ...toldHash(told)],
    work:
      ({ resume, jobDescription, why, told }) =>
      (emit, signal) => {
        const { coach } = services
        return emitSections('coverLetter', coach, coach.writeLetter({ resume, jobDescription, why, told, signal }), emit)
      },
  })
  return new Hono<AppEnv>().post('/cover-letter/generate', described, generate)
}
