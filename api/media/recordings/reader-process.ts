/** The process that opens recordings, started by recording-pool.ts. */
import { serveTasks } from '../../processes/serve-tasks.ts'
import { measureFilm } from './measure-film.ts'
import { measureRecording } from './measure-recording.ts'
import type { ReadAnswer, ReadRequest } from './recording-facts.ts'

serveTasks<ReadRequest, ReadAnswer>((request) =>
  'soundPath' in request ? measureFilm(request.path, request.soundPath) : measureRecording(request.path),
)
