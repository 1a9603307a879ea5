import './settings-file.ts'
import { startLocal } from '../api/local.ts'
import { whyStopped } from '../api/why-stopped.ts'
import { buildPwa } from './build.ts'

try {
  // Vite serves the page with hot reload on PORT and passes /api on to the local services behind it.
  const { createServer } = await import('vite')
  await buildPwa()
  const local = await startLocal({ ...process.env, PORT: '0' }, { quiet: true })
  const vite = await createServer({ server: { port: Number(process.env.PORT ?? 3000), proxy: { '/api': local.url } } })
  await vite.listen()
  console.log(`Greenroom is ready at http://localhost:${vite.config.server.port}`)
} catch (error) {
  console.error(whyStopped(error))
  process.exit(1)
}
