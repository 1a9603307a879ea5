import { features, type Person, people } from './people.ts'
import { recordedCoach } from './recorded-coach.ts'

/** A hosted model, as we measured one. */
const pace = { firstTokenMs: 600, tokensPerSecond: 80 }
const seconds = (ms: number) => ms / 1000
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

interface Paced {
  calls: number
  inputTokens: number
  outputTokens: number
  /** Until the first requirement, the first words, and the end. */
  firstRow: number | null
  firstWords: number
  total: number
  /** Of one call without streaming that writes everything. */
  share: number
}

const computed = new Set(['document', 'requirements', 'score', 'skills', 'keywords', 'round', 'resources'])

async function paced(feature: (typeof features)[number], person: Person): Promise<Paced | null> {
  const { coach, replay } = await recordedCoach('people', { pace })
  const startedAtMs = performance.now()
  const since = () => seconds(performance.now() - startedAtMs)
  let firstRow: number | null = null
  let firstWords: number | null = null
  for await (const event of feature.run(coach, person)) {
    const section = typeof event === 'object' && event !== null && 'section' in event ? String(event.section) : 'words'
    if (section === 'requirements') firstRow ??= since()
    if (!computed.has(section)) firstWords ??= since()
  }
  const total = since()
  await replay.close()
  if (replay.notRecorded.length > 0) return null
  const sum = (of: 'inputTokens' | 'outputTokens') => replay.calls.reduce((tokens, call) => tokens + call[of], 0)
  const outputTokens = sum('outputTokens')
  const inOneCall = seconds(pace.firstTokenMs) + outputTokens / pace.tokensPerSecond
  return {
    ...{ calls: replay.calls.length, inputTokens: sum('inputTokens'), outputTokens },
    ...{ firstRow, firstWords: firstWords ?? total, total, share: total / inOneCall },
  }
}

/** Calls, tokens, and waiting times of each feature with a model at the pace of a hosted one, as means over the recorded people. */
export async function printPace(): Promise<void> {
  console.log('| feature | people | calls | tokens read | tokens written | first row | first words | total | of one call |')
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |')
  for (const feature of features) {
    const all = (await Promise.all(people.map((person) => paced(feature, person)))).filter((one) => one !== null)
    if (all.length === 0) continue
    const mean = (of: (one: Paced) => number) => meanOf(all.map(of))
    const rows = all.flatMap(({ firstRow }) => firstRow ?? [])
    const cells = [
      ...[feature.name, all.length, mean(({ calls }) => calls).toFixed(0), mean(({ inputTokens }) => inputTokens).toFixed(0)],
      ...[mean(({ outputTokens }) => outputTokens).toFixed(0), rows.length > 0 ? `${meanOf(rows).toFixed(1)} s` : ''],
      ...[`${mean(({ firstWords }) => firstWords).toFixed(1)} s`, `${mean(({ total }) => total).toFixed(1)} s`],
      mean(({ share }) => share).toFixed(2),
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
}
