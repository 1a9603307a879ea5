import { and, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { pitches } from '../../adapters/database/schema.ts'
import type { ByteRange } from '../../adapters/videos.ts'
import { pitchTexts } from '../../contract/elevator-pitch-texts.ts'
import { describeCall } from '../../http/route-description.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import type { PitchRow } from '../../media/pitches/remove-pitch.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { createVideoAddresses, isPitchId } from './library-routes.ts'

const described = describeCall({
  description:
    'The video of a saved pitch, at a URL from the library that is valid for five minutes. Supports ranges; download=1 sends it as a file.',
  isOpen: true,
  statuses: {
    206: 'The requested range',
    403: 'The URL expired or was altered',
    404: 'The video is no longer available',
    416: 'A range beyond its end',
  },
})

const endings: Record<string, string> = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'audio/mp4': 'm4a',
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
}

/** Opened directly, the file is a sandboxed player. */
const policy = "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox"

export function pitchVideoRoutes(services: Services) {
  const { database, videos } = services
  const addresses = createVideoAddresses(services)

  async function pitchAt(c: Context): Promise<PitchRow> {
    const id = c.req.param('id') ?? ''
    const saved = and(eq(pitches.id, id), eq(pitches.state, 'saved'))
    const [row] = isPitchId(id) ? await database.select().from(pitches).where(saved) : []
    // The same response in all cases, so it does not reveal whether the pitch exists.
    if (!row?.userId || !addresses.holds(id, row.userId, c.req.query()))
      throw new Problem('forbidden', { message: pitchTexts.addressEnded })
    return row
  }

  return new Hono<AppEnv>().get('/elevator-pitch/:id/video', described, async (c) => {
    const row = await pitchAt(c)
    const { sizeBytes } = row
    const headers = headersOf(row, c.req.query('download') === '1')
    // A saved video never changes, so a part a client already holds is always part of this one.
    const range = rangeAskedFor(c.req.header('range'), sizeBytes)
    if (range === 'beyond') return c.body(null, 416, { 'Content-Range': `bytes */${sizeBytes}` })
    const { start, end }: ByteRange = range === 'whole' ? { start: 0, end: sizeBytes - 1 } : range
    // Hono routes HEAD to the GET handler, which must not open a stream for it.
    const stream = c.req.raw.method === 'HEAD' ? null : await videos.read(row.id, { start, end })
    if (!stream && c.req.raw.method !== 'HEAD') throw new Problem('not_found', { message: pitchTexts.videoLost })
    const length = { 'Content-Length': `${end - start + 1}` }
    if (range === 'whole') return c.newResponse(stream, 200, { ...headers, ...length })
    return c.newResponse(stream, 206, { ...headers, ...length, 'Content-Range': `bytes ${start}-${end}/${sizeBytes}` })
  })
}

function headersOf(row: PitchRow, isDownload: boolean): Record<string, string> {
  const name = `elevator-pitch-${row.createdAt.toISOString().slice(0, 10)}.${endings[row.contentType] ?? 'bin'}`
  return {
    'Content-Type': row.contentType,
    'Content-Disposition': `${isDownload ? 'attachment' : 'inline'}; filename="${name}"`,
    'Accept-Ranges': 'bytes',
    ETag: `"${row.id}"`,
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': policy,
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

/** Parses a Range header (RFC 9110, section 14). Unsupported ranges get the whole file, as the RFC allows; 'beyond' starts after the end. */
export function rangeAskedFor(header: string | undefined, sizeBytes: number): ByteRange | 'whole' | 'beyond' {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(header?.replaceAll(' ', '') ?? '') ?? []
  if (first === undefined) return 'whole'
  const [start, end] = [Number(first), last ? Math.min(Number(last), sizeBytes - 1) : sizeBytes - 1]
  if (last && Number(last) < start) return 'whole'
  return start >= sizeBytes ? 'beyond' : { start, end }
}
