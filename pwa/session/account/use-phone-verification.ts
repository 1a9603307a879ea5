import { useReducer } from 'react'
import { api } from '../../platform/api.ts'
import { ApiProblem, sentenceOf } from '../../platform/api-problem.ts'
import { phoneMessageOf } from '../../platform/auth-messages.ts'
import { afterPhoneEvent, firstStep, isPhoneNumber, type PhoneEvent, type PhoneSteps, tidyNumber } from './phone-steps.ts'
import { authReady } from './session.ts'

const unexpected = phoneMessageOf('unknown')

/** These send the person back to the number (specification, section 8). */
const startsOver = new Set(['code-expired', 'missing-session'])

type Tell = (event: PhoneEvent) => void

/** Asks our server whether the number is still free, then has the code sent. */
async function sendCode(typed: string, tell: Tell) {
  const phoneNumber = tidyNumber(typed)
  tell({ type: 'number-was-submitted' })
  if (!isPhoneNumber(phoneNumber)) {
    return tell({ type: 'number-was-refused', problem: phoneMessageOf('invalid-phone-number') })
  }
  try {
    await api['check-phone'].$post({ json: { phoneNumber } })
    const door = await authReady
    const outcome = await door.sendPhoneCode(phoneNumber)
    if (!outcome.success) return tell({ type: 'number-was-refused', problem: outcome.error })
    const localCode = await door.localCodeFor(phoneNumber).catch(() => null)
    tell({ type: 'code-was-sent', phoneNumber, localCode })
  } catch (error) {
    tell({ type: 'number-was-refused', problem: sentenceOf(error, unexpected) })
  }
}

/** Links the number, has our server take note of it, and takes the credits. All but the link can be repeated without harm. */
async function confirmCode(code: string, now: PhoneSteps, tell: Tell, whenVerified: () => Promise<unknown>) {
  if (now.step !== 'code') return
  tell({ type: 'code-was-submitted' })
  try {
    if (!now.linked) {
      const outcome = await (await authReady).confirmPhoneCode(code)
      if (!outcome.success) {
        return tell({ type: 'code-was-refused', problem: outcome.error, startOver: startsOver.has(outcome.code) })
      }
      tell({ type: 'phone-was-linked' })
    }
    await api['verify-phone'].$post({ json: { phoneNumber: now.phoneNumber } })
    const { creditsGranted } = await (await api['grant-credits'].$post()).json()
    await whenVerified()
    tell({ type: 'verified', creditsGranted })
  } catch (error) {
    const startOver = error instanceof ApiProblem && error.code === 'phone_already_used'
    tell({ type: 'code-was-refused', problem: sentenceOf(error, unexpected), startOver })
  }
}

/** The variant without SMS: one call does it all. */
async function verifySimply(typed: string, tell: Tell, whenVerified: () => Promise<unknown>) {
  const phoneNumber = tidyNumber(typed)
  tell({ type: 'number-was-submitted' })
  try {
    const { creditsGranted } = await (await api['verify-phone-simple'].$post({ json: { phoneNumber } })).json()
    await whenVerified()
    tell({ type: 'verified', creditsGranted })
  } catch (error) {
    tell({ type: 'number-was-refused', problem: sentenceOf(error, unexpected) })
  }
}

/** The phone dialog's state and what its buttons do. `whenVerified` refreshes profile and credits. */
export function usePhoneVerification(whenVerified: () => Promise<unknown>) {
  const [steps, tell] = useReducer(afterPhoneEvent, firstStep)
  return {
    steps,
    sendCode: (typed: string) => sendCode(typed, tell),
    confirmCode: (code: string) => confirmCode(code, steps, tell, whenVerified),
    verifySimply: (typed: string) => verifySimply(typed, tell, whenVerified),
    changeNumber: () => tell({ type: 'number-should-change' }),
    alreadyVerified: () => tell({ type: 'verified', creditsGranted: 0 }),
  }
}
