import { Hono } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import { ExtractedResume } from '../../contract/elevator-pitch.ts'
import { extractFailed, pitchTexts } from '../../contract/elevator-pitch-texts.ts'
import { resumeMaxBytes } from '../../contract/limits.ts'
import { problems } from '../../contract/problems.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { fileOwnerOf } from '../../media/uploads/file-owner.ts'
import type { FileHead, FormRules } from '../../media/uploads/form-rules.ts'
import { readMultipart } from '../../media/uploads/read-multipart.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'

const kinds = ['pdf', 'docx'] as const
const messages = { wrongType: pitchTexts.resumeType, tooLarge: pitchTexts.resumeTooLarge }
const types = ['application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document']

/** By extension or MIME type while it arrives; what the file really is, its content says later. */
function check({ name, declaredType }: FileHead): void {
  if (!/\.(?:pdf|docx)$/i.test(name) && !types.includes(declaredType))
    throw new Problem('wrong_type', { message: messages.wrongType })
}

const rules: FormRules = { fields: {}, files: { file: { maxBytes: resumeMaxBytes, tooLarge: messages.tooLarge, check } } }

const described = describeRoute({
  description: 'The text of a resume, read and forgotten. Free.',
  requestBody: {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          required: ['file'],
          properties: { file: { type: 'string', format: 'binary', description: 'PDF or DOCX, at most 5 MB' } },
        },
      },
    },
  },
  responses: {
    200: { description: 'The text', content: { 'application/json': { schema: resolver(ExtractedResume) } } },
    413: { description: 'The file is larger than 5 MB' },
    415: { description: 'No PDF or DOCX' },
    422: { description: 'The file could not be read' },
  },
})

/** POST /api/extract-resume. */
export function extractResumeRoutes(services: Services) {
  const { documents, rateLimits } = services
  return new Hono<AppEnv>().post('/extract-resume', described, async (c) => {
    await rateLimits.take('analyze', c.get('person').uid)
    try {
      const { file } = (await readMultipart(c.req.raw, rules)).files
      if (!file) throw new Problem('bad_request', { message: pitchTexts.resumeMissing })
      // An empty file brings no byte at which the reader could have looked at its name.
      check(file)
      const { text } = await documents.read(file.bytes, kinds, messages, await fileOwnerOf(c, services))
      return c.json({ text } satisfies ExtractedResume, 200, { 'Cache-Control': 'no-store' })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      const reason = error.details.message ?? problems[error.code].message
      throw new Problem(error.code, { ...error.details, message: extractFailed(reason), log: error.message })
    }
  })
}
