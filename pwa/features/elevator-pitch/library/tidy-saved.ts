import type { Shelf } from '../../../platform/shelf-rows.ts'
import { abandonedPractices, endPractice } from '../../../recording/practices.ts'
import { saveKind } from './save-job.ts'

/** Takes recordings off the device that were saved after their practice was left: the server has them, and nobody is at them. */
export async function tidySaved(shelf: Shelf, uid: string): Promise<void> {
  const isSaved = (job: { kind: string; state: string }) => job.kind === saveKind && job.state === 'delivered'
  const saved = new Set((await shelf.all('jobs')).filter(isSaved).map(({ practiceId }) => practiceId))
  if (saved.size === 0) return
  const left = (await abandonedPractices(shelf, uid)).filter(({ id }) => saved.has(id))
  for (const { id } of left) await endPractice(shelf, id, 'keep')
}
