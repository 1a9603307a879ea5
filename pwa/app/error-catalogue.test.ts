import { expect, test } from 'vitest'
import { emptyTranscript } from '../../api/contract/answer-feedback.ts'
import { consumeFailed } from '../../api/contract/credits.ts'
import { extractFailed, pitchTexts } from '../../api/contract/elevator-pitch-texts.ts'
import { emailNeeded } from '../../api/contract/payments.ts'
import { problems } from '../../api/contract/problems.ts'
import { voiceInterviewTexts } from '../../api/contract/voice-interview.ts'
import { jobDescriptionRule } from '../application-form/job-description.ts'
import { plainResume, resumeRule } from '../application-form/resume-file.ts'
import { afterPhoneEvent } from '../features/account/phone-steps.ts'
import { fallbackProfile } from '../features/account/profile.ts'
import { signInFixesFor } from '../features/account/sign-in-problems.ts'
import { noCheckoutUrl, noEmail, purchaseFaultOf } from '../features/credits/purchase.ts'
import { pitchFaults, tooFewCredits as tooFewForPitch } from '../features/elevator-pitch/pitch-rules.ts'
import { ResumeUnreadable } from '../features/elevator-pitch/resume-text.ts'
import { reviewRoom } from '../features/elevator-pitch/review-room.ts'
import { scriptCredits, scriptRoom } from '../features/elevator-pitch/script-room.ts'
import { refusalByFacts } from '../features/elevator-pitch/studio/mp4-file.ts'
import { refusedSentence, stageNote } from '../features/elevator-pitch/studio/studio-texts.ts'
import { withoutResume } from '../features/elevator-pitch/use-review.ts'
import { scriptRefusalOf } from '../features/elevator-pitch/use-script.ts'
import { emptyFeedback, feedbackFailure, feedbackFaults } from '../features/feedback/feedback.ts'
import { prepFaults, prepResume, tooFewCredits } from '../features/interview-prep/form-rules.ts'
import { prepWords } from '../features/interview-prep/preparation.ts'
import { qaFaults, qaResume } from '../features/interview-qa/form-rules.ts'
import { notStarted } from '../features/interview-qa/question-room.ts'
import { landingOf } from '../features/payments/payment-result.ts'
import { analysisRoom } from '../features/resume-analysis/analysis-store.ts'
import { startRoom } from '../features/voice-interview/interview-kind.ts'
import { lettersFor } from '../features/voice-interview/letters.ts'
import { standingsOf } from '../features/voice-interview/standings.ts'
import { startButton } from '../features/voice-interview/start-rules.ts'
import { failedWith, jobOf, notesWith, owner } from '../features/voice-interview/testing/example-interview.ts'
import { failureOf, PreparationFailed } from '../paid-answer/failure.ts'
import { ApiProblem, problemOf } from '../platform/api-problem.ts'
import { phoneMessageOf, phoneProblemCodeOf, signInMessageOf } from '../platform/auth-messages.ts'
import { noteOf } from '../recording/recorder-controls.tsx'
import { cameraUnavailable, microphoneRefused } from '../recording/recording-texts.ts'

/** One row of the specification's section 8 (and of section 5, where a rule has a text). */
interface Row {
  cause: string
  /** The specification's words, or their beginning where they end in "...". */
  text: string
  place: string
  next: string
  /** What the app says then. */
  said: () => string | undefined
}

const serverSays = (code: keyof typeof problems) => new ApiProblem(code, problems[code].message, problems[code].status)
const analysisSays = (error: unknown) => failureOf(error, analysisRoom.failed, true).sentence
const file = (name: string, size = 1) => ({ name, type: '', size })
const phoneSays = (code: string) => phoneMessageOf(phoneProblemCodeOf(code))

