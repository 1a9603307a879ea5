import { startWatch } from '../documents/parser-watch.ts'
import { measureFilm } from './measure-film.ts'
import { measureRecording } from './measure-recording.ts'
import type { ReadRequest } from './recording-facts.ts'

const read = (request: ReadRequest) =>
  'soundPath' in request ? measureFilm(request.path, request.soundPath) : measureRecording(request.path)

/** The other side of `reader-pool.ts`: one request in, one result out. @param entry the file that runs this, in either thread */
export function readRecordings(entry: URL) {
  const watch = startWatch(entry, Number(process.argv[2]))
  process.on('message', async (request: ReadRequest) => {
    watch.setBusy(true)
    const answer = await read(request)
    watch.setBusy(false)
    process.send?.(answer)
  })
  // A broken file may also fail where nobody waits; the server that waits for this process is told by its end.
  process.on('unhandledRejection', () => process.exit(1))
  // The server went away: so does this.
  process.on('disconnect', () => process.exit(0))
}
