import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { buildPwa } from './build.ts'

interface Tally {
  passed: number
  failed: number
}

interface Check {
  name: string
  command: string[]
  /** Reads how many tests ran from the runner's report; without it the command counts as one check. */
  tally?: (report: string) => Tally
}

const reports = 'test-results/reports'

function readVitest(report: string): Tally {
  const { numPassedTests, numFailedTests, numTotalTestSuites } = JSON.parse(report)
  if (!numTotalTestSuites) throw new Error('Vitest ran nothing')
  return { passed: numPassedTests, failed: numFailedTests }
}

function readPlaywright(report: string): Tally {
  const { expected, flaky, unexpected } = JSON.parse(report).stats
  return { passed: expected + flaky, failed: unexpected }
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
const checks = process.argv.includes('--quick') ? [...quick, vitest('quick', '--project', 'quick')] : everything

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
  if (!check.tally) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const path = `${reports}/${check.name}.json`
  if (!existsSync(path)) return { passed: 0, failed: 1 }
  const tally = check.tally(readFileSync(path, 'utf8'))
  return { ...tally, failed: code === 0 ? tally.failed : Math.max(1, tally.failed) }
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const total: Tally = { passed: 0, failed: 0 }
const lines: string[] = []
for (const check of checks) {
  if (check.name === 'stories') await buildPwa()
  const startedAtMs = performance.now()
  const { passed, failed } = countOf(check, await runChecked(check))
  lines.push(`${check.name}: ${passed} ok, ${failed} not, ${((performance.now() - startedAtMs) / 1000).toFixed(1)} s`)
  total.passed += passed
  total.failed += failed
}
console.log(`\n${lines.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
