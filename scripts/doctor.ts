import './settings-file.ts'
import { readEnv } from '../api/env.ts'
import { checks, examine } from './doctor/checks.ts'

/** `npm run doctor`: asks every real service of an installation of one's own, and says in a sentence what to mend. Changes nothing. */
try {
  const findings = await examine(readEnv({ ...process.env, NODE_ENV: 'production' }), checks())
  for (const { name, says, isWell } of findings) console.log(`${isWell ? 'ok  ' : 'MEND'}  ${name}: ${says}`)
  process.exit(findings.every(({ isWell }) => isWell) ? 0 : 1)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
