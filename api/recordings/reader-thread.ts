import { parentPort } from 'node:worker_threads'
import { measureRecording } from './measure-recording.ts'

// The other side of `read-recording.ts`: one path in, one result out.
parentPort?.on('message', async (path: string) => parentPort?.postMessage(await measureRecording(path)))
// A broken file may also fail where nobody waits; the thread that waits for this one is told by its silence.
process.on('unhandledRejection', () => process.exit(1))
