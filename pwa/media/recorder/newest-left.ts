import type { LocalStore, RecordingSession } from '../../platform/local-store.ts'
import { abandonedSessions, endRecordingSession } from './recording-sessions.ts'

interface LookingFor<Content> {
  kind: string
  /** What there is to go on with in a session; null where there is nothing. */
  read(session: RecordingSession): Promise<Content | null>
  /** How a session with nothing in it is ended, since nobody would miss it. Absent: it stays. */
  endEmpty?: 'keep' | 'delete'
}

/** The newest session of this kind that no open tab owns, and what its feature found in it; null when there is none. */
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