const dialogOfSignIn = { place: 'the dialog "Sign-in did not work"', next: 'Try again or Close' }
const toastOfPayment = { place: 'toast "Payment Error"', next: 'the popup closes, the package stays chosen' }
const analysisNote = { place: 'the note above the form', next: 'the form stands as it was filled in' }
const prepNote = { place: 'the note above the form of the preparation', next: 'back to the form, as it was filled in' }
const qaToast = { place: 'toast "Error", and the note above the form', next: 'back to the form, as it was filled in' }
const phoneNumberStep = { place: 'under the number in the phone dialog', next: 'the number can be mended' }
const phoneCodeStep = { place: 'under the code in the phone dialog', next: 'the code can be typed again' }
const underField = { place: 'under the field', next: 'nothing is sent' }

const pitchNote = { place: 'the note above the form', next: 'the form stands as it was filled in' }
const pitchRecording = { place: 'the note above the recording', next: 'the recording is still there' }
const pitchFaultsOf = (wrong: Partial<Parameters<typeof pitchFaults>[0]>) =>
  pitchFaults({ jobDescription: 'Nurse', uploadType: 'resume', resume: file('cv.pdf'), ...wrong })

const interviewSays = (error: unknown) => failureOf(error, startRoom.failed, true).sentence
const interviewNote = { place: 'the note above the form', next: 'the form stands as it was filled in' }
/** A recorder that has nothing else to say. */
const calm = { isNothingHeard: false, isKept: true, keeps: 'on-this-device' } as const
const interviewAnswer = { place: 'with the answer', next: 'Try again, record again, or type what was said' }

/** The first answer of an interview whose recogniser is down. */
function untranscribed() {
  const notes = notesWith([0])
  const job = jobOf(lettersFor(notes, [], owner)[0]!, failedWith(503, 'Broken.'))
  const standing = standingsOf(notes, [job])[0]
  return standing?.state === 'not-transcribed' ? standing : undefined
}

