import { run } from './run.ts'

/** The full counts of what `npm test` runs in small; `npm run fuzz -- texts` runs one of them. */
const suites: Record<string, string> = {
  files: 'api/features/resume-analysis/mutated-uploads.test.ts',
  recordings: 'api/media/recordings/read-recording.test.ts',
  videos: 'api/media/recordings/read-film.test.ts',
  texts: 'api/testing/crafted-texts.test.ts',
  ledger: 'api/billing/ledger/ledger-model.test.ts',
}
const named = process.argv.slice(2)
const unknown = named.find((name) => !Object.hasOwn(suites, name))
if (unknown !== undefined) throw new Error(`There is no ${unknown} to fuzz; there are ${Object.keys(suites).join(', ')}.`)
const files = (named.length > 0 ? named : Object.keys(suites)).map((name) => suites[name]!)
const env = { FUZZ_FILES: '2000', FUZZ_TEXTS: '2000', COMMANDS: '50000', ...process.env }
process.exitCode = await run('vitest', ['run', '--project', 'services', '--testTimeout', '3600000', ...files], env)
