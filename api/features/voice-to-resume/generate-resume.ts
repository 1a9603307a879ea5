import type { Recording, Transcriber } from '../../adapters/transcription.ts'
import type { ChargedWork } from '../../billing/charged-request/charged-request.ts'
import { whoWrote } from '../../billing/charged-request/who-wrote.ts'
import { spokenResume } from '../../contract/limits.ts'
import type { SpokenResumeSection } from '../../contract/voice-to-resume.ts'
import type { ReceivedFile } from '../../http/forms/receive-form.ts'
import { readRecording } from '../../media/recordings/read-recording.ts'
import { Problem } from '../../problem.ts'
import type { TaskOwner } from '../../processes/process-pool.ts'
import type { Services } from '../../services.ts'
import { giveRegenerationBack, nothingMore, openRegenerations, takeRegeneration } from './regenerations.ts'

interface SpokenInput {
  userId: string
  key: string
  transcript: string
  takes: readonly Recording[]
  generationId: string | null
}

const noJobFound = 'We didn’t find a job in what you said. Tell us about one: what you did, where, and when you started and left.'
const notWritten = 'The AI could not write this. Please try again; it stays free.'

// Transcribes and writes. A paid one opens five free regenerations; a free one uses one and returns it on failure.
export function generating(services: Services, input: SpokenInput): ChargedWork {
  return async (emit, signal) => {
    const { userId, key, generationId } = input
    if (!generationId) {
      const written = await write(services, input, emit, signal)
      const offer = written.charge ? nothingMore(services) : await openRegenerations(services, userId, key)
      return { ...written, ...offer }
    }
    const taken = await takeRegeneration(services, userId, generationId)
    try {
      return { ...(await write(services, input, emit, signal)), ...taken }
    } catch (error) {
      await giveRegenerationBack(services, userId, generationId)
      throw error
    }
  }
}

async function write(
  { coach, transcriber }: Services,
  input: SpokenInput,
  emit: Parameters<ChargedWork>[0],
  signal: AbortSignal,
) {
  const emitSection = (section: SpokenResumeSection) => emit(section)
  const heard = transcriber ? await transcribed(input.takes, transcriber, signal) : ''
  if (heard === '' && input.takes.length > 0) throw new Problem('unreadable_file', { message: takeTexts.nothingHeard })
  const transcription = [input.transcript, heard].filter(Boolean).join('\n').slice(0, spokenResume.transcriptMaxCharacters)
  emitSection({ section: 'transcription', data: { transcription } })
  const { resumeData, sentences, toConfirm, standIns } = await coach.writeResume({ transcript: transcription, signal })
  // Without a model, or where it heard no job, the user gets the sentences to sort, without charge. A free one failed then.
  const hasNoJob = resumeData.professionalExperience.length === 0
  if (hasNoJob && input.generationId)
    throw standIns.length > 0
      ? new Problem('unavailable', { message: notWritten })
      : new Problem('unreadable_file', { message: noJobFound })
  emitSection({ section: 'resume', data: { resumeData, sentences, toConfirm } })
  const written = whoWrote(['resume'], coach, standIns)
  return hasNoJob ? { ...written, charge: 'returned' as const } : written
}

export const takeTexts = {
  noTranscriber: 'Recordings cannot be transcribed right now. Please type what you said, then generate from the text.',
  tooLong: 'Recordings may be up to 300 seconds long in all. Please record a shorter one, or type the rest.',
  nothingHeard: "Sorry, we couldn't transcribe your audio. Record again closer to the microphone, or type what you said.",
}

const { recordingMaxSeconds, recordingToleranceSeconds } = spokenResume
const atOnce = 3

/** Identifies the takes before anything is charged; silent ones are dropped. */
export async function checkedTakes(takes: readonly ReceivedFile[], owner: TaskOwner): Promise<Recording[]> {
  const facts = []
  // Sequential, since one user's files are read one at a time anyway.
  for (const { path } of takes) facts.push({ path, ...(await readRecording(path, owner)) })
  const seconds = facts.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0)
  if (seconds > recordingMaxSeconds + recordingToleranceSeconds) throw new Problem('bad_request', { message: takeTexts.tooLong })
  const heard = facts.filter(({ isSilent }) => !isSilent)
  if (takes.length > 0 && heard.length === 0) throw new Problem('unreadable_file', { message: takeTexts.nothingHeard })
  return heard.map(({ path, contentType, durationSeconds }) => ({ path, contentType, durationSeconds }))
}

/** One paragraph per take, in order; '' if there is no speech. @throws Problem as the transcriber's */
export async function transcribed(takes: readonly Recording[], transcriber: Transcriber, signal: AbortSignal): Promise<string> {
  const texts: string[] = []
  for (let from = 0; from < takes.length; from += atOnce) {
    const some = await Promise.all(takes.slice(from, from + atOnce).map((take) => transcriber.transcribe(take, signal)))
    texts.push(...some.map(({ text }) => text.trim()))
  }
  return texts.filter(Boolean).join('\n')
}
