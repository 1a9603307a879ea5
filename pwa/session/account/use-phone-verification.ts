import { useState } from 'react'
import { api } from '../../platform/api.ts'
import { ApiProblem, sentenceOf } from '../../platform/api-problem.ts'
import { phoneMessages } from '../../platform/phone-messages.ts'
import { authReady } from '../auth/session.ts'
import { useRefreshProfile } from '../auth/use-profile.ts'
import { useRefreshCredits } from '../credits/use-credits.ts'
import type { PhoneSteps } from './phone-steps.ts'

const unexpected = phoneMessages.unknown
const notANumber = phoneMessages['invalid-phone-number']

/** After these the user enters the number again. */
const startsOver = new Set(['code-expired', 'missing-session'])

type CodeStep = Extract<PhoneSteps, { step: 'code' }>

export function usePhoneVerification() {
  const [steps, setSteps] = useState<PhoneSteps>({ step: 'number', busy: false, problem: null })
  const refreshProfile = useRefreshProfile()
  const refreshCredits = useRefreshCredits()

  const showNumber = (problem: string | null, busy = false) => setSteps({ step: 'number', busy, problem })
  const changeCode = (change: Partial<CodeStep>) => setSteps((now) => (now.step === 'code' ? { ...now, ...change } : now))
  /** The code can be entered again. */
  const refuseCode = (problem: string) => changeCode({ doing: 'nothing', problem })

  /** Checks that the number is still free, then has the code sent. */
  async function send(phoneNumber: string, refuse: (problem: string) => void) {
    try {
      await api['check-phone'].$post({ json: { phoneNumber } })
      const auth = await authReady
      const problem = await auth.sendPhoneCode(phoneNumber)
      if (problem) return refuse(phoneMessages[problem])
      const localCode = await auth.localCodeFor(phoneNumber).catch(() => null)
      const code = { phoneNumber, localCode, sentAtMs: Date.now(), isNew: steps.step === 'code' }
      setSteps({ step: 'code', ...code, doing: 'nothing', problem: null, linked: false })
    } catch (error) {
      refuse(sentenceOf(error, unexpected))
    }
  }

  async function verified(creditsGranted: number) {
    await Promise.all([refreshProfile(), refreshCredits()])
    setSteps({ step: 'done', creditsGranted })
  }

  return {
    steps,
    async sendCode(phoneNumber: string | null) {
      if (phoneNumber === null) return showNumber(notANumber)
      showNumber(null, true)
      await send(phoneNumber, showNumber)
    },
    /** On failure the previous code stays valid. */
    async sendNewCode() {
      if (steps.step !== 'code') return
      changeCode({ doing: 'sending', problem: null })
      await send(steps.phoneNumber, refuseCode)
    },
    /** Links the number, reports it and collects the credits. All but linking is safe to repeat. */
    async confirmCode(code: string) {
      if (steps.step !== 'code') return
      changeCode({ doing: 'verifying', problem: null })
      try {
        if (!steps.linked) {
          const problem = await (await authReady).confirmPhoneCode(code)
          if (problem) {
            const refuse = startsOver.has(problem) ? showNumber : refuseCode
            return refuse(phoneMessages[problem])
          }
          changeCode({ linked: true })
        }
        await api['verify-phone'].$post({ json: { phoneNumber: steps.phoneNumber } })
        await verified((await (await api['grant-credits'].$post()).json()).creditsGranted)
      } catch (error) {
        const isUsed = error instanceof ApiProblem && error.code === 'phone_already_used'
        const refuse = isUsed ? showNumber : refuseCode
        refuse(sentenceOf(error, unexpected))
      }
    },
    /** Without SMS: one call does everything. */
    async verifySimply(phoneNumber: string | null) {
      if (phoneNumber === null) return showNumber(notANumber)
      showNumber(null, true)
      try {
        await verified((await (await api['verify-phone-simple'].$post({ json: { phoneNumber } })).json()).creditsGranted)
      } catch (error) {
        showNumber(sentenceOf(error, unexpected))
      }
    },
    changeNumber: () => showNumber(null),
    alreadyVerified: () => setSteps({ step: 'done', creditsGranted: 0 }),
  }
}
