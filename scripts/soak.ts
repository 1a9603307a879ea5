import { bombs, texts } from './soak/hostile.ts'
import { limit, load, soak } from './soak/modes.ts'
import { machineLine, verdictLines } from './soak/report.ts'
import { openRun } from './soak/run.ts'
import { readSettings } from './soak/settings.ts'
import { hasFailed } from './soak/verdict.ts'

// Full practices of many users, from sign-in to account deletion, against the server in its own process: `npm run soak` for an hour with a few, `--
// load` with fifty for ten minutes, `-- limit` with more until something breaks, `-- bombs` and `-- texts` with hostile ones.
const settings = readSettings(process.argv.slice(2))
const modes = { soak, load, limit, bombs, texts }
console.log(`${settings.mode}: ${machineLine()}\n${JSON.stringify(settings)}`)
const run = await openRun(settings)
try {
  const verdicts = await modes[settings.mode](run, settings)
  console.log(['', ...verdictLines(verdicts)].join('\n'))
  process.exitCode = hasFailed(verdicts) ? 1 : 0
} finally {
  await run.stop()
}
process.exit()
