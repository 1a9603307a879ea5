/** What a call answers, by who calls. */
type Answers = [
  /** Without a token. */
  none: number,
  /** With a token that has ended. */
  expired: number,
  /** With a token that Google signed for another project. */
  foreign: number,
  /** With a good token of a session that was revoked: 401 where it is about money, the phone or deletion, else the token's hour counts. */
  revoked: 401 | 'passes',
  /** Signed in, but without a verified phone and so without credits. */
  unverified: number,
  /** Signed in with phone and credits, and names another person's thing; null where a call can name nobody's. */
  others: number | null,
]

/** Everybody may call it; a token that is sent is not looked at. */
const open = (status: number): Answers => [status, status, status, 'passes', status, null]
/** Only with a token. */
const person = (unverified: number, others: number | null = null): Answers => [401, 401, 401, 'passes', unverified, others]
/** Only with a token whose session still stands. */
const checked = (unverified: number, others: number | null = null): Answers => [401, 401, 401, 401, unverified, others]

/** Every call of the server, and what it answers to those who may not, or may little. A call that is missing here fails the test. */
export const whoMayCall: Record<string, Answers> = {
  'GET /healthz': open(200),
  'GET /readyz': open(200),
  // For the operator's own token alone.
  'GET /metrics': open(404),
  'GET /openapi.json': open(200),
  'GET /api/config': open(200),
  'POST /api/page-reports': open(204),
  // Believed with Stripe's signature alone.
  'POST /api/stripe/webhook': open(400),
  // By a signed address alone, since a video element sends no token.
  'GET /api/elevator-pitch/:id/video': [403, 403, 403, 'passes', 403, 403],
  // Open, and whoever says who they are must be it.
  'POST /api/feedback': [200, 401, 401, 'passes', 200, null],

  'GET /api/user/profile': person(200),
  'POST /api/user/active': person(200),
  'GET /api/account/export': checked(200),
  'DELETE /api/account': checked(200),

  'POST /api/check-phone': checked(200),
  'POST /api/verify-phone': checked(400),
  'POST /api/grant-credits': checked(403),
  // Exists with the emulator only.
  'POST /api/verify-phone-simple': checked(404),

  'GET /api/credits': person(200),
  'GET /api/credits/history': person(200),
  'POST /api/consume-credits': person(402),
  'POST /api/credits/deduct': person(402),
  'POST /api/create-checkout-session': checked(403),
  'GET /api/payment-success': checked(404, 404),
  'GET /api/purchases': checked(200),

  'GET /api/answers': person(404, 404),
  'GET /api/answers/:key': person(404, 404),

  'POST /api/read-job-ad': person(200),
  'POST /api/extract-resume': person(200),
  'POST /api/analyze': person(402),
  'POST /api/analyze/edited-lines': person(403, 403),
  'POST /api/analyze/told-lines': person(403, 403),
  'POST /api/transcribe-audio': person(404, 404),
  'POST /api/interview-feedback': person(404, 404),
  'POST /api/interview-prep/generate': person(402),
  'POST /api/interview-qa/generate': person(402),
  'POST /api/voice-to-resume/generate': person(402, 404),
  'POST /api/voice-to-resume/download': person(200),
  'POST /api/elevator-pitch/generate': person(402),
  'POST /api/elevator-pitch/analyze': person(402, 404),
  'POST /api/elevator-pitch/save': person(403, 404),
  'GET /api/elevator-pitch/library': person(200),
  'DELETE /api/elevator-pitch/:id': person(404, 404),
  'POST /api/uploads': person(403),
  'GET /api/uploads/:uploadId': person(404, 404),
  'PATCH /api/uploads/:uploadId': person(404, 404),
  'DELETE /api/uploads/:uploadId': person(404, 404),
}
