import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Servers } from '../paid-answers/servers.ts'

const videoBytes = 1_000_000
const pieceBytes = 150_000
const retryAfterMs = 150
/** A killed server's lock on an upload runs out within seconds. */
const uploadTries = 40

/** What a person would notice. */
export interface Noticed {
  calls: number
  retries: number
  /** Calls that failed twice. */
  lost: string[]
  spent: number
  videos: number
  /** Of those videos: as many arrived byte for byte. */
  whole: number
}

/** Somebody whose calls go to either server, as a balancer sends them; the client tries once more, with the same key. */
export function personOn({ servers }: Servers, uid: string, noticed: Noticed) {
  const once = async (path: string, init: RequestInit) => {
    const up = servers.filter(({ isUp }) => isUp)
    const { url } = up[Math.floor(Math.random() * up.length)] ?? servers[0]!
    const response = await fetch(url + path, init).catch(() => null)
    return response && response.status !== 502 && response.status !== 503 ? response : null
  }
  async function call(path: string, init: RequestInit = {}): Promise<Response | null> {
    noticed.calls++
    const headers = { Authorization: `Bearer ${uid}`, Connection: 'close', ...(init.headers as Record<string, string>) }
    const first = await once(path, { ...init, headers })
    if (first) return first
    noticed.retries++
    await sleep(retryAfterMs)
    return once(path, { ...init, headers })
  }
  const expect = async (what: string, answer: Response | null) => {
    if (!answer?.ok) noticed.lost.push(`${what}: ${answer?.status ?? 'no answer'}`)
    await answer?.body?.cancel()
  }
  return {
    look: async () => expect('look', await call('/api/user/profile')),
    async spend() {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() }
      const body = JSON.stringify({ reason: 'interview_prep', amount: 5 })
      noticed.spent++
      await expect('spend', await call('/api/credits/deduct', { method: 'POST', headers, body }))
    },
    /** As tus-js-client does it: looks where the upload is after every failure. */
    async upload() {
      const bytes = randomBytes(videoBytes)
      const uploadId = randomUUID()
      const tus = { 'Tus-Resumable': '1.0.0' }
      const metadata = `uploadId ${Buffer.from(uploadId).toString('base64')}`
      const creation = { ...tus, 'Upload-Length': `${bytes.length}`, 'Upload-Metadata': metadata }
      const offset = async () => {
        const answer = await call(`/api/uploads/${uploadId}`, { method: 'HEAD', headers: tus })
        return answer?.status === 200 ? Number(answer.headers.get('upload-offset')) : null
      }
      await expect('begin an upload', await call('/api/uploads', { method: 'POST', headers: creation }))
      let at = 0
      for (let tries = 0; at < bytes.length && tries < uploadTries; ) {
        const headers = { ...tus, 'Upload-Offset': `${at}`, 'Content-Type': 'application/offset+octet-stream' }
        const body = bytes.subarray(at, at + pieceBytes)
        const answer = await call(`/api/uploads/${uploadId}`, { method: 'PATCH', headers, body })
        if (answer?.status === 204) at = Number(answer.headers.get('upload-offset'))
        else {
          tries++
          await sleep(retryAfterMs)
          at = (await offset()) ?? at
        }
      }
      if (at < bytes.length) noticed.lost.push(`upload: ${at} of ${bytes.length} bytes`)
      noticed.videos++
      return { uploadId, bytes }
    },
  }
}
