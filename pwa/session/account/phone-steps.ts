export type PhoneSteps =
  | { step: 'number'; busy: boolean; problem: string | null }
  | {
      step: 'code'
      phoneNumber: string
      /** Local mode: the code a real SMS would contain. */
      localCode: string | null
      sentAtMs: number
      isNew: boolean
      doing: 'nothing' | 'verifying' | 'sending'
      problem: string | null
      /** The number is linked, so the code need not be entered again; only our server has yet to confirm. */
      linked: boolean
    }
  | { step: 'done'; creditsGranted: number }

export type PhoneEvent =
  | { type: 'number-was-submitted' }
  | { type: 'number-was-refused'; problem: string }
  | { type: 'code-was-sent'; phoneNumber: string; localCode: string | null; sentAtMs: number }
  | { type: 'new-code-was-requested' }
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
      const { phoneNumber, localCode, sentAtMs } = event
      const isNew = now.step === 'code'
      return { step: 'code', phoneNumber, localCode, sentAtMs, isNew, doing: 'nothing', problem: null, linked: false }
    }
    case 'number-was-discarded':
      return firstStep
    case 'phone-was-verified':
      return { step: 'done', creditsGranted: event.creditsGranted }
  }
  if (now.step !== 'code') return now
  if (event.type === 'new-code-was-requested') return { ...now, doing: 'sending', problem: null }
  if (event.type === 'code-was-submitted') return { ...now, doing: 'verifying', problem: null }
  if (event.type === 'phone-was-linked') return { ...now, linked: true }
  if (event.startOver) return { step: 'number', busy: false, problem: event.problem }
  return { ...now, doing: 'nothing', problem: event.problem }
}

export const phoneMinLength = 8
export const codeLength = 6

/** A message younger than this is probably still on its way. */
const newCodeAfterMs = 30_000

export const secondsToNewCode = (sentAtMs: number, nowMs: number): number =>
  Math.max(0, Math.ceil((sentAtMs + newCodeAfterMs - nowMs) / 1_000))

export const hasSimpleVariant = (uid: string): boolean => uid.startsWith('user-')
