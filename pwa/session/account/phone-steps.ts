/** The phone dialog's states: enter the number, enter the code, done. */
export type PhoneSteps =
  | { step: 'number'; busy: boolean; problem: string | null }
  | {
      step: 'code'
      phoneNumber: string
      /** Local mode: the code that a real SMS would bring. */
      localCode: string | null
      busy: boolean
      problem: string | null
      /** The number is linked and only our server has yet to confirm: the code need not be entered again. */
      linked: boolean
    }
  | { step: 'done'; creditsGranted: number }

export type PhoneEvent =
  | { type: 'number-was-submitted' }
  | { type: 'number-was-refused'; problem: string }
  | { type: 'code-was-sent'; phoneNumber: string; localCode: string | null }
  | { type: 'code-was-submitted' }
  | { type: 'code-was-refused'; problem: string; startOver: boolean }
  | { type: 'phone-was-linked' }
  | { type: 'number-was-discarded' }
  | { type: 'phone-was-verified'; creditsGranted: number }

export const firstStep: PhoneSteps = { step: 'number', busy: false, problem: null }

export function afterPhoneEvent(now: PhoneSteps, event: PhoneEvent): PhoneSteps {
  switch (event.type) {
    case 'number-was-submitted':
      return { step: 'number', busy: true, problem: null }
    case 'number-was-refused':
      return { step: 'number', busy: false, problem: event.problem }
    case 'code-was-sent': {
      const { phoneNumber, localCode } = event
      return { step: 'code', phoneNumber, localCode, busy: false, problem: null, linked: false }
    }
    case 'number-was-discarded':
      return firstStep
    case 'phone-was-verified':
      return { step: 'done', creditsGranted: event.creditsGranted }
  }
  if (now.step !== 'code') return now
  if (event.type === 'code-was-submitted') return { ...now, busy: true, problem: null }
  if (event.type === 'phone-was-linked') return { ...now, linked: true }
  if (event.startOver) return { step: 'number', busy: false, problem: event.problem }
  return { ...now, busy: false, problem: event.problem }
}

/** The button for the number is enabled from this length on. */
export const phoneMinLength = 8
export const codeLength = 6

/** Removes what people type between digits. */
export const tidyNumber = (typed: string): string => typed.replace(/[\s().-]/g, '')

/** E.164: +, country code, number. The SMS service accepts anything and fails late, so it is checked here. */
export const isPhoneNumber = (tidy: string): boolean => /^\+[1-9]\d{6,14}$/.test(tidy)

/** Whether this person verifies without SMS. */
export const hasSimpleVariant = (uid: string): boolean => uid.startsWith('user-')
