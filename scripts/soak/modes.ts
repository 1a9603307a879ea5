import { callLines, rowLines, shareLines, verdictLines } from './report.ts'
import type { Run } from './run.ts'
import type { Settings } from './settings.ts'
import { judgeCalls, judgeFlatness, judgeRest, type Verdict } from './verdict.ts'

const mostCheapMs = 300
const print = (...lines: string[]) => console.log(lines.join('\n'))

export function printLog({ product }: Run) {
  const counts = Object.entries(product.log.counts())
  const lines = counts.flatMap(([line, count]) => [`  ${count} x ${line}`, `    ${product.log.exampleOf(line)}`])
  print('log lines of the server:', ...(lines.length > 0 ? lines : ['  none']))
}

/** A few users for a long time: nothing may grow. */
export async function soak(run: Run, { people, minutes }: Settings): Promise<Verdict[]> {
  run.crowd.join(people, 20_000)
  const first = await run.sample()
  await run.watch(minutes * 60, 15)
  const last = run.samples.at(-1)!
  await run.crowd.close()
  const rest = await run.sample()
  print('', ...callLines(run.log.soFar()), '', ...shareLines(first, last), ...rowLines(first, rest))
  printLog(run)
  // Speed is judged by `load`: other programs may share the machine for an hour.
  const [noErrors] = judgeCalls(run.log.soFar(), mostCheapMs)
  return [noErrors!, ...judgeFlatness(run.samples), ...judgeRest(rest, await run.product.objectsInBucket())]
}

/** Many users at once, arriving within the first fifth of the time. */
export async function load(run: Run, { people, minutes }: Settings): Promise<Verdict[]> {
  run.crowd.join(people, minutes * 12_000)
  const first = await run.sample()
  await run.watch(minutes * 60, 10)
  const [middle, last] = [run.samples[Math.floor(run.samples.length / 3)]!, run.samples.at(-1)!]
  const calls = run.log.take()
  await run.crowd.close()
  const rest = await run.sample()
  print('', ...callLines(calls), '', 'after everybody had come:', ...shareLines(middle, last), ...rowLines(first, rest))
  printLog(run)
  return [
    ...judgeCalls(calls, mostCheapMs),
    ...judgeFlatness(run.samples),
    ...judgeRest(rest, await run.product.objectsInBucket()),
  ]
}

/** More and more users until something breaks. */
export async function limit(run: Run, { people, minutes, step }: Settings): Promise<Verdict[]> {
  let before = await run.sample()
  for (let count = people, broken = 0; broken < 2; count += step) {
    run.crowd.join(count === people ? people : step, minutes * 20_000)
    await run.watch(minutes * 20, minutes * 20)
    run.log.take()
    before = await run.sample()
    await run.watch(minutes * 40, minutes * 20)
    const calls = run.log.take()
    const verdicts = judgeCalls(calls, mostCheapMs)
    print('', `## ${count} people`, ...callLines(calls).slice(0, 4), ...shareLines(before, run.samples.at(-1)!))
    print(...[...calls.errors].map(([error, times]) => `  ${times} x ${error}`), ...verdictLines(verdicts), '')
    if (verdicts.some(({ held }) => held === false)) broken++
  }
  printLog(run)
  await run.crowd.close()
  return []
}
