/** The phone dialog's states: enter the number, enter the code, done. */
export type PhoneSteps =
  | { step: 'number'; busy: boolean; problem: string | null }
  | {
      step: 'code'
      phoneNumber: string
      /** Local mode: what a real SMS would carry. */
      localCode: string | null
      busy: boolean
      problem: string | null
      /** The number is linked already, and only our own server still has to agree: the code is not asked for again. */
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
  | { type: 'number-should-change' }
  | { type: 'verified'; creditsGranted: number }

export const firstStep: PhoneSteps = { step: 'number', busy: false, problem: null }

export function afterPhoneEvent(now: PhoneSteps, event: PhoneEvent): PhoneSteps {
  switch (event.type) {
    case 'number-was-submitted':
      return { step: 'number', busy: true, problem: null }
    case 'number-was-refused':
      return { step: 'number', busy: false, problem: event.problem }
    case 'code-was-sent':
      return {
        step: 'code',
        phoneNumber: event.phoneNumber,
        localCode: event.localCode,
        busy: false,
        problem: null,
        linked: false,
      }
    case 'number-should-change':
      return firstStep
    case 'verified':
      return { step: 'done', creditsGranted: event.creditsGranted }
  }
  if (now.step !== 'code') return now
  if (event.type === 'code-was-submitted') return { ...now, busy: true, problem: null }
  if (event.type === 'phone-was-linked') return { ...now, linked: true }
  if (event.startOver) return { step: 'number', busy: false, problem: event.problem }
  return { ...now, busy: false, problem: event.problem }
}

/** The button for the number is enabled from this length on (specification, section 5). */
export const phoneMinLength = 8
export const codeLength = 6

/** What people type between digits goes. */
export const tidyNumber = (typed: string): string => typed.replace(/[\s().-]/g, '')

/** E.164: +, country code, number. The SMS service takes anything else and fails late, so it is checked here. */
export const isPhoneNumber = (tidy: string): boolean => /^\+[1-9]\d{6,14}$/.test(tidy)

/** Who gets the dialog without SMS. */
export const hasSimpleVariant = (uid: string): boolean => uid.startsWith('user-')
