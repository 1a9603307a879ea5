import { type Calls, errorsIn, percentilesOfKind } from './measure/call-log.ts'
import type { Sample } from './measure/samples.ts'
import { median, slopePerHour, smoothed } from './measure/slope.ts'

/** Null if the run was too short to judge. */
export interface Verdict {
  says: string
  held: boolean | null
}

/** Startup, caches and JIT are not leaks. */
const warmUpShare = 0.25
const leastWarmUpS = 300
/** Growth over less time is noise. */
const leastJudgedS = 20 * 60

/** Hourly growth that counts as none; a leak of one small object per request would exceed it. */
const flat = {
  memoryMbPerHour: 12,
  memoryShare: 0.05,
  openFilesPerHour: 3,
  /** Database growth per practice, second half against first. */
  databaseGrowth: 1.25,
}

export const afterWarmUp = (samples: readonly Sample[]): Sample[] => {
  const lastS = samples.at(-1)?.atS ?? 0
  const fromS = Math.max(leastWarmUpS, lastS * warmUpShare)
  return samples.filter(({ atS }) => atS >= fromS)
}

const judgedS = (samples: readonly Sample[]) => (samples.at(-1)?.atS ?? 0) - (samples[0]?.atS ?? 0)

const series = (samples: readonly Sample[], value: (sample: Sample) => number) =>
  smoothed(samples.map((sample) => ({ atS: sample.atS, value: value(sample) })))

function flatness(
  what: string,
  unit: string,
  points: ReturnType<typeof series>,
  allowedPerHour: number,
  isLong: boolean,
): Verdict {
  const slope = slopePerHour(points)
  const ends = `${(points[0]?.value ?? 0).toFixed(0)} to ${(points.at(-1)?.value ?? 0).toFixed(0)}`
  const says = `${what}: ${slope >= 0 ? '+' : ''}${slope.toFixed(1)} ${unit} an hour (${ends}; at most ${allowedPerHour.toFixed(0)})`
  return { says, held: isLong ? slope <= allowedPerHour : null }
}

/** Like `flatness`, but memory that was freed and is taken again is no leak: the last quarter must not hold more than the first third's peak. */
function memoryFlatness(what: string, whole: readonly Sample[], value: (sample: Sample) => number, isLong: boolean): Verdict {
  const judged = series(afterWarmUp(whole), value)
  const allowed = Math.max(flat.memoryMbPerHour, flat.memoryShare * (judged[0]?.value ?? 0))
  const verdict = flatness(what, 'MB', judged, allowed, isLong)
  if (verdict.held !== false) return verdict
  const all = series(whole, value)
  const height = Math.max(...all.slice(0, all.length / 3).map((point) => point.value))
  const lately = median(all.slice((all.length * 3) / 4).map((point) => point.value))
  const says = `${verdict.says}; ${lately.toFixed(0)} in the last quarter, ${height.toFixed(0)} at the height of the first third`
  return { says, held: lately <= height + allowed / 2 }
}

/** Tables of work in progress, which must be empty in the end. */
const passing = ['users', 'pitches', 'uploads', 'upload_parts', 'upload_locks', 'sealed_answers', 'sealed_events']

export function judgeFlatness(samples: readonly Sample[]): Verdict[] {
  const judged = afterWarmUp(samples)
  const isLong = judgedS(judged) >= leastJudgedS
  const memory = (['server', 'coach', 'readers', 'database'] as const).map((group) =>
    memoryFlatness(`memory of ${group}`, samples, ({ groups }) => groups[group].memoryMb, isLong),
  )
  const heap = series(judged, ({ heapMb }) => heapMb)
  const files = series(judged, ({ openFiles }) => openFiles)
  return [
    ...memory,
    flatness('heap of the server', 'MB', heap, flat.memoryMbPerHour, isLong),
    flatness('open files of the server', '', files, flat.openFilesPerHour, isLong),
    databaseVerdict(judged, isLong),
  ]
}

/** Each practice may leave only what accounting needs, however many came before. */
function databaseVerdict(samples: readonly Sample[], isLong: boolean): Verdict {
  const middle = samples[Math.floor(samples.length / 2)]
  const [first, last] = [samples[0], samples.at(-1)]
  if (!first || !middle || !last) return { says: 'database: nothing measured', held: null }
  const kbEach = (from: Sample, to: Sample) =>
    ((to.database.sizeMb - from.database.sizeMb) * 1_024) / Math.max(1, to.practices - from.practices)
  const [before, after] = [kbEach(first, middle), kbEach(middle, last)]
  const says = `database: ${before.toFixed(0)} KB more for each practice in the first half, ${after.toFixed(0)} KB in the second (at most ${flat.databaseGrowth} times)`
  return { says, held: isLong ? after <= Math.max(before, 1) * flat.databaseGrowth : null }
}

export function judgeRest(rest: Pick<Sample, 'database' | 'filesLeft'>, objectsInBucket: number): Verdict[] {
  const left = passing.flatMap((table) =>
    (rest.database.rows[table] ?? 0) > 0 ? [`${rest.database.rows[table]} in ${table}`] : [],
  )
  return [
    { says: `rows of work under way, after everybody has gone: ${left.join(', ') || 'none'}`, held: left.length === 0 },
    { says: `files of forms and temporary files left: ${rest.filesLeft}`, held: rest.filesLeft === 0 },
    { says: `objects left in the bucket: ${objectsInBucket}`, held: objectsInBucket === 0 },
  ]
}

export function judgeCalls(calls: Calls, mostCheapMs: number): Verdict[] {
  const cheap = percentilesOfKind(calls, 'cheap')
  return [
    { says: `errors: ${errorsIn(calls)}`, held: errorsIn(calls) === 0 },
    { says: `99 of 100 cheap calls within ${cheap.p99} ms (at most ${mostCheapMs})`, held: cheap.p99 <= mostCheapMs },
  ]
}

export const hasFailed = (verdicts: readonly Verdict[]) => verdicts.some(({ held }) => held === false)
