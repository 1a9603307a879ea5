import { type Context, Hono } from 'hono'
import type { Transcription } from '../../adapters/transcription.ts'
import type { ChargedWork } from '../../billing/charged-request/charged-request.ts'
import { chargedRoute } from '../../billing/charged-request/charged-route.ts'
import { wantsEvents } from '../../billing/charged-request/idempotency-key.ts'
import { emitSections } from '../../billing/charged-request/who-wrote.ts'
import type { ReviewPitchInput } from '../../coach/coach.ts'
import { PitchAnalysis, type PitchNotUnderstood, PitchReview, type PitchSection } from '../../contract/elevator-pitch.ts'
import { pitchTexts } from '../../contract/elevator-pitch-texts.ts'
import { AnalyzePitchForm } from '../../contract/request-forms.ts'
import { describeChargedCall } from '../../http/route-description.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { isSilent } from '../../media/recordings/recording-facts.ts'
import { orElse, Problem } from '../../problem.ts'
import type { TaskOwner } from '../../processes/process-pool.ts'
import type { Services } from '../../services.ts'
import { type AnalyzeForm, analyzeRules, openRecording, readPitchForm, recordingMark, sentFile } from './pitch-form.ts'

const described = describeChargedCall({
  description:
    'Feedback on a spoken elevator pitch, for 10 credits: transcript, score with its parts, suggestions, a refined pitch and another example. Silence and unintelligible speech are free.',
  form: AnalyzePitchForm,
  answer: PitchAnalysis,
  statuses: {
    413: 'Larger than 100 MB or longer than 5 minutes',
    415: 'No recording',
    422: 'A damaged recording, or one without sound; on an event stream also one without speech',
    503: 'It failed; the credits were returned',
  },
})

export function analyzeRoutes(services: Services) {
  const analyze = analyzeRoute(services)
  return new Hono<AppEnv>().post('/elevator-pitch/analyze', described, (c) =>
    analyze(c).catch((error: unknown) => answerNotUnderstood(c, error)),
  )
}

function analyzeRoute(services: Services) {
  return chargedRoute(services, {
    feature: 'elevator-pitch',
    reason: 'elevator_pitch_analysis',
    limits: ['pitch-recording'],
    keptIn: 'disk',
    answer: PitchReview,
    tooFewCredits: (balance) => `${pitchTexts.tooFewForAnalysis} You have ${balance}.`,
    async read({ request, files, ownerOf }) {
      const form = await readPitchForm(request, analyzeRules, files)
      return { form, spoken: await spokenIn(services, form, await files.create(), ownerOf) }
    },
    hash: async ({ form }) => ['pitch-analysis', form.sent, await recordingMark(form)],
    work({ form, spoken }) {
      const { jobDescription, resumeText = '', script = '', source, pauses } = form.fields
      return analysingPitch(services, { jobDescription, resumeText, script, source, pauses }, spoken)
    },
  })
}

/** In JSON an unintelligible pitch is a result (`transcriptionFailed`); on a stream it is the event `problem`. */
function answerNotUnderstood(c: Context<AppEnv>, error: unknown) {
  if (!(error instanceof Problem) || error.code !== 'not_understood' || wantsEvents(c)) throw error
  const { message = pitchTexts.notUnderstood, creditsReturned, creditsRemaining } = error.details
  const answer: PitchNotUnderstood = {
    transcriptionFailed: true,
    transcript: '',
    message,
    creditsCharged: 0,
    ...(creditsReturned === undefined ? {} : { creditsReturned }),
    ...(creditsRemaining === undefined ? {} : { creditsRemaining }),
  }
  return c.json(answer)
}

interface Spoken {
  durationSeconds: number | undefined
  words(signal: AbortSignal): Promise<Transcription>
}

const notUnderstood = () => new Problem('not_understood', { message: pitchTexts.notUnderstood })

type PitchTexts = Omit<ReviewPitchInput, 'transcript' | 'words' | 'durationSeconds' | 'signal'>

function analysingPitch({ coach }: Services, input: PitchTexts, spoken: Spoken): ChargedWork {
  return async (emit, signal) => {
    const emitWords = (section: PitchSection) => emit(section)
    const { text: transcript, words } = await spoken.words(signal)
    if (transcript === '') throw notUnderstood()
    emitWords({ section: 'transcript', data: { transcriptionFailed: false, transcript, words } })
    const { durationSeconds } = spoken
    const events = coach.reviewPitch({ ...input, durationSeconds, transcript, words, signal })
    return emitSections(['suggestions'], coach, events, emit).catch(orElse(pitchTexts.analysisFailed))
  }
}

function notTranscribed(error: unknown): never {
  if (error instanceof Problem && error.code === 'unreadable_file') throw error.with({ message: pitchTexts.videoBroken })
  return orElse(pitchTexts.analysisFailed)(error)
}

/** The form's transcript, or else the audio of its recording; video frames are never sent to a recognizer. */
async function spokenIn(
  { transcriber }: Pick<Services, 'transcriber'>,
  form: AnalyzeForm,
  soundPath: string,
  ownerOf: () => Promise<TaskOwner>,
): Promise<Spoken> {
  const { transcript, words = [], durationSeconds, speechSeconds } = form.fields
  if (transcript) return { durationSeconds, words: async () => ({ text: transcript.trim(), words }) }
  const recording = sentFile(form)
  if (!recording) throw new Problem('bad_request', { message: pitchTexts.recordingMissing })
  if (!transcriber) throw new Problem('bad_request', { message: pitchTexts.transcriptMissing })
  const film = await openRecording(recording, soundPath, await ownerOf())
  if (!film.sound) throw new Problem('unreadable_file', { message: pitchTexts.videoWithoutSound })
  if (isSilent(film.sound, speechSeconds)) throw notUnderstood()
  const path = film.kind === 'video' ? soundPath : recording.path
  const sound = { ...film.sound, path }
  const { durationSeconds: seconds } = sound
  return { durationSeconds: seconds, words: (signal) => transcriber.transcribe(sound, signal).catch(notTranscribed) }
}
