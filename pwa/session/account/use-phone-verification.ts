import { useReducer } from 'react'
import { api } from '../../platform/api.ts'
import { ApiProblem, sentenceOf } from '../../platform/api-problem.ts'
import { phoneMessageOf } from '../../platform/phone-messages.ts'
import { authReady } from '../auth/session.ts'
import { afterPhoneEvent, firstStep, isPhoneNumber, type PhoneEvent, type PhoneSteps, tidyNumber } from './phone-steps.ts'

const unexpected = phoneMessageOf('unknown')

/** After these the person enters the number again. */
const startsOver = new Set(['code-expired', 'missing-session'])

type Dispatch = (event: PhoneEvent) => void

/** Checks with our server that the number is still free, then has the code sent. */
async function sendCode(typed: string, dispatch: Dispatch) {
  const phoneNumber = tidyNumber(typed)
  dispatch({ type: 'number-was-submitted' })
  if (!isPhoneNumber(phoneNumber)) {
    return dispatch({ type: 'number-was-refused', problem: phoneMessageOf('invalid-phone-number') })
  }
  try {
    await api['check-phone'].$post({ json: { phoneNumber } })
    const auth = await authReady
    const outcome = await auth.sendPhoneCode(phoneNumber)
    if (!outcome.success) return dispatch({ type: 'number-was-refused', problem: outcome.error })
    const localCode = await auth.localCodeFor(phoneNumber).catch(() => null)
    dispatch({ type: 'code-was-sent', phoneNumber, localCode })
  } catch (error) {
    dispatch({ type: 'number-was-refused', problem: sentenceOf(error, unexpected) })
  }
}

/** Links the number, reports it to our server and collects the credits. Everything but the link can be repeated safely. */
async function confirmCode(code: string, now: PhoneSteps, dispatch: Dispatch, refresh: () => Promise<unknown>) {
  if (now.step !== 'code') return
  dispatch({ type: 'code-was-submitted' })
  try {
    if (!now.linked) {
      const outcome = await (await authReady).confirmPhoneCode(code)
      if (!outcome.success) {
        return dispatch({ type: 'code-was-refused', problem: outcome.error, startOver: startsOver.has(outcome.code) })
      }
      dispatch({ type: 'phone-was-linked' })
    }
    await api['verify-phone'].$post({ json: { phoneNumber: now.phoneNumber } })
    const { creditsGranted } = await (await api['grant-credits'].$post()).json()
    await refresh()
    dispatch({ type: 'phone-was-verified', creditsGranted })
  } catch (error) {
    const startOver = error instanceof ApiProblem && error.code === 'phone_already_used'
    dispatch({ type: 'code-was-refused', problem: sentenceOf(error, unexpected), startOver })
  }
}

/** The variant without SMS: one call does everything. */
async function verifySimply(typed: string, dispatch: Dispatch, refresh: () => Promise<unknown>) {
  const phoneNumber = tidyNumber(typed)
  dispatch({ type: 'number-was-submitted' })
  try {
    const { creditsGranted } = await (await api['verify-phone-simple'].$post({ json: { phoneNumber } })).json()
    await refresh()
    dispatch({ type: 'phone-was-verified', creditsGranted })
  } catch (error) {
    dispatch({ type: 'number-was-refused', problem: sentenceOf(error, unexpected) })
  }
}

/**
 * The phone dialog's state and what its buttons do.
 * @param refresh fetches profile and credits again, once the number is verified
 */
export function usePhoneVerification(refresh: () => Promise<unknown>) {
  const [steps, dispatch] = useReducer(afterPhoneEvent, firstStep)
  return {
    steps,
    sendCode: (typed: string) => sendCode(typed, dispatch),
    confirmCode: (code: string) => confirmCode(code, steps, dispatch, refresh),
    verifySimply: (typed: string) => verifySimply(typed, dispatch, refresh),
    changeNumber: () => dispatch({ type: 'number-was-discarded' }),
    alreadyVerified: () => dispatch({ type: 'phone-was-verified', creditsGranted: 0 }),
  }
}
