import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { buildPwa } from './build.ts'

interface Tally {
  passed: number
  failed: number
  /** What the end of the output must name, since its beginning scrolls away: what failed, and what passed only at the second try. */
  notes: string[]
}

interface Check {
  name: string
  command: string[]
  /** Reads how many tests ran from the runner's report; without it the command counts as one check. */
  tally?: (report: string) => Tally
}

const reports = 'test-results/reports'

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numTotalTestSuites: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

const longestNote = 600
const noteOf = (...words: string[]) => words.join(' › ').slice(0, longestNote)

function readVitest(report: string): Tally {
  const { numPassedTests, numFailedTests, numTotalTestSuites, testResults }: VitestReport = JSON.parse(report)
  if (!numTotalTestSuites) throw new Error('Vitest ran nothing')
  const notes = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    const file = relative('.', name)
    if (status === 'failed' && failed.length === 0) return [noteOf('FAILED', file, message)]
    return failed.map(({ fullName, failureMessages }) => noteOf('FAILED', file, fullName, ...failureMessages))
  })
  return { passed: numPassedTests, failed: numFailedTests, notes }
}

interface StorySuite {
  file: string
  suites?: StorySuite[]
  specs: { title: string; tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[] }[]
}

function storyNotes({ file, suites = [], specs }: StorySuite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, status, results }) => {
        const said = results.find(({ error }) => error)?.error?.message ?? ''
        return noteOf(status === 'flaky' ? 'SECOND TRY' : 'FAILED', projectName, file, title, said)
      }),
  )
  return [...own, ...suites.flatMap(storyNotes)]
}

function readPlaywright(report: string): Tally {
  const { stats, suites } = JSON.parse(report)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, notes: suites.flatMap(storyNotes) }
}

const vitest = (project: string, ...args: string[]): Check => ({
  name: project,
  command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/${project}.json`, ...args],
  tally: readVitest,
})

const quick: Check[] = [
  { name: 'biome', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'types of the service worker', command: ['tsc', '--noEmit', '-p', 'pwa/service-worker'] },
  { name: 'arrows', command: ['depcruise', 'api', 'pwa'] },
]
const everything: Check[] = [
  ...quick,
  vitest('vitest'),
  {
    name: 'stories',
    command: ['playwright', 'test'],
    tally: readPlaywright,
  },
]
const checks = process.argv.includes('--quick')
  ? [...quick, vitest('quick', '--project', 'quick', '--project', 'coach')]
  : everything

function runChecked({ command }: Check): Promise<number> {
  const [program, ...args] = command as [string, ...string[]]
  const env = { ...process.env, FORCE_COLOR: '0', PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/stories.json` }
  const child = spawn(program, args, { stdio: 'inherit', env, shell: process.platform === 'win32' })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** A runner that died before its report counts as one failure, and so does one that failed without a failed test. */
function countOf(check: Check, code: number): Tally {
  if (!check.tally)
    return code === 0 ? { passed: 1, failed: 0, notes: [] } : { passed: 0, failed: 1, notes: [`FAILED ${check.name}`] }
  const path = `${reports}/${check.name}.json`
  if (!existsSync(path)) return { passed: 0, failed: 1, notes: [`FAILED ${check.name}: it wrote no report`] }
  const tally = check.tally(readFileSync(path, 'utf8'))
  return { ...tally, failed: code === 0 ? tally.failed : Math.max(1, tally.failed) }
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const total: Tally = { passed: 0, failed: 0, notes: [] }
const lines: string[] = []
for (const check of checks) {
  if (check.name === 'stories') await buildPwa()
  const startedAtMs = performance.now()
  const { passed, failed, notes } = countOf(check, await runChecked(check))
  lines.push(`${check.name}: ${passed} ok, ${failed} not, ${((performance.now() - startedAtMs) / 1000).toFixed(1)} s`)
  total.passed += passed
  total.failed += failed
  total.notes.push(...notes)
}
if (total.notes.length > 0) console.log(`\n${total.notes.join('\n\n')}`)
console.log(`\n${lines.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
