import type { AnswerFeedback, AssignedPart, HeardAnswer, HeardCorrections } from '../../api/contract/answer-feedback.ts'

const partsOf: Record<HeardAnswer['type'], readonly AssignedPart[]> = {
  behavioral: ['situation', 'task', 'action', 'result'],
  general: ['point', 'action'],
}

const labels: Record<AssignedPart, string> = {
  situation: 'Situation',
  task: 'Task',
  action: 'Action',
  result: 'Result',
  point: 'The answer itself',
  none: 'Other sentences',
}

export const partLabel = (part: AssignedPart, type: HeardAnswer['type']): string =>
  type === 'general' && part === 'action' ? 'Facts and examples' : labels[part]

export interface HeardSentence {
  id: string
  text: string
  part: AssignedPart
  remark: string | null
  startMs: number | undefined
}

export interface HeardPart {
  part: AssignedPart
  label: string
  sentences: readonly HeardSentence[]
  within: HeardSentence | null
}

/** In the answer's order, each under one part. `corrections`: the latest, sent or not. */
export function heardSentences(heard: HeardAnswer, transcript: string, corrections = heard.corrections): HeardSentence[] {
  const parts = partsOf[heard.type]
  const sizes = new Map(parts.map((part) => [part, heard.lines.filter(({ as }) => has(as, part)).length]))
  const firstPoint = heard.lines.find(({ as }) => as.includes('point'))
  return heard.lines.map((line) => {
    const { id, start, end, startMs, as } = line
    // A sentence that fits several parts is shown under the rarest, or the later one.
    const told = parts
      .filter((part) => has(as, part))
      .reverse()
      .sort((one, other) => sizes.get(one)! - sizes.get(other)!)
    const read = heard.type === 'general' && line === firstPoint ? 'point' : (told[0] ?? 'none')
    const part = corrections?.parts[id] ?? read
    const isAside = as.includes('aside') && corrections?.parts[id] === undefined
    const remark = as.includes('contempt') ? 'Puts someone down.' : isAside ? 'Goes off topic.' : null
    return { id, text: transcript.slice(start, end), part, remark, startMs }
  })
}

const has = (as: HeardAnswer['lines'][number]['as'], part: AssignedPart) => part !== 'none' && as.includes(part)

export function heardParts(
  heard: HeardAnswer,
  sentences: readonly HeardSentence[],
  corrections = heard.corrections,
): HeardPart[] {
  const within = (part: AssignedPart) => {
    const line = heard.lines.find(({ id, as }) => has(as, part) && corrections?.parts[id] === undefined)
    return sentences.find(({ id }) => id === line?.id) ?? null
  }
  const shown = [...partsOf[heard.type], ...(sentences.some(({ part }) => part === 'none') ? (['none'] as const) : [])]
  return shown.map((part) => {
    const own = sentences.filter((sentence) => sentence.part === part)
    return { part, label: partLabel(part, heard.type), sentences: own, within: own.length > 0 ? null : within(part) }
  })
}

export const choicesFor = (type: HeardAnswer['type']): readonly AssignedPart[] => [...partsOf[type], 'none']

export function corrected(before: HeardCorrections | undefined, change: Partial<HeardCorrections>): HeardCorrections {
  return { ...before, ...change, parts: { ...before?.parts, ...change.parts } }
}

/** The score waits until the user says whether the answer fits the question. */
export const asksRelevance = ({ heard, verdict, provisional }: AnswerFeedback): boolean =>
  heard !== undefined && heard.corrections?.relevance === undefined && (provisional || verdict === 'off-subject')
