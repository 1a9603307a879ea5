import type { Recording, Transcriber } from '../../adapters/transcription.ts'
import { spokenResume } from '../../contract/limits.ts'
import type { ReceivedFile } from '../../http/forms/receive-form.ts'
import { readRecording } from '../../media/recordings/read-recording.ts'
import { Problem } from '../../problem.ts'
import type { TaskOwner } from '../../processes/process-pool.ts'

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
