import './settings-file.ts'
import { readEnv } from '../api/env.ts'
import { examine } from './doctor/check.ts'
import { checksFor } from './doctor/checks.ts'

/** `npm run doctor`: checks every real service and says how to fix what is wrong. Changes nothing. */
try {
  const env = readEnv({ ...process.env, NODE_ENV: 'production' })
  const findings = await examine(env, checksFor(env))
  for (const { name, says, isWell } of findings) console.log(`${isWell ? 'ok  ' : 'FIX '}  ${name}: ${says}`)
  process.exit(findings.every(({ isWell }) => isWell) ? 0 : 1)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
