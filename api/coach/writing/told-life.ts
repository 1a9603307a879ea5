import type { Coach } from '../coach.ts'
import type { NumberedLine } from '../lines/numbered-lines.ts'
import { transcriptLines } from '../lines/transcript-lines.ts'
import { dataBlocks } from '../model/data-block.ts'
import { ask, type ModelDeps } from '../model/model.ts'
import { ModelFailure, reportFailure } from '../model/model-failure.ts'
import { writeResume } from '../reading/built-in/told-life/read-told-life.ts'
import { type Told, type ToldLife, toldLifeShape, toldResume } from '../reading/told-life.ts'
import { checkedLife } from '../reading/with-model/check-told-life.ts'
import { isMachineOrder } from '../text/machine-orders.ts'
import { prompt, task } from './prompts.ts'
import { secondLook } from './write-items.ts'

/** Five minutes of speech come back almost verbatim. */
const toldLifeTask = { ...task('told_life', toldLifeShape), isLong: true }

export function resumeWriterWithModel({ model, log }: Pick<ModelDeps, 'model' | 'log'>): Pick<Coach, 'writeResume'> {
  async function read(lines: readonly NumberedLine[], signal: AbortSignal): Promise<ToldLife> {
    // Prompt injections cannot be cited.
    const transcript = lines.filter(({ text }) => !isMachineOrder(text))
    const answer = await ask({ model, rules: prompt('told-life-rules'), data: dataBlocks({ transcript }), signal }, toldLifeTask)
    const life = checkedLife(answer, transcript)
    // A transcript may mention no job, but a model whose jobs were all unsupported has failed.
    if (answer.jobs.length > 0 && life.jobs.length === 0) throw new ModelFailure('poor')
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
      signal.throwIfAborted()
      if (life) return { ...toldResume(life, lines), standIns: [] }
      return { ...(await writeResume({ transcript, signal })), standIns: ['resume'] }
    },
  }
}
