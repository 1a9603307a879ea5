/** Every way a call can fail, with its HTTP status and default message. The body is `{ code, message, error }`. */
export const problems = {
  bad_request: { status: 400, message: 'Something in the form is not right. Please check it and try again.' },
  unauthenticated: { status: 401, message: 'Authentication required. Please sign in again.' },
  too_few_credits: { status: 402, message: "You don't have enough credits. Please purchase more credits to continue." },
  forbidden: { status: 403, message: 'Your account does not have access to this.' },
  not_found: { status: 404, message: 'We couldn’t find that. It may have been removed.' },
  running: { status: 409, message: 'This is already in progress. Please wait a moment.' },
  phone_already_used: {
    status: 409,
    message: 'This phone number has already been used for a trial. Each phone number can only be used once.',
  },
  too_large: { status: 413, message: 'File size exceeds 5MB limit. Please upload a smaller file.' },
  wrong_type: { status: 415, message: 'Please upload a PDF, DOC, or DOCX file' },
  unreadable_file: {
    status: 422,
    message: 'This file could not be read. Please save it again as PDF or DOCX and upload the new file.',
  },
  key_reused: { status: 422, message: 'This request was already used for something else. Please try again.' },
  not_understood: { status: 422, message: "We couldn't understand your speech. Please record it again in a quiet place." },
  requirements_not_found: {
    status: 422,
    message: 'We could not find what this job description asks for. Please mark the lines that are its requirements.',
  },
  pitch_limit: {
    status: 422,
    message: 'You can only save up to 3 elevator pitches. Please delete or replace an existing pitch first.',
  },
  too_many_requests: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  ai_budget_spent: { status: 503, message: 'The AI has reached its limit for today. It is available again tomorrow.' },
  switched_off: { status: 503, message: 'This is turned off right now. Please try again later.' },
  read_only: { status: 503, message: 'Greenroom is read-only right now: nothing can be changed.' },
  charge_failed: { status: 503, message: 'Failed to deduct credits. Please try again.' },
  database_error: { status: 503, message: 'This phone number is already registered with another account.' },
  restarting: { status: 503, message: 'Greenroom is restarting. Please try again in a moment.' },
  unavailable: { status: 503, message: 'This is not working right now. Please try again in a moment.' },
} as const

export type ProblemCode = keyof typeof problems

export const resumeMissing = {
  forAnalysis: 'Please upload your resume before analyzing',
  elsewhere: 'Please upload your resume',
} as const

export const reportedCharges = [
  'none',
  'running',
  'returned',
  /** Charged; repeating the request with the same key regenerates the result for free. */
  'free-again',
  /** Charged, and the result is no longer available. */
  'paid',
  'unknown',
] as const

export type ReportedCharge = (typeof reportedCharges)[number]

export interface ProblemBody {
  code: ProblemCode
  message: string
  /** The code on phone routes, the message elsewhere. */
  error: string
  creditsReturned?: number
  creditsRemaining?: number
  /** With `requirements_not_found`: the lines of the ad, for the user to mark its requirements. */
  adLines?: string[]
  charge?: ReportedCharge
}
