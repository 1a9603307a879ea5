import {
  type Auth as FirebaseAuth,
  linkWithCredential,
  PhoneAuthProvider,
  RecaptchaVerifier,
  updatePhoneNumber,
} from 'firebase/auth'
import { type PhoneProblemCode, phoneProblemCodeOf } from './phone-messages.ts'

let verificationId: string | null = null

export const sendPhoneCode = (auth: FirebaseAuth, phoneNumber: string) =>
  problemOf(async () => {
    verificationId = null
    verificationId = await withCaptcha(auth, (verifier) => new PhoneAuthProvider(auth).verifyPhoneNumber(phoneNumber, verifier))
  })

export const confirmPhoneCode = (auth: FirebaseAuth, code: string) =>
  problemOf(async () => {
    const user = auth.currentUser
    if (!user || !verificationId) throw { code: 'missing-session' }
    const credential = PhoneAuthProvider.credential(verificationId, code)
    // Linking refuses an account that already has a number, even the same one.
    if (user.phoneNumber) await updatePhoneNumber(user, credential)
    else await linkWithCredential(user, credential)
    verificationId = null
  })

/** A verifier works once: a second use hangs forever. Firebase needs an element in the page. */
async function withCaptcha(auth: FirebaseAuth, send: (verifier: RecaptchaVerifier) => Promise<string>): Promise<string> {
  const host = document.body.appendChild(document.createElement('div'))
  const verifier = new RecaptchaVerifier(auth, host, { size: 'invisible' })
  try {
    return await send(verifier)
  } finally {
    verifier.clear()
    host.remove()
  }
}

/** Null when it worked. */
async function problemOf(act: () => Promise<void>): Promise<PhoneProblemCode | null> {
  try {
    await act()
    return null
  } catch (error) {
    return phoneProblemCodeOf((error as { code?: string }).code ?? '')
  }
}
