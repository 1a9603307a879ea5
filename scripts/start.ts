import './settings-file.ts'
import { whyStopped } from '../api/why-stopped.ts'
import { buildPwa } from './build.ts'

try {
  // Loads the services while the page is built: on a first start both take seconds.
  const [{ startLocal }] = await Promise.all([import('../api/local.ts'), buildPwa()])
  await startLocal(process.env)
} catch (error) {
  console.error(whyStopped(error))
  process.exit(1)
}
