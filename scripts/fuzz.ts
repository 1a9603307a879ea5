import { run } from './run.ts'

interface Suite {
  file: string
  /** The setting the test reads, and the full count. */
  count: [setting: string, full: string]
}

// The full counts of what `npm test` runs in small; `npm run fuzz -- texts` runs one suite. Each prints its seed and figures; FUZZ_SEED=7 picks
// another seed.
const suites: Record<string, Suite> = {
  files: { file: 'api/testing/mutated-uploads.test.ts', count: ['FUZZ_FILES', '10000'] },
  texts: { file: 'api/testing/crafted-texts.test.ts', count: ['FUZZ_TEXTS', '2000'] },
  ai: { file: 'api/testing/ai-faults.test.ts', count: ['FUZZ_AI', '20'] },
  ledger: { file: 'api/billing/ledger/ledger-model.test.ts', count: ['COMMANDS', '50000'] },
}
const named = process.argv.slice(2)
const unknown = named.find((name) => !Object.hasOwn(suites, name))
if (unknown !== undefined) throw new Error(`There is no ${unknown} to fuzz; there are ${Object.keys(suites).join(', ')}.`)
const wanted = (named.length > 0 ? named : Object.keys(suites)).map((name) => suites[name]!)
const env = { ...Object.fromEntries(wanted.map(({ count }) => count)), ...process.env }
// One at a time, so that they do not distort each other's timings.
for (const { file } of wanted) {
  const code = await run('vitest', ['run', '--project', 'services', '--testTimeout', '3600000', file], env)
  if (code !== 0) process.exitCode = code
}
