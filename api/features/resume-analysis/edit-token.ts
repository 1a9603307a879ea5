import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { AnalyzeResumeEvent } from '../../coach/coach.ts'
import { ReadByModel } from '../../coach/reading/match-reading.ts'
import { lineEdits } from '../../contract/limits.ts'
import { createSigner } from '../../http/signing-key.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'

/** What was paid for and read. The page keeps it; the server stores nothing. */
const Content = z.object({
  keyHash: z.string(),
  untilMs: z.number(),
  adHash: z.string(),
  resumeHash: z.string(),
  requirementLines: z.array(z.string()),
  read: ReadByModel.nullable().default(null),
  formatPoints: z.number().nullable(),
})

type Signed = Omit<z.infer<typeof Content>, 'untilMs' | 'adHash' | 'resumeHash'> & Texts

interface Texts {
  uid: string
  jobDescription: string
  resumeText: string
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

// Signed tokens for editing one resume's lines against one job description, tied to the paid analysis. The key is derived from a shared one, so every
// server accepts them.
export function createEditTokens({ env, now }: Pick<Services, 'env' | 'now'>) {
  const signer = createSigner(env, 'tokens for edited lines')

  return {
    sign({ uid, jobDescription, resumeText, ...read }: Signed): string {
      const untilMs = now().getTime() + lineEdits.hours * 3_600_000
      const content = { ...read, untilMs, adHash: hashOf(jobDescription), resumeHash: hashOf(resumeText) }
      const text = Buffer.from(JSON.stringify(content)).toString('base64url')
      return `${text}.${signer.sign(`${uid}\n${text}`)}`
    },

    /** @throws Problem forbidden if not signed for this user and these texts, or expired */
    contentOf(token: string, { uid, jobDescription, resumeText }: Texts) {
      const [text = '', signature = ''] = token.split('.')
      if (!signer.holds(`${uid}\n${text}`, signature)) throw new Problem('forbidden')
      const content = Content.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
      if (content.adHash !== hashOf(jobDescription) || content.resumeHash !== hashOf(resumeText)) throw new Problem('forbidden')
      if (content.untilMs <= now().getTime()) throw new Problem('forbidden', { message: isOver })
      return content
    },
  }
}

const isOver = `You can edit lines for ${lineEdits.hours} hours after an analysis. Put the changes into your file and analyze it again.`

type Sections = Exclude<AnalyzeResumeEvent, { read: ReadByModel }>

export async function* withEditToken(
  events: AsyncIterable<AnalyzeResumeEvent>,
  { sign }: ReturnType<typeof createEditTokens>,
  paid: Omit<Signed, 'resumeText' | 'read' | 'formatPoints'>,
): AsyncGenerator<Sections> {
  let resumeText = ''
  let read: ReadByModel | null = null
  for await (const event of events) {
    if ('read' in event) {
      read = event.read
      continue
    }
    if ('section' in event && event.section === 'document') resumeText = event.data.parserView.text
    if (!('section' in event) || event.section !== 'score') {
      yield event
      continue
    }
    const formatPoints = event.data.scoreParts.find(({ id }) => id === 'format')?.points ?? null
    const editToken = sign({ ...paid, resumeText, read, formatPoints })
    yield { ...event, data: { ...event.data, jobDescription: paid.jobDescription, editToken } }
  }
}
