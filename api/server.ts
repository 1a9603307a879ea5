import { createApp } from './app.ts'
import { assemble } from './assemble.ts'
import { noModelWarning } from './coach/coach-settings.ts'
import { readEnv } from './env.ts'
import { behindProxy, listen, sendingLimits } from './http/listen.ts'
import { gracefulShutdown, onShutdownSignal } from './http/on-shutdown-signal.ts'
import { servePages } from './http/pages.ts'
import { createReleasedFiles, publishDaily } from './http/released-files.ts'
import { createLog } from './log.ts'
import { whyStopped } from './why-stopped.ts'

async function serve() {
  const env = readEnv({ ...process.env, NODE_ENV: 'production' })
  const log = createLog(env.LOG_LEVEL)
  if (!env.DATABASE_URL) throw new Error('Bad settings:\n- DATABASE_URL is missing. For your own machine there is `npm start`.')
  const warning = noModelWarning(env)
  if (warning) log.warn(warning)
  const { services, warmUp, close } = await assemble(env, log, env.DATABASE_URL)
  const build = 'dist/pwa'
  const releasedFiles = createReleasedFiles(services, build)
  const app = createApp(services, servePages(env, build, releasedFiles))
  // Before any user can get a page whose files the other servers lack.
  if (!env.READ_ONLY) {
    await releasedFiles.publish()
    publishDaily(releasedFiles, log)
  }
  const server = await listen(app.fetch, env.HOST, env.PORT, env.TRUST_PROXY ? behindProxy : sendingLimits)
  warmUp()
  log.info('Greenroom is ready', { port: server.port })
  onShutdownSignal(gracefulShutdown(services, server, close))
}

await serve().catch((error: unknown) => {
  console.error(whyStopped(error))
  process.exit(1)
})
