import { startReceiver } from './receiver.ts'

/** The receiver alone in a process; reports its port to the parent. */
const { port, stop } = await startReceiver()
process.send?.({ port })
process.once('SIGTERM', () => void stop().then(() => process.exit(0)))
