import type { Log } from '../../log.ts'
import type { Coach } from '../coach.ts'
import type { NumberedLine } from '../lines/numbered-lines.ts'
import { transcriptLines } from '../lines/transcript-lines.ts'
import { createModel, type ModelSettings } from '../model/model.ts'
import { ModelFailure, reportFailure } from '../model/model-failure.ts'
import { assertRunning } from '../model/sections.ts'
import { writeResume } from '../reading/built-in/told-life/read-told-life.ts'
import type { Told, ToldLife } from '../reading/told-life.ts'
import { toldResume } from '../reading/told-resume.ts'
import { checkedLife } from '../reading/with-model/check-told-life.ts'
import { readToldLifeWithModel } from '../reading/with-model/told-life.ts'
import { isMachineOrder } from '../text/machine-orders.ts'
import { secondLook } from './write-items.ts'

interface Options extends ModelSettings {
  log: Log
}

const failed = 'The resume could not be written. Please try again.'
/** Five minutes of speech come back almost verbatim. */
const longerAnswers = 3

export function resumeWriterWithModel({ log, ...settings }: Options): Pick<Coach, 'writeResume'> {
  const model = createModel({ ...settings, maxTokens: settings.maxTokens * longerAnswers })
  async function read(lines: readonly NumberedLine[], signal: AbortSignal): Promise<ToldLife> {
    // Prompt injections cannot be cited.
    const citable = lines.filter(({ text }) => !isMachineOrder(text))
    const answer = await readToldLifeWithModel(model, citable, signal)
    const life = checkedLife(answer, citable)
    // A transcript may mention no job, but a model whose jobs were all unsupported has failed.
    if (answer.jobs.length > 0 && life.jobs.length === 0) throw new ModelFailure('poor')
    return supported(life, lines, signal)
  }
  async function supported(life: ToldLife, lines: readonly NumberedLine[], signal: AbortSignal): Promise<ToldLife> {
    const claims = [...life.jobs.flatMap(({ deeds }) => deeds), ...life.summary]
    const unsupported = await secondLook({ model, log, signal }, claims, lines)
    const isSupported = (claim: Told) => !unsupported.has(claims.indexOf(claim))
    const jobs = life.jobs.map((job) => ({ ...job, deeds: job.deeds.filter(isSupported) }))
    return { ...life, jobs, summary: life.summary.filter(isSupported) }
  }
  return {
    async writeResume({ transcript, signal }) {
      const lines = transcriptLines(transcript)
      const life = await read(lines, signal).catch((error: unknown) => reportFailure('told_life', error, log))
      assertRunning(signal, failed)
      if (life) return { ...toldResume(life, lines), standIns: [] }
      return { ...(await writeResume({ transcript, signal })), standIns: ['resume'] }
    },
  }
}
