import { Hono } from 'hono'
import { jobAdExtensions, jobAdFileTexts } from '../../contract/job-ad-file.ts'
import { JobAdText } from '../../contract/job-ad-text.ts'
import { JobAdForm } from '../../contract/request-forms.ts'
import { type ResumeRule, readResumeForm, refuse } from '../../http/forms/resume-form.ts'
import { fileOwnerOf } from '../../http/limits/file-owner.ts'
import { rightsBeforeBytes } from '../../http/limits/rights-before-bytes.ts'
import { describeCall } from '../../http/route-description.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import type { Services } from '../../services.ts'

/** Accepts any name and type, because those of files from elsewhere are unreliable; the content decides. */
const rule: ResumeRule = { field: 'file', takes: () => true, ...jobAdFileTexts }

const described = describeCall({
  description: 'The text of a job ad, which is not stored. Free.',
  form: JobAdForm,
  answer: JobAdText,
  statuses: { 413: 'The file is larger than 5 MB', 415: 'Not a PDF, Word or text file', 422: 'The file could not be read' },
})

export function jobAdRoutes(services: Services) {
  const { documents } = services
  return new Hono<AppEnv>().post('/read-job-ad', described, (c) =>
    rightsBeforeBytes(c, services, { limits: ['job-ad'] }, async () => {
      const bytes = (await readResumeForm(c.req.raw, rule)).resume ?? refuse(jobAdFileTexts.missing)
      const { text } = await documents.read(bytes, jobAdExtensions, jobAdFileTexts, await fileOwnerOf(c, services))
      return c.json({ text } satisfies JobAdText)
    }),
  )
}
