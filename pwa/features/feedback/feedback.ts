import { atom } from 'jotai'
import { feedbackMaxCharacters } from '../../../api/contract/limits.ts'
import { ApiProblem } from '../../platform/api-problem.ts'

export type FeedbackType = 'suggestion' | 'issue' | 'other'

interface FeedbackDraft {
  feedbackType: FeedbackType
  feedbackText: string
  email: string
}

export const emptyFeedback: FeedbackDraft = { feedbackType: 'suggestion', feedbackText: '', email: '' }

export const feedbackDraftAtom = atom(emptyFeedback)

export const thanksShownMs = 2000

export interface FeedbackFaults {
  feedbackText?: string
  email?: string
}

/** The server has the same rule: an @ with something before it and a dotted name after it. */
const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

export function feedbackFaults({ feedbackText, email }: FeedbackDraft): FeedbackFaults {
  const faults: FeedbackFaults = {}
  if (!feedbackText.trim()) faults.feedbackText = 'Please provide your feedback before submitting.'
  if (feedbackText.length > feedbackMaxCharacters) {
    faults.feedbackText = `Please keep your feedback under ${feedbackMaxCharacters.toLocaleString('en-US')} characters.`
  }
  if (email && !looksLikeEmail.test(email)) faults.email = 'Please enter a valid email address, or leave it empty.'
  return faults
}

/** These problems say what to do themselves; others get the general sentence. */
const ownSentence = new Set(['bad_request', 'too_many_requests', 'no_connection'])

export function feedbackFailure(error: unknown): string {
  if (error instanceof ApiProblem && ownSentence.has(error.code)) return error.message
  return 'Failed to submit feedback. Please try again later.'
}
