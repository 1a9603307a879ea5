import './settings-file.ts'
import { buildPwa } from './build.ts'
import { whyStopped } from './why-stopped.ts'

try {
  // The services are loaded while the page is built: on a first start both take seconds.
  const [{ startLocal }] = await Promise.all([import('../api/local.ts'), buildPwa()])
  await startLocal(process.env)
} catch (error) {
  console.error(whyStopped(error))
  process.exit(1)
}
