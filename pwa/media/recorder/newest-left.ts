import type { LocalStore, RecordingSession } from '../../platform/local-store.ts'
import { abandonedSessions, endRecordingSession } from './recording-sessions.ts'

interface LookingFor<Content> {
  kind: string
  read(session: RecordingSession): Promise<Content | null>
  /** How to end a session with nothing in it. By default it stays. */
  endEmpty?: 'keep' | 'delete'
}

/** The newest session of this kind that no open tab owns, with the content its feature found in it. */
export async function newestLeft<Content>(
  localStore: LocalStore,
  uid: string,
  { kind, read, endEmpty }: LookingFor<Content>,
  wait?: (ms: number) => Promise<unknown>,
): Promise<{ session: RecordingSession; content: Content } | null> {
  const abandoned = (await abandonedSessions(localStore, uid, wait)).filter((session) => session.kind === kind)
  const found = await Promise.all(abandoned.map(async (session) => ({ session, content: await read(session) })))
  const left: { session: RecordingSession; content: Content }[] = []
  for (const { session, content } of found) {
    if (content !== null) left.push({ session, content })
    else if (endEmpty) await endRecordingSession(localStore, session.id, endEmpty)
  }
  return left.toSorted((one, other) => other.session.startedAtMs - one.session.startedAtMs)[0] ?? null
}
