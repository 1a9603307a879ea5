import { serveTasks } from '../../processes/serve-tasks.ts'
import { measureFilm } from './measure-film.ts'
import type { MeasuredFilm, ReadRequest } from './recording-facts.ts'

serveTasks<ReadRequest, MeasuredFilm>(({ path, soundPath }) => measureFilm(path, soundPath))
