// The Auth emulator's own process (started by auth-emulator.ts). It exits with its parent.
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { createRequire } from 'node:module'
import { type EmulatorState, googleAccounts, restoreUsers, userSaver } from './auth-emulator-users.ts'

interface ApiDescription {
  paths: Record<string, { parameters?: { $ref?: string }[] }>
  components: { schemas: Record<string, unknown> }
}

/** What the page (`pwa/platform/auth.ts`), `api/adapters/identity-firebase.ts` and the tests call. */
const usedPaths = [
  '/v1/accounts:createAuthUri',
  '/v1/accounts:delete',
  '/v1/accounts:lookup',
  '/v1/accounts:sendVerificationCode',
  '/v1/accounts:signInWithIdp',
  '/v1/accounts:signInWithPhoneNumber',
  '/v1/accounts:signUp',
  '/v1/accounts:update',
  '/v1/projects/{targetProjectId}/accounts',
  '/v1/projects/{targetProjectId}/accounts:delete',
  '/v1/projects/{targetProjectId}/accounts:lookup',
  '/v1/projects/{targetProjectId}/accounts:update',
  '/v1/projects',
  '/v1/recaptchaParams',
  '/v1/token',
  '/emulator/v1/projects/{targetProjectId}/verificationCodes',
]

const [projectId = '', port = '', usersFile = ''] = process.argv.slice(2)
const emulator = 'firebase-tools/lib/emulator/auth'
// The emulator's packages are in a separate folder filled by scripts/setup.mjs.
const require = createRequire(new URL('../../tools/auth-emulator/package.json', import.meta.url))

const server = createServer()

process.on('disconnect', () => process.exit())
// Ctrl-C reaches the whole process group; the parent decides when to stop.
process.on('SIGINT', () => {})

// Before the slow part, so that no other process takes the port.
await new Promise<void>((resolve, reject) => {
  server.once('error', reject)
  server.listen(Number(port), '127.0.0.1', resolve)
})

const { default: api } = require(`${emulator}/apiSpec.js`) as { default: ApiDescription }
trimApi(api)
const { AgentProjectState } = require(`${emulator}/state.js`) as { AgentProjectState: new (projectId: string) => EmulatorState }
const { createApp } = require(`${emulator}/server.js`) as {
  createApp(projectId: string, singleProjectMode: number, states: Map<string, EmulatorState>): Promise<RequestListener>
}

const state = new AgentProjectState(projectId)
restoreUsers(state, usersFile)
const save = userSaver(state, usersFile)
save()
const app = await createApp(projectId, 0, new Map([[projectId, state]]))

/** The SDK requests this before each SMS, and the emulator responds 501. An empty list means no enterprise reCAPTCHA. */
const noEnterpriseCaptcha = JSON.stringify({ recaptchaKey: `projects/${projectId}/keys/local`, recaptchaEnforcementState: [] })

const signInPage = readFileSync(new URL('./sign-in.html', import.meta.url), 'utf8')

server.on('request', (request, response) => {
  const path = request.url?.split('?')[0] ?? ''
  if (path === '/identitytoolkit.googleapis.com/v2/recaptchaConfig' && request.method === 'GET') {
    response.setHeader('content-type', 'application/json').setHeader('access-control-allow-origin', '*').end(noEnterpriseCaptcha)
    return
  }
  if (path === '/emulator/auth/handler') {
    const accounts = JSON.stringify(googleAccounts(state)).replaceAll('<', '\\u003c')
    response.setHeader('content-type', 'text/html; charset=utf-8').end(signInPage.replace('[/* accounts */]', () => accounts))
    return
  }
  if (request.method !== 'GET') {
    const end = response.end.bind(response) as (...args: unknown[]) => typeof response
    response.end = (...args: unknown[]) => {
      // A change is confirmed only once it is on disk.
      save()
      return end(...args)
    }
  }
  app(request, response)
})
process.send?.('ready')

// Removes everything unused from the emulator's API description, in place. Compiling validators for its 80 paths and their shared parameters is what
// makes the emulator slow to start.
function trimApi(api: ApiDescription) {
  for (const [path, item] of Object.entries(api.paths)) {
    if (!usedPaths.includes(path)) delete api.paths[path]
    else item.parameters = (item.parameters ?? []).filter(({ $ref }) => !$ref?.startsWith('#/components/parameters/'))
  }
  const needed = new Set<string>()
  collectSchemas(api.paths, api, needed)
  collectSchemas({ ...api.components, schemas: {} }, api, needed)
  for (const name of Object.keys(api.components.schemas)) if (!needed.has(name)) delete api.components.schemas[name]
}

function collectSchemas(part: unknown, api: ApiDescription, found: Set<string>) {
  for (const [, name] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    if (!name || found.has(name)) continue
    found.add(name)
    collectSchemas(api.components.schemas[name] ?? {}, api, found)
  }
}
