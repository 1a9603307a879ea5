import { useReducer } from 'react'
import { api } from '../../platform/api.ts'
import { ApiProblem, sentenceOf } from '../../platform/api-problem.ts'
import { phoneMessageOf } from '../../platform/phone-messages.ts'
import { authReady } from '../auth/session.ts'
import { afterPhoneEvent, firstStep, type PhoneEvent, type PhoneSteps } from './phone-steps.ts'

const unexpected = phoneMessageOf('unknown')

/** After these the user enters the number again. */
const startsOver = new Set(['code-expired', 'missing-session'])

type Dispatch = (event: PhoneEvent) => void

const notANumber: PhoneEvent = { type: 'number-was-refused', problem: phoneMessageOf('invalid-phone-number') }

/** Checks that the number is still free, then has the code sent. */
async function sendCode(phoneNumber: string | null, dispatch: Dispatch) {
  if (phoneNumber === null) return dispatch(notANumber)
  dispatch({ type: 'number-was-submitted' })
  await send(phoneNumber, dispatch, (problem) => dispatch({ type: 'number-was-refused', problem }))
}

/** On failure the previous code stays valid. */
async function sendNewCode(now: PhoneSteps, dispatch: Dispatch) {
  if (now.step !== 'code') return
  dispatch({ type: 'new-code-was-requested' })
  await send(now.phoneNumber, dispatch, (problem) => dispatch({ type: 'code-was-refused', problem, startOver: false }))
}

async function send(phoneNumber: string, dispatch: Dispatch, refuse: (problem: string) => void) {
  try {
    await api['check-phone'].$post({ json: { phoneNumber } })
    const auth = await authReady
    const outcome = await auth.sendPhoneCode(phoneNumber)
    if (!outcome.success) return refuse(outcome.error)
    const localCode = await auth.localCodeFor(phoneNumber).catch(() => null)
    dispatch({ type: 'code-was-sent', phoneNumber, localCode, sentAtMs: Date.now() })
  } catch (error) {
    refuse(sentenceOf(error, unexpected))
  }
}

/** Links the number, reports it and collects the credits. All but linking is safe to repeat. */
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

/** Without SMS: one call does everything. */
async function verifySimply(phoneNumber: string | null, dispatch: Dispatch, refresh: () => Promise<unknown>) {
  if (phoneNumber === null) return dispatch(notANumber)
  dispatch({ type: 'number-was-submitted' })
  try {
    const { creditsGranted } = await (await api['verify-phone-simple'].$post({ json: { phoneNumber } })).json()
    await refresh()
    dispatch({ type: 'phone-was-verified', creditsGranted })
  } catch (error) {
    dispatch({ type: 'number-was-refused', problem: sentenceOf(error, unexpected) })
  }
}

/** `refresh` reloads profile and credits after verification. */
export function usePhoneVerification(refresh: () => Promise<unknown>) {
  const [steps, dispatch] = useReducer(afterPhoneEvent, firstStep)
  return {
    steps,
    sendCode: (phoneNumber: string | null) => sendCode(phoneNumber, dispatch),
    sendNewCode: () => sendNewCode(steps, dispatch),
    confirmCode: (code: string) => confirmCode(code, steps, dispatch, refresh),
    verifySimply: (phoneNumber: string | null) => verifySimply(phoneNumber, dispatch, refresh),
    changeNumber: () => dispatch({ type: 'number-was-discarded' }),
    alreadyVerified: () => dispatch({ type: 'phone-was-verified', creditsGranted: 0 }),
  }
}
