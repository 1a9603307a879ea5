import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Identity } from '../../adapters/identity.ts'
import { startTestSignIn, type TestSession, type TestSignIn } from './test-sign-in.ts'

export interface OpenIdentity {
  identity: Identity
  tokenOf(session: TestSession): string
  stop(): Promise<void>
}

export function identityContract(name: string, open: (signIn: TestSignIn) => Promise<OpenIdentity>) {
  let signIn: TestSignIn
  let opened: OpenIdentity
  beforeAll(async () => {
    signIn = await startTestSignIn()
    opened = await open(signIn)
  })
  afterAll(async () => {
    await opened?.stop()
    await signIn?.stop()
  })
  const verify = (session: TestSession, options?: { checkRevoked?: boolean }) =>
    opened.identity.verify(opened.tokenOf(session), options)

  test(`${name}: who signed in with Google is known by uid, e-mail and Google account`, async () => {
    const session = await signIn.withGoogle('1001', 'ann@example.com')
    expect(await verify(session)).toEqual({ uid: session.uid, email: 'ann@example.com', googleSubject: '1001' })
  })

  test(`${name}: after verifying a phone the same person stays signed in, and the number is on record`, async () => {
    const session = await signIn.withGoogle('1002')
    expect(await opened.identity.phoneNumberOf(session.uid)).toBeNull()
    const linked = await signIn.linkPhone(session, '+15555550102')
    expect(await verify(linked, { checkRevoked: true })).toMatchObject({ uid: session.uid, googleSubject: '1002' })
    expect(await opened.identity.phoneNumberOf(session.uid)).toBe('+15555550102')
  })

  test(`${name}: a deleted person is signed out, and deleting twice is no error`, async () => {
    const session = await signIn.withGoogle('1003')
    await opened.identity.deletePerson(session.uid)
    await opened.identity.deletePerson(session.uid)
    await expect(verify(session, { checkRevoked: true })).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  test(`${name}: words that are no token let nobody in`, async () => {
    for (const words of ['', 'letmein', 'a.b.c', '..', '{"uid":"1"}', `${'x'.repeat(5_000)}.${'y'.repeat(5_000)}.z`]) {
      await expect(opened.identity.verify(words)).rejects.toMatchObject({ code: 'unauthenticated' })
    }
  })
}
