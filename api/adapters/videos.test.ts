import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AwsV4Signer } from 'aws4fetch'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Problem } from '../problem.ts'
import { startS3Server } from './testing/s3-server.ts'
import { type StorageTestServer, startStorageServer } from './testing/storage-server.ts'
import type { ByteRange, Videos } from './videos.ts'
import { createBucketVideos } from './videos-bucket.ts'
import { createDiskVideos } from './videos-disk.ts'
import { createS3Videos } from './videos-s3.ts'

const folder = mkdtempSync(join(tmpdir(), 'videos-'))
const stored = join(folder, 'stored')
const source = join(folder, 'source.mp4')
const bytes = randomBytes(300_000)
let servers: Record<'bucket' | 's3', StorageTestServer>
let stores: Record<'disk' | 'bucket' | 's3', Videos>
const buckets = ['bucket', 's3'] as const

beforeAll(async () => {
  writeFileSync(source, bytes)
  servers = { bucket: await startStorageServer(), s3: await startS3Server() }
  const bucket = createBucketVideos({
    projectId: 'demo-videos',
    bucketName: 'demo-videos.appspot.com',
    emulatorHost: servers.bucket.host,
  })
  const account = { endpoint: `http://${servers.s3.host}`, region: 'auto', accessKeyId: 'id', secretAccessKey: 'secret' }
  stores = { disk: createDiskVideos(stored), bucket, s3: createS3Videos({ ...account, bucketName: 'demo-videos' }) }
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await Promise.all(buckets.map((name) => servers[name].close()))
})

const all: ByteRange = { start: 0, end: bytes.length - 1 }
async function bytesOf(videos: Videos, key: string, range = all) {
  const stream = await videos.read(key, range)
  return stream && Buffer.from(await new Response(stream).arrayBuffer())
}
async function keysOf(videos: Videos) {
  const keys: string[] = []
  for await (const { key } of videos.list()) keys.push(key)
  return keys
}

describe.each(['disk', ...buckets] as const)('videos on %s', (name) => {
  test('what was kept comes back byte for byte, whole and in pieces', async () => {
    const key = randomUUID()
    await stores[name].put(key, source, 'video/mp4')
    expect((await bytesOf(stores[name], key))?.equals(bytes)).toBe(true)
    const piece = await bytesOf(stores[name], key, { start: 1_000, end: 1_009 })
    expect(piece?.equals(bytes.subarray(1_000, 1_010))).toBe(true)
  })

  test('bytes that were kept come back', async () => {
    const key = randomUUID()
    await stores[name].put(key, bytes)
    expect((await bytesOf(stores[name], key))?.equals(bytes)).toBe(true)
  })

  test('what is not there is not there, before and after removing it', async () => {
    const key = randomUUID()
    expect(await stores[name].read(key, all)).toBeNull()
    await stores[name].put(key, source, 'video/mp4')
    await stores[name].remove(key)
    await stores[name].remove(key)
    expect(await stores[name].read(key, all)).toBeNull()
  })

  test('what is set aside is out of reach and out of the list, and not gone', async () => {
    const key = randomUUID()
    await stores[name].put(key, source, 'video/mp4')
    await stores[name].setAside(key)
    await stores[name].setAside(key)
    expect(await stores[name].read(key, all)).toBeNull()
    expect(await keysOf(stores[name])).not.toContain(key)
    const aside =
      name === 'disk'
        ? readFileSync(join(`${stored}-quarantine`, key))
        : servers[name].objects.get(`quarantine/pitches/${key}`)?.bytes
    expect(aside?.equals(bytes)).toBe(true)
  })

  test('the list shows everything with its size and time, over several pages', async () => {
    const keys = [randomUUID(), randomUUID(), randomUUID()]
    for (const key of keys) await stores[name].put(key, source, 'video/mp4')
    expect(await keysOf(stores[name])).toEqual(expect.arrayContaining(keys))
    for await (const video of stores[name].list()) {
      expect(video.sizeBytes).toBe(bytes.length)
      expect(Math.abs(Date.now() - video.storedAt.getTime())).toBeLessThan(60_000)
    }
  })

  test('a file that is gone leaves nothing behind', async () => {
    const key = randomUUID()
    await expect(stores[name].put(key, join(folder, 'nothing'), 'video/mp4')).rejects.toThrow()
    expect(await stores[name].read(key, all)).toBeNull()
    expect(await keysOf(stores[name])).not.toContain(key)
  })
})

test('a key that is a path leaves the folder alone', async () => {
  await expect(stores.disk.read('../source.mp4', all)).rejects.toThrow('no UUID')
})

test('half a file that a crash left is in the list, so that it can be removed', async () => {
  const key = randomUUID()
  writeFileSync(join(stored, `${key}.arriving`), 'half')
  expect(await keysOf(stores.disk)).toContain(key)
  expect(await stores.disk.read(key, all)).toBeNull()
  await stores.disk.remove(key)
  expect(readdirSync(stored).some((name) => name.startsWith(key))).toBe(false)
})

test.each(buckets)('a store (%s) that kept the video and could not say so has it once', async (name) => {
  const key = randomUUID()
  servers[name].loseNextAnswer()
  await stores[name].put(key, source, 'video/mp4')
  expect((await bytesOf(stores[name], key))?.equals(bytes)).toBe(true)
})

test.each(buckets)('a store (%s) that stumbles is asked again; one that refuses is a problem without its words', async (name) => {
  const key = randomUUID()
  servers[name].fail(1, 503)
  await stores[name].put(key, source, 'video/mp4')
  servers[name].fail(1, 403)
  const refusal = await stores[name].put(randomUUID(), source, 'video/mp4').catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(Problem)
  expect((refusal as Problem).message).toBe('the video store failed: 403')
  servers[name].fail(1, 403)
  await expect(stores[name].read(key, all)).rejects.toMatchObject({ code: 'unavailable' })
})

test.each(buckets)('an object in a store (%s) carries its type', async (name) => {
  const key = randomUUID()
  await stores[name].put(key, source, 'video/webm')
  expect(servers[name].objects.get(`pitches/${key}`)?.contentType).toBe('video/webm')
})

test('an address is signed as Amazon’s own example is', async () => {
  const signer = new AwsV4Signer({
    ...{ url: 'https://examplebucket.s3.amazonaws.com/test.txt?X-Amz-Expires=86400', region: 'us-east-1', service: 's3' },
    ...{ accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' },
    ...{ datetime: '20130524T000000Z', signQuery: true },
  })
  // https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html
  expect((await signer.sign()).url.searchParams.get('X-Amz-Signature')).toBe(
    'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  )
})
