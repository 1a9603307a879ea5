export interface ApiDescription {
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

// Removes everything unused from the emulator's API description, in place. Compiling validators for its 80 paths and their shared parameters is what
// makes the emulator slow to start.
export function trimApi(api: ApiDescription) {
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
