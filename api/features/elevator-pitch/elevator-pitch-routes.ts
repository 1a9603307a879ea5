import { Hono } from 'hono'
import { ExtractedResume } from '../../contract/elevator-pitch.ts'
import { extractFailed, pitchTexts } from '../../contract/elevator-pitch-texts.ts'
import { problems } from '../../contract/problems.ts'
import { ExtractResumeForm } from '../../contract/request-forms.ts'
import { type ResumeRule, readResumeForm, refuse } from '../../http/forms/resume-form.ts'
import { fileOwnerOf } from '../../http/limits/file-owner.ts'
import { rightsBeforeBytes } from '../../http/limits/rights-before-bytes.ts'
import { describeCall } from '../../http/route-description.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { analyzeRoutes } from './analyze-routes.ts'
import { generateRoutes } from './generate-routes.ts'
import { libraryRoutes } from './library-routes.ts'
import { saveRoutes } from './save-routes.ts'

export function elevatorPitchRoutes(services: Services) {
  return new Hono<AppEnv>()
    .route('/', generateRoutes(services))
    .route('/', extractResumeRoutes(services))
    .route('/', analyzeRoutes(services))
    .route('/', saveRoutes(services))
    .route('/', libraryRoutes(services))
}

const messages = { wrongType: pitchTexts.resumeType, tooLarge: pitchTexts.resumeTooLarge }
const types = ['application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document']
const rule: ResumeRule = {
  field: 'file',
  takes: ({ name, declaredType }) => /\.(?:pdf|docx)$/i.test(name) || types.includes(declaredType),
  ...messages,
}

const described = describeCall({
  description: 'The text of a resume, which is not stored. Free.',
  form: ExtractResumeForm,
  answer: ExtractedResume,
  statuses: { 413: 'The file is larger than 5 MB', 415: 'Not a PDF or DOCX', 422: 'The file could not be read' },
})

function extractResumeRoutes(services: Services) {
  const { documents } = services
  return new Hono<AppEnv>().post('/extract-resume', described, async (c) => {
    try {
      return await rightsBeforeBytes(c, services, { limits: ['analyze'] }, async () => {
        const bytes = (await readResumeForm(c.req.raw, rule)).resume ?? refuse(pitchTexts.resumeMissing)
        const { text } = await documents.read(bytes, ['pdf', 'docx'], messages, await fileOwnerOf(c, services))
        return c.json({ text } satisfies ExtractedResume)
      })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      const reason = error.details.message ?? problems[error.code].message
      throw new Problem(error.code, { ...error.details, message: extractFailed(reason), log: error.message })
    }
  })
}
