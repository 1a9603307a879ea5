import { bombs, texts } from './soak/hostile.ts'
import { limit, load, soak } from './soak/modes.ts'
import { machineLine, verdictLines } from './soak/report.ts'
import { openRun } from './soak/run.ts'
import { readSettings } from './soak/settings.ts'
import { hasFailed } from './soak/verdict.ts'

/**
 * Whole practices of many people, from sign-in to the deletion of the account, against the server as its own process: `npm run soak` for
 * an hour with a few, `npm run soak -- load` with fifty for ten minutes, `-- limit` with more and more until something breaks,
 * `-- bombs` and `-- texts` beside people who send the worst files and texts there are. Prints its figures, and fails where one does not hold.
 */
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
