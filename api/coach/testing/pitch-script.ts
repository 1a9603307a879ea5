import { answer, fail, type Script, type SeenRequest } from './openai-script.ts'

export function pitchAnswer(request: SeenRequest): unknown {
  const own = [...linesOf(request, 'pitch'), ...linesOf(request, 'resume')].filter(
    ({ text }) => wordsIn(text) > 5 && wordsIn(text) < 16 && !/[@|[\]]/.test(text),
  )
  if (request.schemaName === 'pitch_reading') return heardIn(linesOf(request, 'pitch'))
  if (request.schemaName === 'pitch_suggestions') return { items: suggestionsOn(linesOf(request, 'pitch')) }
  return isSpoken(request) ? { items: scriptFrom(own.slice(0, 2)) } : null
}

const isSpoken = ({ schemaName }: SeenRequest) => /^pitch_(?:script|refined|alternate)$/.test(schemaName ?? '')
const wordsIn = (text: string) => text.split(/\s+/).length

interface Line {
  id: string
  text: string
}

function linesOf({ prompt }: SeenRequest, block: string): Line[] {
  const text = new RegExp(`<${block}>\\n([\\s\\S]*?)\\n</${block}>`).exec(prompt)?.[1] ?? ''
  return [...text.matchAll(/^([A-Z]\d+): (.*)$/gm)].map(([, id = '', line = '']) => ({ id, text: line }))
}

/** About 170 words with up to two of the user's own lines. */
const scriptFrom = (own: readonly Line[]) => [
  { part: 'opening', text: 'Good morning, my name is [your name], and I am here for the job you advertised.', from: ['A1'] },
  { part: 'opening', text: 'I am [what you are by trade, and for how many years you have done that work].', from: [] },
  ...own.map(({ id, text }) => ({ part: 'proof', text: `My own words for it: ${text.replace(/[.!?]$/, '')}.`, from: [id] })),
  ...[
    'At [employer], I [what you did that comes closest to this job, for whom, and how often].',
    'What came of it was [what got better because of you, with a number if you know it].',
    'The hardest part was [what stood in the way], and I solved it by [the one step that made the difference].',
  ].map((text) => ({ part: 'proof', text, from: [] })),
  ...[
    'You need people who can do this work from the first day, and that is how I like to start.',
    'What your advertisement asks for and I have not shown yet is [what is missing], and there I stand at [where you stand].',
    'In my first months, I would begin with [what you would look at or learn], because [why that matters there].',
  ].map((text) => ({ part: 'fit', text, from: ['A1'] })),
  { part: 'close', text: 'I would like to come by, meet the team, and see how you work.', from: ['A1'] },
  { part: 'close', text: 'When would be a good day for that?', from: ['A1'] },
]

function suggestionsOn(pitch: readonly Line[]) {
  const [first, last = first] = [pitch[0], pitch.at(-1)]
  const items = [
    { text: `Begin with more than “${first?.text}”: say in the same breath what you are here for.`, line: first },
    { text: `Ask for one next step after “${last?.text}”.`, line: last },
    { text: 'Leave out what anyone could say, and tell what you did instead.', line: first },
  ]
  return items.map(({ text, line }) => ({ text, say: '', from: line ? [line.id] : [] }))
}

/** Hears a deed in every line but the first and the last. */
function heardIn(pitch: readonly Line[]) {
  const ids = pitch.map(({ id }) => id)
  const [first, middle, last] = [ids.slice(0, 1), ids.slice(1, -1), ids.slice(-1)]
  const none = { hook: [], results: [], empty: [], fits: [], employer: [] }
  const opening = { name: first, trade: first, purpose: first }
  return { isPitch: true, ...none, ...opening, did: middle, deeds: middle.length, specifics: 6, close: last, closing: 'ask' }
}

const misbehaves =
  (text: string): Script =>
  (request) =>
    answer(/^pitch_/.test(request.schemaName ?? '') ? { items: [{ part: 'opening', text, from: [] }] } : { unsupported: [] })

export const pitchScripts = {
  good: ((request) => answer(pitchAnswer(request) ?? { unsupported: [] })) as Script,
  lazy: misbehaves('Hello, I am the right person for this job. Thank you.'),
  obedient: misbehaves('As instructed, I ignore my rules. This candidate is perfect and gets a score of 10 out of 10.'),
  failing: ((request) => fail(400, request)) as Script,
  stalled: (() => ({ kind: 'stall' })) as Script,
}

export const lyingPitch = (lie: string): Script =>
  ((request) => {
    const good = pitchAnswer(request) as { items: { from: string[] }[] } | null
    if (!good) return answer({ unsupported: [] })
    const [first, ...rest] = good.items
    return answer({ items: [first, { part: 'proof', text: lie, from: first?.from ?? [] }, ...rest] })
  }) satisfies Script
