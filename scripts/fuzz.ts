import { run } from './run.ts'

// The full counts of what `npm test` runs in small: 2,000 damaged files through HTTP, 2,000 damaged recordings, 2,000 damaged videos, 50,000 commands against the ledger's model.
const suites = [
  'api/features/resume-analysis/mutated-uploads.test.ts',
  'api/recordings/read-recording.test.ts',
  'api/recordings/read-film.test.ts',
  'api/ledger/ledger-model.test.ts',
]
const env = { FUZZ_FILES: '2000', COMMANDS: '50000', ...process.env }
process.exitCode = await run('vitest', ['run', '--project', 'services', '--testTimeout', '3600000', ...suites], env)
