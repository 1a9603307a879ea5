import type { AnalyzeResumeEvent } from '../../coach/coach.ts'
import type { Proposal } from '../../coach/score/proposed/proposal.ts'
import type { EditTokenContent } from './edit-token.ts'

interface Read extends Pick<EditTokenContent, 'formatPoints'> {
  resumeText: string
  proposals: readonly Proposal[]
}

type Sections = Exclude<AnalyzeResumeEvent, { proposals: readonly Proposal[] }>

/** The coach's sections; the score gets the job description and the token with which lines of the resume can be edited. */
export async function* withEditToken(
  events: AsyncIterable<AnalyzeResumeEvent>,
  jobDescription: string,
  sign: (read: Read) => string,
): AsyncGenerator<Sections> {
  let resumeText = ''
  let proposals: readonly Proposal[] = []
  for await (const event of events) {
    if ('proposals' in event) {
      proposals = event.proposals
      continue
    }
    if ('section' in event && event.section === 'document') resumeText = event.data.parserView.text
    if (!('section' in event) || event.section !== 'score') {
      yield event
      continue
    }
    const formatPoints = event.data.scoreParts.find(({ id }) => id === 'format')?.points ?? null
    const editToken = sign({ resumeText, proposals, formatPoints })
    yield { ...event, data: { ...event.data, jobDescription, editToken } }
  }
}
