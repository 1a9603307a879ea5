import type { AnalyzeResumeEvent } from '../../coach/coach.ts'
import type { ReadByModel } from '../../coach/reading/match-reading.ts'
import type { EditTokenContent } from './edit-token.ts'

interface Read extends Pick<EditTokenContent, 'formatPoints'> {
  resumeText: string
  read: ReadByModel | null
}

type Sections = Exclude<AnalyzeResumeEvent, { read: ReadByModel }>

export async function* withEditToken(
  events: AsyncIterable<AnalyzeResumeEvent>,
  jobDescription: string,
  sign: (read: Read) => string,
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
    const editToken = sign({ resumeText, read, formatPoints })
    yield { ...event, data: { ...event.data, jobDescription, editToken } }
  }
}
