import type { Outbox } from '../media/uploads/outbox.ts'
import type { UploadJob } from '../platform/local-store.ts'
import type { GenerationConnection } from './follow-generation.ts'

/** The recording session whose request may wait in the outbox, and its name there. */
export interface Waits {
  sessionId: string
  label: string
}

interface WaitingForm {
  uid: string
  kind: { path: string; storageKey: string }
  key: string
  form: FormData
}

/** Puts a request into the outbox under its key: whichever way it arrives first, it is charged once. */
export function waitInOutbox(outbox: Outbox, { uid, kind, key, form }: WaitingForm, waits: Waits): Promise<UploadJob> {
  const files = [...form].filter((entry): entry is [string, File] => entry[1] instanceof File)
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const about = { uid, practiceId: waits.sessionId, kind: kind.storageKey, label: waits.label, recordingId: null }
  const sent = { path: kind.path, fields: Object.fromEntries(texts), wantsEvents: true, idempotencyKey: key }
  const named = files.map(([field, { name, type }]) => ({ field, name, type }))
  return outbox.add(
    { ...about, ...sent, files: named },
    files.map(([, file]) => file),
  )
}

/** A stored answer, to be read like one that arrives now. */
export function connectionTo(answer: unknown): GenerationConnection {
  const again = async () => new Response(String(answer))
  return { start: again, join: again }
}
