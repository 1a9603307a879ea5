import type { AssignedPart, HeardAnswer, HeardCorrections } from '../../api/contract/answer-feedback.ts'

const partsOf: Record<HeardAnswer['type'], readonly AssignedPart[]> = {
  behavioral: ['situation', 'task', 'action', 'result'],
  general: ['point', 'action'],
}

const labels: Record<AssignedPart, string> = {
  situation: 'Situation',
  task: 'Task',
  action: 'Action',
  result: 'Result',
  point: 'Answer',
  none: 'Other',
}

/** Short enough for a stretch of the ribbon. */
export const partLabel = (part: AssignedPart, type: HeardAnswer['type']): string =>
  type === 'general' && part === 'action' ? 'Examples' : labels[part]

/** In the answer's order, each under one part. `corrections`: the latest, sent or not. */
export function heardSentences(heard: HeardAnswer, transcript: string, corrections = heard.corrections) {
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
    const part: AssignedPart = corrections?.parts[id] ?? read
    const isAside = as.includes('aside') && corrections?.parts[id] === undefined
    const remark = as.includes('contempt') ? 'Puts someone down.' : isAside ? 'Goes off topic.' : null
    return { id, text: transcript.slice(start, end), part, remark, startMs }
  })
}

export type HeardSentence = ReturnType<typeof heardSentences>[number]

const has = (as: HeardAnswer['lines'][number]['as'], part: AssignedPart) => part !== 'none' && as.includes(part)

/** Which parts of an answer the sentences tell, also beside another part. */
export function partsHeard(heard: HeardAnswer, sentences: readonly HeardSentence[], corrections = heard.corrections) {
  const isBeside = (part: AssignedPart) => heard.lines.some(({ id, as }) => has(as, part) && corrections?.parts[id] === undefined)
  return partsOf[heard.type].map((part) => ({
    part,
    label: partLabel(part, heard.type),
    isHeard: sentences.some((sentence) => sentence.part === part) || isBeside(part),
  }))
}

/** A stretch of the ribbon: neighboring sentences of one part. `weight`: its time, or its letters where times are unknown. */
export interface Stretch {
  id: string
  part: AssignedPart
  startMs: number | undefined
  weight: number
}

export function stretchesOf({ lines }: HeardAnswer, sentences: readonly HeardSentence[]): Stretch[] {
  const isTimed = lines.every(({ startMs, endMs }) => startMs !== undefined && endMs !== undefined)
  const weightOf = (at: number) =>
    isTimed ? (lines[at + 1]?.startMs ?? lines[at]!.endMs!) - lines[at]!.startMs! : sentences[at]!.text.length
  const stretches: Stretch[] = []
  for (const [at, { id, part, startMs }] of sentences.entries()) {
    const last = stretches.at(-1)
    if (last?.part === part) last.weight += weightOf(at)
    else stretches.push({ id, part, startMs: isTimed ? startMs : undefined, weight: weightOf(at) })
  }
  return stretches
}

export const choicesFor = (type: HeardAnswer['type']): readonly AssignedPart[] => [...partsOf[type], 'none']

export function corrected(before: HeardCorrections | undefined, change: Partial<HeardCorrections>): HeardCorrections {
  return { ...before, ...change, parts: { ...before?.parts, ...change.parts } }
}
