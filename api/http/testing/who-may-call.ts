type Answers = [
  none: number,
  expired: number,
  foreign: number,
  /** With a valid token of a revoked session: 401 for money, phone or deletion; otherwise the token counts for its hour. */
  revoked: 401 | 'passes',
  /** Signed in, without a verified phone or credits. */
  unverified: number,
  /** With phone and credits, naming another user's resource; null if the call names none. */
  others: number | null,
]

const open = (status: number): Answers => [status, status, status, 'passes', status, null]
const person = (unverified: number, others: number | null = null): Answers => [401, 401, 401, 'passes', unverified, others]
const checked = (unverified: number, others: number | null = null): Answers => [401, 401, 401, 401, unverified, others]

/** Every call and its response to callers without or with few rights. A missing call fails the test. */
export const whoMayCall: Record<string, Answers> = {
  'GET /healthz': open(200),
  'GET /readyz': open(200),
  'GET /metrics': open(404),
  'GET /openapi.json': open(200),
  'GET /api/config': open(200),
  'POST /api/page-reports': open(204),
  // Authenticated by Stripe's signature only.
  'POST /api/stripe/webhook': open(400),
  // By a signed URL only, since a video element cannot send a token.
  'GET /api/elevator-pitch/:id/video': [403, 403, 403, 'passes', 403, 403],
  // Anonymous, but a token must be valid.
  'POST /api/feedback': [200, 401, 401, 'passes', 200, null],

  'GET /api/user/profile': person(200),
  'POST /api/user/active': person(200),
  'GET /api/account/export': checked(200),
  'DELETE /api/account': checked(200),

  'POST /api/check-phone': checked(200),
  'POST /api/verify-phone': checked(400),
  'POST /api/grant-credits': checked(403),
  'POST /api/verify-phone-simple': checked(404),

  'GET /api/credits': person(200),
  'GET /api/credits/history': person(200),
  'POST /api/consume-credits': person(402),
  'POST /api/credits/deduct': person(402),
  'POST /api/create-checkout-session': checked(403),
  'GET /api/payment-success': checked(404, 404),
  'GET /api/purchases': checked(200),

  'GET /api/answers': person(404, 404),

  'POST /api/read-job-ad': person(200),
  'POST /api/extract-resume': person(200),
  'POST /api/analyze': person(402),
  'POST /api/analyze/edited-lines': person(403, 403),
  'POST /api/analyze/told-lines': person(403, 403),
  'POST /api/analyze/improved-resume': person(403, 403),
  'POST /api/transcribe-audio': person(404, 404),
  'POST /api/interview-feedback': person(404, 404),
  'POST /api/interview-prep/generate': person(402),
  'POST /api/interview-qa/generate': person(402),
  // The built-in coach's draft is free.
  'POST /api/cover-letter/generate': person(200),
  'POST /api/voice-to-resume/generate': person(402, 404),
  'POST /api/voice-to-resume/download': person(200),
  'POST /api/elevator-pitch/generate': person(402),
  // The coach of this test has no lines to offer.
  'POST /api/elevator-pitch/analyze': person(402),
  'POST /api/elevator-pitch/save': person(403, 404),
  'GET /api/elevator-pitch/library': person(200),
  'DELETE /api/elevator-pitch/:id': person(404, 404),
  'POST /api/uploads': person(403),
  'GET /api/uploads/:uploadId': person(404, 404),
  'PATCH /api/uploads/:uploadId': person(404, 404),
  'DELETE /api/uploads/:uploadId': person(404, 404),
}