const rows: readonly Row[] = [
  {
    ...dialogOfSignIn,
    cause: 'auth/unauthorized-domain',
    text: "This domain isn't authorized for authentication. Please contact the administrator to add this domain to Firebase Auth settings.",
    said: () => signInMessageOf('auth/unauthorized-domain'),
  },
  {
    ...dialogOfSignIn,
    cause: 'auth/cancelled-popup-request',
    text: "Sign-in was canceled. Please try again when you're ready.",
    said: () => signInMessageOf('auth/cancelled-popup-request'),
  },
  {
    ...dialogOfSignIn,
    cause: 'auth/popup-closed-by-user',
    text: "Sign-in was canceled. Please try again when you're ready.",
    said: () => signInMessageOf('auth/popup-closed-by-user'),
  },
  {
    ...dialogOfSignIn,
    cause: 'auth/popup-blocked',
    text: 'Sign-in popup was blocked by your browser. Please allow popups for this site.',
    said: () => signInMessageOf('auth/popup-blocked'),
  },
  {
    cause: 'auth/popup-blocked, the other wording',
    text: 'Your browser blocked the login popup...',
    place: 'first step of "How to fix it" in the dialog "Sign-in did not work"',
    next: 'Try again or Close',
    said: () => signInFixesFor('auth/popup-blocked', 'x')[0],
  },
  {
    cause: 'another sign-in failure where trying at once does not help',
    text: 'Authentication failed. Please try again later.',
    place: '"How to fix it" in the dialog "Sign-in did not work"',
    next: 'Try again or Close',
    said: () => signInFixesFor('auth/too-many-requests', 'x')[0],
  },
  {
    ...dialogOfSignIn,
    cause: 'auth/account-exists-with-different-credential',
    text: 'An account already exists with the same email address but different sign-in credentials.',
    said: () => signInMessageOf('auth/account-exists-with-different-credential'),
  },
  {
    ...dialogOfSignIn,
    cause: 'any other sign-in failure',
    text: 'Authentication failed. Please try again.',
    said: () => signInMessageOf('auth/internal-error'),
  },
  {
    cause: 'feedback that cannot be stored',
    text: 'Failed to submit feedback. Please try again later.',
    place: 'in the dialog Send Feedback',
    next: 'the words stay',
    said: () => feedbackFailure(serverSays('unavailable')),
  },
  {
    ...underField,
    cause: 'feedback without words',
    text: 'Please provide your feedback before submitting.',
    said: () => feedbackFaults({ ...emptyFeedback, feedbackText: ' \n' }).feedbackText,
  },
  {
    ...toastOfPayment,
    cause: 'a checkout that fails in an unknown way',
    text: 'Failed to start checkout process',
    said: () => purchaseFaultOf(new TypeError('x')).description,
  },
  {
    ...toastOfPayment,
    cause: 'a payment service that cannot be reached',
    text: 'Failed to create checkout session',
    said: () => purchaseFaultOf(serverSays('unavailable')).description,
  },
  {
    ...toastOfPayment,
    cause: 'a checkout without an address',
    text: 'No checkout URL received from server',
    said: () => purchaseFaultOf(new Error(noCheckoutUrl)).description,
  },
  {
    cause: 'buying without an e-mail address',
    text: 'Please log in with a valid email to purchase credits',
    place: 'toast "Error"',
    next: 'the dialog stays',
    said: () => (noEmail.description === emailNeeded ? emailNeeded : undefined),
  },
  {
    cause: 'a purchase that cannot be verified',
    text: 'unverified',
    place: 'the screen "Payment Verification Failed"',
    next: 'Check again, or Go to Dashboard; the support contact stands there',
    said: () => landingOf({ sessionId: null, result: undefined, error: null }).state,
  },
  {
    ...analysisNote,
    cause: 'an analysis that fails in an unknown way',
    text: 'Failed to analyze job posting. Please try again.',
    said: () => analysisSays(new TypeError('x')),
  },
  {
    ...analysisNote,
    cause: 'a server that is down',
    text: 'Failed to analyze job posting. Please try again.',
    said: () => analysisSays(serverSays('unavailable')),
  },
  {
    ...analysisNote,
    cause: 'a file that can no longer be read',
    text: 'An error occurred while preparing your submission. Please try again.',
    said: () => analysisSays(new PreparationFailed()),
  },
  {
    ...analysisNote,
    cause: 'an analysis without a token',
    text: 'Authentication required. Please sign in again.',
    said: () => analysisSays(serverSays('unauthenticated')),
  },
  {
    ...analysisNote,
    cause: 'a charge that does not go through',
    text: 'Failed to deduct credits. Please try again.',
    said: () => analysisSays(serverSays('charge_failed')),
  },
  {
    ...underField,
    cause: 'a resume of another kind',
    text: 'Please upload a PDF, DOC, or DOCX file',
    said: () => resumeRule(plainResume, file('resume.pages')) ?? undefined,
  },
  {
    ...underField,
    cause: 'a resume over 5 MB',
    text: 'File size exceeds 5MB limit. Please upload a smaller file.',
    said: () => resumeRule(plainResume, file('resume.PDF', 5 * 1024 * 1024 + 1)) ?? undefined,
  },
  {
    ...underField,
    cause: 'a short job description',
    text: 'Job description must be at least 50 characters',
    said: () => jobDescriptionRule('x'.repeat(49)) ?? undefined,
  },
  {
    ...underField,
    cause: 'a long job description',
    text: 'Job description cannot exceed 1000 words',
    said: () => jobDescriptionRule('word '.repeat(1001)) ?? undefined,
  },
  {
    ...prepNote,
    cause: 'an interview preparation that fails in an unknown way',
    text: 'Failed to generate interview preparation. Please try again.',
    said: () => failureOf(new TypeError('x'), prepWords.failed, true).sentence,
  },
  {
    ...prepNote,
    cause: 'a file for the preparation that can no longer be read',
    text: 'Failed to start interview preparation. Please try again.',
    said: () => failureOf(new PreparationFailed(prepWords.notPrepared), prepWords.failed, true).sentence,
  },
  {
    ...prepNote,
    cause: 'fewer than 5 credits',
    text: 'You need 5 credits to generate interview preparation. You have 4 credits remaining.',
    said: () => tooFewCredits({ state: 'known', credits: 4 }) ?? undefined,
  },
  {
    ...underField,
    cause: 'a preparation without a round',
    text: 'Please select an interview round',
    said: () => prepFaults({ round: '', jobDescription: '', resume: null }).round ?? undefined,
  },
  {
    ...underField,
    cause: 'a resume of another kind for the preparation',
    text: 'Please upload a PDF, DOC, DOCX, or TXT file for your resume',
    said: () => resumeRule(prepResume, file('resume.pages')) ?? undefined,
  },
  {
    ...underField,
    cause: 'a resume over 5 MB for the preparation',
    text: 'Resume file size exceeds 5MB limit. Please upload a smaller file.',
    said: () => resumeRule(prepResume, file('resume.TXT', 5 * 1024 * 1024 + 1)) ?? undefined,
  },
  {
    ...qaToast,
    cause: 'a charge for the Interview Q&A that does not go through',
    text: 'Failed to deduct credits. Please try again.',
    said: () => failureOf(serverSays('charge_failed'), notStarted, true).sentence,
  },
  {
    ...qaToast,
    cause: 'an Interview Q&A session that fails in an unknown way',
    text: 'Failed to start interview session. Please try again.',
    said: () => failureOf(new TypeError('x'), notStarted, true).sentence,
  },
  {
    ...underField,
    cause: 'an Interview Q&A without a resume',
    text: 'Please upload your resume',
    said: () => qaFaults({ jobDescription: '', resume: null }).resume ?? undefined,
  },
  {
    ...underField,
    cause: 'a resume of another kind for the Interview Q&A',
    text: 'Resume must be a PDF, DOC, or DOCX file',
    said: () => resumeRule(qaResume, file('resume.txt')) ?? undefined,
  },
  {
    ...underField,
    cause: 'a resume over 5 MB for the Interview Q&A',
    text: 'Resume file size must be less than 5MB',
    said: () => resumeRule(qaResume, file('resume.pdf', 5 * 1024 * 1024 + 1)) ?? undefined,
  },
  {
    ...phoneNumberStep,
    cause: 'phone_already_used',
    text: 'This phone number has already been used for a trial. Each phone number can only be used once.',
    said: () => phoneSays('phone_already_used'),
  },
  {
    ...phoneNumberStep,
    cause: 'a number of another sign-in',
    text: 'This phone number has already been used for a trial. Each phone number can only be used once.',
    said: () => phoneSays('auth/account-exists-with-different-credential'),
  },
  {
    ...phoneCodeStep,
    cause: 'database_error',
    text: 'This phone number is already registered with another account.',
    said: () => serverSays('database_error').message,
  },
  {
    ...phoneNumberStep,
    cause: 'quota-exceeded',
    text: 'Verification limit reached. Please try again tomorrow.',
    said: () => phoneSays('auth/quota-exceeded'),
  },
  {
    ...phoneNumberStep,
    cause: 'a session that is gone',
    text: 'Session expired. Please request a new verification code.',
    said: () => phoneSays('auth/missing-verification-id'),
  },
  // The specification names these codes without their texts, which are ours.
  {
    ...phoneNumberStep,
    cause: 'invalid-phone-number',
    text: 'This is not a phone',
    said: () => phoneSays('auth/invalid-phone-number'),
  },
  {
    ...phoneNumberStep,
    cause: 'missing-phone-number',
    text: 'Please enter your phone',
    said: () => phoneSays('auth/missing-phone-number'),
  },
  {
    ...phoneNumberStep,
    cause: 'captcha-check-failed',
    text: 'The check that',
    said: () => phoneSays('auth/captcha-check-failed'),
  },
  {
    ...phoneCodeStep,
    cause: 'invalid-verification-code',
    text: 'This code is not',
    said: () => phoneSays('auth/invalid-verification-code'),
  },
  {
    ...phoneCodeStep,
    cause: 'missing-verification-code',
    text: 'Please enter the',
    said: () => phoneSays('auth/missing-verification-code'),
  },
  {
    cause: 'code-expired',
    text: 'This code has expired',
    place: 'under the number in the phone dialog',
    next: 'back to step 0',
    said: () => phoneSays('auth/code-expired'),
  },
  {
    ...interviewNote,
    cause: 'a charge for an interview that does not go through',
    text: 'Failed to deduct credits. Please try again.',
    said: () => interviewSays(serverSays('charge_failed')),
  },
  {
    ...interviewNote,
    cause: 'an interview that cannot be started',
    text: 'Failed to start interview session. Please try again.',
    said: () => interviewSays(serverSays('unavailable')),
  },
  {
    ...interviewNote,
    cause: 'questions that cannot be written',
    text: 'Failed to generate interview questions. Please try again.',
    said: () => interviewSays(new ApiProblem('unavailable', voiceInterviewTexts.noQuestions, 503)),
  },
  {
    cause: 'too few credits for an interview',
    text: "You don't have enough credits. Please purchase more credits to continue.",
    place: 'under the button Start Interview',
    next: 'Buy more',
    said: () => startButton(false, { state: 'known', credits: 14 }).note,
  },
  {
    ...interviewAnswer,
    cause: 'an answer that cannot be transcribed',
    text: 'Failed to transcribe your answer. Please try again.',
    said: () => untranscribed()?.sentence,
  },
  {
    ...interviewAnswer,
    cause: 'the words of an answer that cannot be transcribed',
    text: 'Transcription failed. Please try recording again.',
    said: () => untranscribed()?.transcript,
  },
  {
    ...interviewAnswer,
    cause: 'an answer without a word in it',
    text: "Sorry, we couldn't transcribe your audio.",
    said: () => emptyTranscript,
  },
  {
    cause: 'a microphone that is refused',
    text: 'Unable to access your microphone. Please check your permissions and try again.',
    place: 'under the record button, with what to do about it',
    next: 'Try again, or type instead',
    said: () => noteOf({ recorder: { state: 'refused', why: 'no-permission' }, ...calm })?.slice(0, microphoneRefused.length),
  },
  {
    cause: 'a pass that cannot be bought through consume-credits',
    text: 'Failed to consume credits',
    place: 'the answer of the call; no screen of ours consumes credits itself',
    next: 'nothing was charged',
    said: () => consumeFailed,
  },
  {
    ...underField,
    cause: 'a pitch without a job description',
    text: 'Job description is required',
    said: () => pitchFaultsOf({ jobDescription: ' ' }).jobDescription ?? undefined,
  },
  {
    ...underField,
    cause: 'an ad of more than 5,000 characters for a pitch',
    text: 'Job description should be less than 5000 characters',
    said: () => pitchFaultsOf({ jobDescription: 'x'.repeat(5_001) }).jobDescription ?? undefined,
  },
  {
    ...underField,
    cause: 'a resume of another kind for a pitch',
    text: 'Please upload a PDF or DOCX file',
    said: () => pitchFaultsOf({ resume: file('cv.doc') }).resume ?? undefined,
  },
  {
    ...underField,
    cause: 'a resume over 5 MB for a pitch',
    text: 'File size should be less than 5MB',
    said: () => pitchFaultsOf({ resume: file('cv.pdf', 5 * 1024 * 1024 + 1) }).resume ?? undefined,
  },
  {
    cause: 'fewer than 10 credits for a script',
    text: 'You need at least 10 credits to generate an elevator pitch script...',
    place: 'under the button, and the note above the form',
    next: 'Buy more',
    said: () => tooFewForPitch({ state: 'known', credits: 9 }, scriptCredits, pitchTexts.tooFewForScript) ?? undefined,
  },
  {
    ...pitchNote,
    cause: 'a script that cannot be written',
    text: 'Failed to generate script. Please try again.',
    said: () => failureOf(new TypeError('x'), scriptRoom.failed, true).sentence,
  },
  {
    ...pitchNote,
    cause: 'a resume that gives no text for a script',
    text: 'Failed to extract resume text: {reason}',
    said: () => scriptRefusalOf(new ResumeUnreadable(extractFailed('The file is empty.'))).sentence,
  },
  {
    cause: 'a resume that gives no text for an analysis',
    text: 'Resume Processing Issue',
    place: 'a toast with the reason',
    next: 'the analysis goes on with the job description alone',
    said: () => withoutResume('The file is empty.').title,
  },
  {
    ...pitchRecording,
    cause: 'an analysis that cannot be made',
    text: 'Failed to analyze pitch. Please try again.',
    said: () => failureOf(new TypeError('x'), reviewRoom.failed, true).sentence,
  },
  {
    ...pitchRecording,
    cause: 'credits for a pitch that cannot be deducted',
    text: 'Failed to deduct credits. Please try again.',
    said: () => failureOf(serverSays('charge_failed'), reviewRoom.failed, true).sentence,
  },
  {
    cause: 'a pitch that cannot be understood',
    text: "We couldn't understand your speech...",
    place: 'the failure panel in place of the feedback, with the credits given back',
    next: 'Re-record, type what was said, or Start over',
    said: () => failureOf(serverSays('not_understood'), reviewRoom.failed, true).sentence,
  },
  {
    cause: 'a microphone that is refused in the studio',
    text: 'Failed to access your microphone...',
    place: 'on the stage, with what to do about it',
    next: 'tap the round button again, or upload a video',
    said: () => refusedSentence('no-permission'),
  },
  {
    cause: 'a camera that cannot be had',
    text: 'Camera Unavailable',
    place: 'a toast',
    next: 'the sound is recorded alone',
    said: () => cameraUnavailable.title,
  },
  {
    cause: 'a recorder that does not start',
    text: 'Failed to start recording...',
    place: 'on the stage',
    next: 'tap the round button again',
    said: () =>
      stageNote({
        recorder: { state: 'failed', why: 'could-not-start' },
        preview: { state: 'closed' },
        ...calm,
        wasAway: false,
      }) ?? undefined,
  },
  {
    ...underField,
    cause: 'a video that is no MP4',
    text: 'Please upload an MP4 video file',
    said: () => refusalByFacts({ hasPicture: false, hasSound: true, durationSeconds: 60 }) ?? undefined,
  },
  {
    cause: 'a pitch that cannot be saved',
    text: 'Failed to save pitch.',
    place: 'beside the save and in the library',
    next: 'Retry, or it is tried again by itself',
    said: () => pitchTexts.saveFailed,
  },
  {
    cause: 'a fourth pitch',
    text: 'You can only save up to 3 elevator pitches. Please delete or replace an existing pitch first.',
    place: 'the sheet at the save',
    next: 'one of the three is chosen to go',
    said: () => serverSays('pitch_limit').message,
  },
  {
    cause: 'a saved pitch that cannot be deleted',
    text: 'Failed to delete pitch.',
    place: 'in the dialog that asked',
    next: 'Delete again, or keep it',
    said: () => pitchTexts.deleteFailed,
  },
]

