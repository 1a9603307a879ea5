import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { buildPwa } from './build.ts'
import { run } from './run.ts'
import { readPlaywright, readVitest, type Tally } from './test-reports.ts'

interface Check {
  name: string
  command: [program: string, ...args: string[]]
  /** Counts tests from the runner's report; without it the command counts as one check. */
  tally?: (report: string) => Tally
}

const reports = 'test-results/reports'
const slowestShown = 8

const vitest = (project: string, ...args: string[]): Check => ({
  name: project,
  command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/${project}.json`, ...args],
  tally: readVitest,
})

const quick: Check[] = [
  { name: 'biome', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'types of the service worker', command: ['tsc', '--noEmit', '-p', 'pwa/service-worker'] },
  { name: 'arrows', command: ['depcruise', 'api', 'pwa', 'e2e', 'scripts'] },
]
const stories: Check = { name: 'stories', command: ['playwright', 'test'], tally: readPlaywright }
const checks = process.argv.includes('--quick')
  ? [...quick, vitest('quick', '--project', 'quick', '--project', 'coach')]
  : [...quick, vitest('vitest'), stories]

function runCheck({ command: [program, ...args] }: Check): Promise<number> {
  return run(program, args, { ...process.env, FORCE_COLOR: '0', PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/stories.json` })
}

const failure = (note: string): Tally => ({ passed: 0, failed: 1, notes: [`FAILED ${note}`], durations: [] })

/** A runner that died, or failed without a failed test, counts as one failure. */
function countOf(check: Check, code: number): Tally {
  if (!check.tally) return code === 0 ? { passed: 1, failed: 0, notes: [], durations: [] } : failure(check.name)
  const path = `${reports}/${check.name}.json`
  if (!existsSync(path)) return failure(`${check.name}: it wrote no report`)
  const tally = check.tally(readFileSync(path, 'utf8'))
  return { ...tally, failed: code === 0 ? tally.failed : Math.max(1, tally.failed) }
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

function slowestOf({ name, tally }: Check, { durations }: Tally): string[] {
  if (!tally) return []
  const slowest = durations.toSorted((a, b) => b.ms - a.ms).slice(0, slowestShown)
  return [`\nSlowest of ${name}:`, ...slowest.map((part) => `  ${seconds(part.ms).padStart(7)}  ${part.name}`)]
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
let passed = 0
let failed = 0
const notes: string[] = []
const slow: string[] = []
const lines: string[] = []
for (const check of checks) {
  if (check === stories) await buildPwa()
  const startedAtMs = performance.now()
  const tally = countOf(check, await runCheck(check))
  lines.push(`${check.name}: ${tally.passed} ok, ${tally.failed} not, ${seconds(performance.now() - startedAtMs)}`)
  passed += tally.passed
  failed += tally.failed
  notes.push(...tally.notes)
  slow.push(...slowestOf(check, tally))
}
console.log(slow.join('\n'))
if (notes.length > 0) console.log(`\n${notes.join('\n\n')}`)
console.log(`\n${lines.join('\n')}\n`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
