import type { Log } from '../../log.ts'
import type { StandIn, WritePitchInput } from '../coach.ts'
import type { Send } from '../events.ts'
import type { ModelDeps } from '../model/model.ts'
import { reportFailure } from '../model/model-failure.ts'
import { readMatch } from '../reading/built-in/read-match.ts'
import type { MatchReading } from '../reading/match-reading.ts'
import type { MatchReader } from '../reading/with-model/match-reader.ts'

export interface WritingDeps extends ModelDeps {
  reader: MatchReader
}

/** Without a resume there is nothing for a model to match. */
export async function readByEither(
  { reader, now }: WritingDeps,
  { resumeText, jobDescription, told, signal }: WritePitchInput,
): Promise<MatchReading> {
  const reading = resumeText.trim() === '' ? null : await reader.read({ resumeText, jobDescription, told }, signal)
  return reading ?? readMatch(resumeText, jobDescription, now().getUTCFullYear(), { told })
}

interface Sections<Section extends string, Event> {
  write(section: Section): Promise<Event>
  standIn(section: Section): Event | Promise<Event>
  send: Send<Event | StandIn<Section>>
  signal: AbortSignal
  log: Log
}

/** Writes all sections in parallel and sends each when ready. If the model failed, the built-in coach writes it. */
export async function writeSections<Section extends string, Event>(
  sections: readonly Section[],
  { write, standIn, send, signal, log }: Sections<Section, Event>,
): Promise<void> {
  async function writeOne(section: Section) {
    try {
      send(await write(section))
    } catch (error) {
      reportFailure(section, error, log)
      signal.throwIfAborted()
      const instead = await standIn(section)
      send({ standIn: section })
      send(instead)
    }
  }
  await Promise.all(sections.map(writeOne))
}
