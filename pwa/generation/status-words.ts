import type { GenerationDone } from './generation-kind.ts'

/** Before the first part arrives, it is unknown whether anything is on hold. */
export function askedWords(credits: number): string {
  return credits === 0 ? 'Nothing is charged.' : `You pay ${credits} credits, and only if you get a result.`
}

export function holdWords(credits: number): string {
  return credits === 0 ? 'Nothing is charged.' : `${credits} credits are on hold, not spent.`
}

/** Without a connection before the first part: only what holds in any case. */
export const unansweredWords = 'No answer yet. We keep trying. You never pay twice, and only for a result.'

/** Without a connection after the first part: the server works on. */
export const lostWords =
  'No connection. The work continues without you, and the result is fetched as soon as you are back online. You pay once.'

/** @param isFromBefore finished before a reload, so the balance may be outdated */
export function spentWords({ creditsCharged, creditsRemaining, ...done }: GenerationDone, isFromBefore = false): string {
  if (done.charge === 'returned') return `${returnedWords(done)}${isFromBefore ? '' : ` You have ${creditsRemaining}.`}`
  if (creditsCharged === 0) return 'Nothing was charged.'
  return `${creditsCharged} credits spent${isFromBefore ? '' : `, ${creditsRemaining} left`}.`
}

export function keptWords({ isKept = false }: { isKept?: boolean | undefined }): string {
  return isKept
    ? 'It stays in this tab until you close it or log out, so export what you want to keep.'
    : 'Not stored: export what you want to keep.'
}

export function returnedWords({ creditsReturned }: Pick<GenerationDone, 'creditsReturned'>): string {
  return creditsReturned
    ? `The AI could not write this; your ${creditsReturned} credits are back.`
    : 'The AI could not write this. Nothing was charged.'
}

export const keptUntilReady = 'You keep this one until the new one is ready.'

interface Writer {
  coach: 'openai' | 'builtin'
  standIns: readonly string[]
}

/** Null for the AI alone. */
export function writerWords({ coach, standIns }: Writer): string | null {
  if (coach === 'builtin') return 'Written by the built-in coach, without AI.'
  return standIns.length === 0 ? null : 'What the built-in coach wrote instead of the AI is marked.'
}

/** Marks a part that the built-in coach wrote because the connected model failed. */
export const standInWords = 'The AI could not write this part. The built-in coach did.'
