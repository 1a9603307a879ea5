import { useReducer } from 'react'
import { api } from '../../platform/api.ts'
import { ApiProblem, sentenceOf } from '../../platform/api-problem.ts'
import { phoneMessageOf } from '../../platform/phone-messages.ts'
import { authReady } from '../auth/session.ts'
import { useRefreshProfile } from '../auth/use-profile.ts'
import { useRefreshCredits } from '../credits/use-credits.ts'
import { afterPhoneEvent, firstStep, type PhoneEvent } from './phone-steps.ts'

const unexpected = phoneMessageOf('unknown')

/** After these the user enters the number again. */
const startsOver = new Set(['code-expired', 'missing-session'])

const notANumber: PhoneEvent = { type: 'number-was-refused', problem: phoneMessageOf('invalid-phone-number') }

export function usePhoneVerification() {
  const [steps, dispatch] = useReducer(afterPhoneEvent, firstStep)
  const refreshProfile = useRefreshProfile()
  const refreshCredits = useRefreshCredits()

  /** Checks that the number is still free, then has the code sent. */
  async function send(phoneNumber: string, refuse: (problem: string) => void) {
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

  async function verified(creditsGranted: number) {
    await Promise.all([refreshProfile(), refreshCredits()])
    dispatch({ type: 'phone-was-verified', creditsGranted })
  }

  return {
    steps,
    async sendCode(phoneNumber: string | null) {
      if (phoneNumber === null) return dispatch(notANumber)
      dispatch({ type: 'number-was-submitted' })
      await send(phoneNumber, (problem) => dispatch({ type: 'number-was-refused', problem }))
    },
    /** On failure the previous code stays valid. */
    async sendNewCode() {
      if (steps.step !== 'code') return
      dispatch({ type: 'new-code-was-requested' })
      await send(steps.phoneNumber, (problem) => dispatch({ type: 'code-was-refused', problem, startOver: false }))
    },
    /** Links the number, reports it and collects the credits. All but linking is safe to repeat. */
    async confirmCode(code: string) {
      if (steps.step !== 'code') return
      dispatch({ type: 'code-was-submitted' })
      try {
        if (!steps.linked) {
          const outcome = await (await authReady).confirmPhoneCode(code)
          if (!outcome.success) {
            return dispatch({ type: 'code-was-refused', problem: outcome.error, startOver: startsOver.has(outcome.code) })
          }
          dispatch({ type: 'phone-was-linked' })
        }
        await api['verify-phone'].$post({ json: { phoneNumber: steps.phoneNumber } })
        await verified((await (await api['grant-credits'].$post()).json()).creditsGranted)
      } catch (error) {
        const startOver = error instanceof ApiProblem && error.code === 'phone_already_used'
        dispatch({ type: 'code-was-refused', problem: sentenceOf(error, unexpected), startOver })
      }
    },
    /** Without SMS: one call does everything. */
    async verifySimply(phoneNumber: string | null) {
      if (phoneNumber === null) return dispatch(notANumber)
      dispatch({ type: 'number-was-submitted' })
      try {
        await verified((await (await api['verify-phone-simple'].$post({ json: { phoneNumber } })).json()).creditsGranted)
      } catch (error) {
        dispatch({ type: 'number-was-refused', problem: sentenceOf(error, unexpected) })
      }
    },
    changeNumber: () => dispatch({ type: 'number-was-discarded' }),
    alreadyVerified: () => dispatch({ type: 'phone-was-verified', creditsGranted: 0 }),
  }
}