test.each(rows)('$cause: $place says "$text", then: $next', ({ text, said }) => {
  const words = said()
  expect(words?.startsWith(text.replace(/\.\.\.$|\{.*$/, ''))).toBe(true)
  // A text that the specification gives whole has nothing behind it.
  if (/[^.][.!]$/.test(text)) expect(words).toBe(text)
})

test("the request helper throws 'status: body text' on every answer that is not OK, beside a sentence for the person", async () => {
  const problem = await problemOf(new Response('Bad Gateway from a proxy', { status: 502 }))
  expect((problem.cause as Error).message).toBe('502: Bad Gateway from a proxy')
  expect(problem.message).toBe(problems.unavailable.message)
})

test('a profile that cannot be fetched is the fallback of zero credits', () => {
  expect(fallbackProfile).toEqual({
    id: 0,
    creditsRemaining: 0,
    phoneVerified: false,
    creditsGrantedByPhone: false,
    lastActiveAt: null,
  })
})

test('a code that expired leads back to the number, a wrong one does not', () => {
  const now = { step: 'code', phoneNumber: '+14155550100', localCode: null, busy: true, problem: null, linked: false } as const
  const refused = (startOver: boolean) => afterPhoneEvent(now, { type: 'code-was-refused', problem: 'x', startOver }).step
  expect([refused(true), refused(false)]).toEqual(['number', 'code'])
})

test('a domain that is not authorized comes with the steps that fix it', () => {
  expect(signInFixesFor('auth/unauthorized-domain', 'jobs.example.com')).toHaveLength(3)
})
