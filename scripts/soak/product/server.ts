import { createFirebaseIdentity } from '../../../api/adapters/identity-firebase.ts'
import { createApp } from '../../../api/app.ts'
import { assemble } from '../../../api/assemble.ts'
import { readEnv } from '../../../api/env.ts'
import { behindProxy, listen } from '../../../api/http/listen.ts'
import { gracefulShutdown, onShutdownSignal } from '../../../api/http/on-shutdown-signal.ts'
import { servePages } from '../../../api/http/pages.ts'
import { agentTo } from '../../../api/local/testing/local-google.ts'
import { createLog } from '../../../api/log.ts'

// The server as under `npm run serve`, but with local keys and accounts for Google. Tokens are verified as in production; with the emulator each call
// would query it first.
const env = readEnv(process.env)
const log = createLog(env.LOG_LEVEL)
const credential = { getAccessToken: async () => ({ access_token: 'ours', expires_in: 3600 }) }
const httpAgent = agentTo(() => Number(process.env.SOAK_GOOGLE_PORT))
const identity = createFirebaseIdentity({ ...env, FIREBASE_AUTH_EMULATOR_HOST: undefined }, { httpAgent, credential })
const { services, warmUp, close } = await assemble(env, log, env.DATABASE_URL!)
const app = createApp({ ...services, identity }, servePages(env, 'dist/pwa'))
const server = await listen(app.fetch, env.HOST, env.PORT, behindProxy)
warmUp()
onShutdownSignal(gracefulShutdown(services, server, close))
process.send!({ port: server.port })
