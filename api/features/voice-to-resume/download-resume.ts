import { paperOf } from '../../contract/paper.ts'
import { resumeFileName } from '../../contract/resume-file-name.ts'
import { resumeOutline } from '../../contract/resume-outline.ts'
import { DownloadResume, type Paper } from '../../contract/voice-to-resume.ts'
import { writeResumeDocument } from '../../documents/writing/write-resume-document.ts'
import { readJson } from '../../http/refuse.ts'
import { Problem } from '../../problem.ts'

const downloadTexts = {
  notRight: 'Something in this resume is too long. Please shorten it and try again.',
}

export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** @throws Problem bad_request that names the oversized field, never its text */
export async function resumeDownload(request: Request): Promise<{ bytes: Uint8Array<ArrayBuffer>; disposition: string }> {
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

/** RFC 6266: the name encoded (RFC 5987), with an ASCII fallback. */
export function attachment(fileName: string): string {
  const ascii = fileName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/gu, '')
    .replace(/["\\%]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const plain = ascii.replace(/\.docx$/, '').trim() === '' ? 'Resume.docx' : ascii
  const encoded = encodeURIComponent(fileName).replace(/['()*!]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
