import { type Context, Hono } from 'hono'
import { jsonOf } from '../../contract/form-fields.ts'
import { ImprovedResume, ImprovedResumeRequest } from '../../contract/improved-resume.ts'
import { improvedResume as limits } from '../../contract/limits.ts'
import { ImprovedResumeForm } from '../../contract/request-forms.ts'
import type { ResumeDocument } from '../../documents/document.ts'
import { writeResumeDocument } from '../../documents/writing/write-resume-document.ts'
import { isPdfOrWord, type ResumeRule, readResumeForm } from '../../http/forms/resume-form.ts'
import { fileOwnerOf } from '../../http/limits/file-owner.ts'
import { rightsBeforeBytes } from '../../http/limits/rights-before-bytes.ts'
import { describeCall } from '../../http/route-description.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { paidEdits } from './edited-lines-route.ts'

const described = describeCall({
  description:
    'The resume of a paid analysis with the changes the user accepted, in its own Word layout or in ours, and its score. Free for 12 hours; nothing is stored.',
  form: ImprovedResumeForm,
  answer: ImprovedResume,
  statuses: {
    403: 'The analysis was not paid for, or was too long ago',
    413: 'The file is larger than 5 MB',
    422: 'The file could not be read, or is not the one that was analyzed',
  },
})

const rule: ResumeRule = { field: 'resume', takes: isPdfOrWord }

export function improvedResumeRoute(services: Services) {
  const inputOf = paidEdits(services)
  const { coach } = services
  return new Hono<AppEnv>().post('/analyze/improved-resume', described, (c) =>
    rightsBeforeBytes(c, services, { limits: ['improved-resume'] }, async () => {
      const { request, bytes } = await formOf(c.req.raw)
      const { changes, resumeText } = request
      const { signal } = c.req.raw
      const input = await inputOf('edited-lines', c.get('person').uid, { ...request, edits: changes })
      const { places } = await coach.layOutResume({ resumeText, signal })
      if (changes.length === 0) return c.json({ places, file: null } satisfies ImprovedResume)
      const write = request.layout === 'own' ? editedFile : cleanFile
      const { document, word, ...made } = await write(c, services, request, { bytes, text: input.resumeText })
      const { score, requirements } = await coach.scoreEditedResume({
        ...{ ...input, resumeText: document.text, newFile: document, told: [], signal },
      })
      const { facts } = await coach.layOutResume({ resumeText: document.text, signal })
      const scored = { atsScore: score.atsScore, requirements, resumeData: facts }
      const file = { ...made, ...scored, word: Buffer.from(word).toString('base64') }
      return c.json({ places, file } satisfies ImprovedResume)
    }),
  )
}

async function formOf(request: Request) {
  const { resume, fields, tooLong } = await readResumeForm(request, rule, { request: limits.requestMaxCharacters })
  const asked = jsonOf(ImprovedResumeRequest).safeParse(fields.request ?? '')
  if (tooLong.has('request') || !asked.success) throw new Problem('bad_request')
  return { request: asked.data, bytes: resume }
}

type Written = Omit<NonNullable<ImprovedResume['file']>, 'word' | 'atsScore' | 'requirements' | 'resumeData'> & {
  word: Uint8Array
  document: ResumeDocument
}

type Write = (
  c: Context<AppEnv>,
  services: Services,
  request: ImprovedResumeRequest,
  texts: { bytes: Uint8Array | null; text: string },
) => Promise<Written>

const editedFile: Write = async (c, services, { resumeText, changes }, { bytes }) => {
  if (!bytes) throw new Problem('bad_request')
  const { before, bytes: word, ...made } = await services.documents.edit(bytes, changes, await fileOwnerOf(c, services))
  if (before.text !== resumeText) throw new Problem('unreadable_file', { message: otherFile })
  return { ...made, word, lostWords: [], lostLinks: [], blocks: [] }
}

const cleanFile: Write = async (c, services, { paper, resumeText }, { bytes, text }) => {
  const { coach, documents } = services
  const { name, blocks } = await coach.layOutResume({ resumeText: text, signal: c.req.raw.signal })
  const language = paper === 'Letter' ? 'en-US' : 'en-GB'
  const word = await writeResumeDocument(blocks, { name: name ?? '', paper, language })
  const owner = await fileOwnerOf(c, services)
  const document = await documents.read(word, ['docx'], {}, owner)
  const before = bytes && (await documents.read(bytes, ['pdf', 'docx', 'doc'], {}, owner))
  const lostLinks = before?.text === resumeText ? before.format.hiddenLinkAddresses : []
  return { document, word, notPlaced: [], lostWords: lostWords(text, document.text), lostLinks, blocks }
}

const otherFile = 'This is not the file that was analyzed. Choose that one in the form, or take our layout.'

/** Words of one text that the other does not have as often; a word broken at the margin counts as the whole one. */
function lostWords(before: string, after: string): string[] {
  const letters = (text: string) => text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []
  if (letters(before).join('') === letters(after).join('')) return []
  const left = new Map<string, number>()
  for (const word of letters(after)) left.set(word, (left.get(word) ?? 0) + 1)
  return letters(before).filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count < 1
  })
}
