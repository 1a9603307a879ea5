import { expect, test } from 'vitest'
import { identityContract } from '../local/testing/identity-contract.ts'
import { createFirebaseIdentity } from './identity-firebase.ts'

identityContract('the emulator', async ({ host, projectId }) => ({
  identity: createFirebaseIdentity({ FIREBASE_PROJECT_ID: projectId, FIREBASE_AUTH_EMULATOR_HOST: host }),
  tokenOf: ({ idToken }) => idToken,
  stop: async () => {},
}))

test('a server set to the real project refuses to start while the environment names an emulator', () => {
  const settings = { FIREBASE_PROJECT_ID: 'greenroom', FIREBASE_AUTH_EMULATOR_HOST: undefined }
  expect(() => createFirebaseIdentity(settings)).toThrow('would let anyone in')
})
