import { startReceiver } from './receiver.ts'

/** The receiver alone in a process; tells its parent the port. */
const { port, stop } = await startReceiver()
process.send?.({ port })
process.once('SIGTERM', () => void stop().then(() => process.exit(0)))
