import {
  type Auth as FirebaseAuth,
  linkWithCredential,
  PhoneAuthProvider,
  RecaptchaVerifier,
  updatePhoneNumber,
} from '@firebase/auth'
import { type PhoneProblemCode, phoneMessageOf, phoneProblemCodeOf } from './auth-messages.ts'

export type PhoneOutcome = { success: true } | { success: false; code: PhoneProblemCode; error: string }

export interface PhoneDoor {
  /** Has an SMS sent (a captcha may come first). The number in E.164. */
  sendPhoneCode(phoneNumber: string): Promise<PhoneOutcome>
  /** Links the number of the last sent code to the account. */
  confirmPhoneCode(code: string): Promise<PhoneOutcome>
}

/** The number's way into the Firebase account; the server then reads it from there. */
export function phoneDoor(auth: FirebaseAuth): PhoneDoor {
  let verificationId: string | null = null
  return {
    sendPhoneCode: (phoneNumber) =>
      outcomeOf(async () => {
        verificationId = null
        verificationId = await withCaptcha(auth, (verifier) =>
          new PhoneAuthProvider(auth).verifyPhoneNumber(phoneNumber, verifier),
        )
      }),
    confirmPhoneCode: (code) =>
      outcomeOf(async () => {
        const person = auth.currentUser
        if (!person || !verificationId) throw { code: 'missing-session' }
        const credential = PhoneAuthProvider.credential(verificationId, code)
        // Linking refuses an account that has a number already, even the same one.
        if (person.phoneNumber) await updatePhoneNumber(person, credential)
        else await linkWithCredential(person, credential)
        verificationId = null
      }),
  }
}

/** A verifier serves once: used again it hangs for ever. Firebase wants it in an element of the page. */
async function withCaptcha(auth: FirebaseAuth, send: (verifier: RecaptchaVerifier) => Promise<string>): Promise<string> {
  const place = document.body.appendChild(document.createElement('div'))
  const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' })
  try {
    return await send(verifier)
  } finally {
    verifier.clear()
    place.remove()
  }
}

async function outcomeOf(act: () => Promise<void>): Promise<PhoneOutcome> {
  try {
    await act()
    return { success: true }
  } catch (error) {
    const code = phoneProblemCodeOf((error as { code?: string }).code ?? '')
    return { success: false, code, error: phoneMessageOf(code) }
  }
}
