import { startMemoryWatch } from './memory-watch.ts'

/** A task from the server, one at a time. */
export interface TaskMessage<Task> {
  id: number
  task: Task
}

/** What comes back: first that the task is in work (a process that was just started needs its time), then the answer. */
export type AnswerMessage<Answer> = { id: number; isBegun: true } | { id: number; answer: Answer }

/** After a stray failure inside a parser the file at hand gets this long to finish. */
const graceMs = 1000

/**
 * The process's side of `ProcessSlot`: answers one task after the other until the server goes away.
 * @param entry the file that runs this, in either thread
 * @param answerTo never rejects
 */
export function serveTasks<Task, Answer>(entry: URL, answerTo: (task: Task) => Promise<Answer>) {
  const watch = startMemoryWatch(entry, Number(process.argv[2]))
  let isTainted = false

  process.on('message', async ({ id, task }: TaskMessage<Task>) => {
    watch.setBusy(true)
    process.send?.({ id, isBegun: true })
    const answer = await answerTo(task)
    watch.setBusy(false)
    process.send?.({ id, answer }, undefined, undefined, () => {
      if (isTainted) process.exit(1)
    })
  })

  // A damaged file makes some parsers reject a promise that nobody waits for (about one damaged PDF in a hundred). This process may still
  // answer, but it is not used again.
  process.on('unhandledRejection', () => {
    isTainted = true
    setTimeout(() => process.exit(1), graceMs).unref()
  })

  // The server went away: so does this.
  process.on('disconnect', () => process.exit(0))
}
