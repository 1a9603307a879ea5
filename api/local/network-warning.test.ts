import { expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { networkWarning } from '../local.ts'

const emulator = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }

test.each(['0.0.0.0', '::', '192.168.1.20', 'laptop.local'])(
  'with HOST=%s the start says that anyone can sign in as anyone',
  (HOST) => {
    expect(networkWarning(readEnv({ ...emulator, HOST }))).toMatch(/anyone on the network can sign in as anyone/)
  },
)

test.each([{ ...emulator }, { ...emulator, HOST: 'localhost' }, { ...emulator, HOST: '::1' }, { HOST: '0.0.0.0' }])(
  'on this machine alone, or with real accounts, it says nothing: %o',
  (settings) => {
    expect(networkWarning(readEnv(settings))).toBeNull()
  },
)
