import { parentPort } from 'node:worker_threads'
import { measureFilm } from './measure-film.ts'
import { measureRecording } from './measure-recording.ts'
import type { ReadRequest } from './recording-facts.ts'

const read = (request: ReadRequest) =>
  'soundPath' in request ? measureFilm(request.path, request.soundPath) : measureRecording(request.path)

// The other side of `in-reader-thread.ts`: one request in, one result out.
parentPort?.on('message', async (request: ReadRequest) => parentPort?.postMessage(await read(request)))
// A broken file may also fail where nobody waits; the thread that waits for this one is told by its silence.
process.on('unhandledRejection', () => process.exit(1))
