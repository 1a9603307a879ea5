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

export const phoneMinLength = 8
export const codeLength = 6

/** A message younger than this is probably still on its way. */
const newCodeAfterMs = 30_000

export const secondsToNewCode = (sentAtMs: number, nowMs: number): number =>
  Math.max(0, Math.ceil((sentAtMs + newCodeAfterMs - nowMs) / 1_000))

export const hasSimpleVariant = (uid: string): boolean => uid.startsWith('user-')
