import type { GenerationDone } from './generation-kind.ts'

/** Before the first part is there: whether the server has the request, and has put anything on hold, is not known. */
export function askedWords(credits: number): string {
  return credits === 0 ? 'Nothing is charged.' : `You pay ${credits} credits, and only if you get a result.`
}

/** What the user's credits are doing once the first part has arrived. */
export function holdWords(credits: number): string {
  return credits === 0 ? 'Nothing is charged.' : `${credits} credits are on hold, not spent.`
}

/** The connection is lost, or the server cannot answer, before the first part: only what holds in any case. */
export const unansweredWords = 'No answer yet. We keep trying. You never pay twice, and only for a result.'

/** The connection is lost after the first part; the server works on. */
export const lostWords =
  'No connection. The work continues without you, and the result is fetched as soon as you are back online. You pay once.'

/**
 * What the credits became.
 * @param isFromBefore it was finished before a reload: what was left then need not be what is left now
 */
export function spentWords({ creditsCharged, creditsRemaining, ...done }: GenerationDone, isFromBefore = false): string {
  if (done.charge === 'returned') return `${returnedWords(done)}${isFromBefore ? '' : ` You have ${creditsRemaining}.`}`
  const spent = creditsCharged === 0 ? 'Nothing was charged' : `${creditsCharged} credits spent`
  return isFromBefore ? `${spent}.` : `${spent}, ${creditsRemaining}${creditsCharged === 0 ? ' credits' : ''} left.`
}

/** How long a result stays, and what to do if it should stay longer. */
export function keptWords({ isKept = false }: { isKept?: boolean | undefined }): string {
  return isKept
    ? 'It stays in this tab until you close it or log out. Export what you want to keep.'
    : 'Not stored: export what you want to keep.'
}

/** Shown with a result that cost nothing because the AI could not write its main part. */
export function returnedWords({ creditsReturned }: Pick<GenerationDone, 'creditsReturned'>): string {
  return creditsReturned
    ? `The AI could not write this; your ${creditsReturned} credits are back.`
    : 'The AI could not write this. Nothing was charged.'
}

interface Writer {
  coach: 'openai' | 'builtin'
  standIns: readonly string[]
}

/** Who wrote this: the built-in coach, the AI (null), or both. */
export function writerWords({ coach, standIns }: Writer): string | null {
  if (coach === 'builtin') return 'Written by the built-in coach, without AI.'
  return standIns.length === 0 ? null : 'What the built-in coach wrote instead of the AI is marked.'
}

/** Marks, on screen and in every export, a part that the built-in coach wrote because the connected model failed. */
export const standInWords = 'The AI could not write this part. The built-in coach did.'
