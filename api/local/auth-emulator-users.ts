import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface EmulatorUser {
  localId: string
  email?: string
  emailVerified?: boolean
  displayName?: string
  providerUserInfo?: { providerId: string; rawId: string; [field: string]: unknown }[]
  [field: string]: unknown
}

export interface EmulatorState {
  users: Map<string, EmulatorUser>
  overwriteUserWithLocalId(localId: string, fields: Omit<EmulatorUser, 'localId'>): EmulatorUser
}

export const usersFile = (dataDir: string) => join(dataDir, 'auth-users.json')

/** An account that always exists. Its uid begins with `user-`, so it sees the simple phone variant. */
const seeded: EmulatorUser = {
  localId: 'user-sam-simple',
  email: 'sam.simple@example.com',
  emailVerified: true,
  displayName: 'Sam Simple',
  providerUserInfo: [
    {
      providerId: 'google.com',
      rawId: '100000000000000000001',
      federatedId: '100000000000000000001',
      email: 'sam.simple@example.com',
      displayName: 'Sam Simple',
    },
  ],
}

export const googleAccounts = ({ users }: EmulatorState) =>
  [...users.values()].flatMap(({ providerUserInfo = [] }) =>
    providerUserInfo
      .filter(({ providerId }) => providerId === 'google.com')
      .map(({ rawId, email, displayName, photoUrl }) => ({ sub: rawId, email, name: displayName, picture: photoUrl })),
  )

export function restoreUsers(state: EmulatorState, file: string) {
  for (const user of savedUsers(file)) put(state, user)
  if (!state.users.has(seeded.localId)) put(state, structuredClone(seeded))
}

/** @returns saves the users if they changed, synchronously */
export function userSaver(state: EmulatorState, file: string): () => void {
  let written = ''
  return () => {
    const text = JSON.stringify([...state.users.values()])
    if (text === written) return
    writeFileSync(`${file}.new`, text, { mode: 0o600, flush: true })
    renameSync(`${file}.new`, file)
    written = text
  }
}

function put(state: EmulatorState, { localId, ...fields }: EmulatorUser) {
  // The emulator derives the phone entry from the number; saved, it would appear twice.
  const providers = fields.providerUserInfo?.filter(({ providerId }) => providerId !== 'phone')
  state.overwriteUserWithLocalId(localId, { ...fields, ...(providers ? { providerUserInfo: providers } : {}) })
}

function savedUsers(file: string): EmulatorUser[] {
  if (!existsSync(file)) return []
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as EmulatorUser[]
  } catch {
    // Kept for inspection; users sign in again.
    renameSync(file, `${file}.unreadable`)
    return []
  }
}
