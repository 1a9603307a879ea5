import { Hono } from 'hono'
import { chargedCall, creditsFor, type Incoming } from '../../billing/charged-request/charged-route.ts'
import { paperOf } from '../../contract/paper.ts'
import { SpokenResumeForm } from '../../contract/request-forms.ts'
import { resumeFileName } from '../../contract/resume-file-name.ts'
import { resumeOutline } from '../../contract/resume-outline.ts'
import { DownloadResume, type Paper, SpokenResumeResult } from '../../contract/voice-to-resume.ts'
import { writeResumeDocument } from '../../documents/writing/write-resume-document.ts'
import { fileHash } from '../../http/forms/receive-form.ts'
import { rightsBeforeBytes } from '../../http/limits/rights-before-bytes.ts'
import { readJson } from '../../http/refuse.ts'
import { describeCall } from '../../http/route-description.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { type GenerateForm, readGenerateForm } from './generate-form.ts'
import { checkedTakes, generating, takeTexts } from './generate-resume.ts'
import { checkRegenerations, hasRegenerations } from './regenerations.ts'

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const describedDownload = describeCall({
  description: 'The edited resume as a Word document, named after the user. Free.',
  json: DownloadResume,
  // Forty jobs with ten long lines each are about 100 KB.
  maxBytes: 1024 * 1024,
  file: wordType,
})

export function voiceToResumeRoutes(services: Services) {
  return new Hono<AppEnv>()
    .post('/voice-to-resume/generate', ...generateCall(services))
    .post('/voice-to-resume/download', describedDownload, (c) =>
      rightsBeforeBytes(c, services, { limits: ['voice-to-resume-download'] }, async () => {
        const { bytes, disposition } = await resumeDownload(c.req.raw)
        return c.body(bytes, 200, { 'Content-Type': wordType, 'Content-Disposition': disposition })
      }),
    )
}

function generateCall(services: Services) {
  return chargedCall(services, {
    description:
      'A resume from speech, for 20 credits. From `audio` (several takes in order, 300 s and 25 MB in all), `transcript`, or both. With the `generationId` of a paid answer it is free, five times within a day.',
    form: SpokenResumeForm,
    statuses: {
      403: 'The five free regenerations are used up',
      404: 'No paid resume of that generationId within a day',
      413: 'The recording is larger than 25 MB',
      415: 'Not a recording we can read',
      422: 'No speech, or nothing for a resume',
    },
    feature: 'voice-to-resume',
    reason: 'voice_to_resume',
    limits: ['voice-to-resume'],
    keptIn: 'disk',
    answer: SpokenResumeResult,
    mayUse: async (who) => (await hasRegenerations(services, who.uid)) || creditsFor(services, 'voice_to_resume')(who),
    charge: ({ generationId }) => (generationId ? 'none' : 'price'),
    async read(incoming) {
      const form = await readGenerateForm(incoming.request, incoming.files)
      return { ...form, ...(await checked(services, form, incoming)) }
    },
    hash: ({ transcript, generationId, hashes }) => [transcript, generationId ?? '', ...hashes],
    work: ({ transcript, takes, generationId }, { uid, key }) =>
      generating(services, { userId: uid, key, transcript, takes, generationId }),
  })
}

async function checked(services: Services, form: GenerateForm, { uid, ownerOf }: Incoming) {
  if (form.takes.length > 0 && !services.transcriber) throw new Problem('bad_request', { message: takeTexts.noTranscriber })
  if (form.generationId) await checkRegenerations(services, uid, form.generationId)
  const takes = form.takes.length > 0 ? await checkedTakes(form.takes, await ownerOf()) : []
  const hashes = await Promise.all(form.takes.map(({ path }) => fileHash(path)))
  return { takes, hashes }
}

const downloadTexts = {
  notRight: 'Something in this resume is too long. Please shorten it and try again.',
}

/** @throws Problem bad_request that names the oversized field, never its text */
async function resumeDownload(request: Request): Promise<{ bytes: Uint8Array<ArrayBuffer>; disposition: string }> {
  const body = DownloadResume.safeParse(await readJson(request))
  if (!body.success) throw new Problem('bad_request', { message: downloadTexts.notRight })
  const { resumeData, paper } = body.data
  const { name } = resumeData.contactInfo
  const looks = { paper: paper ?? paperAskedFor(request), language: languageOf(request) }
  const bytes = await writeResumeDocument(resumeOutline(resumeData), { name, ...looks })
  return { bytes, disposition: attachment(`${resumeFileName(name)}.docx`) }
}

const languageOf = (request: Request) =>
  /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*/.exec(request.headers.get('accept-language') ?? '')?.[0] ?? 'en-US'

const paperAskedFor = (request: Request): Paper => paperOf(languageOf(request))

/** RFC 6266: the name encoded (RFC 5987), which every browser of today reads. */
function attachment(fileName: string): string {
  const encoded = encodeURIComponent(fileName).replace(/['()*!]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="Resume.docx"; filename*=UTF-8''${encoded}`
}
