import { randomUUID } from 'node:crypto'
import { objectsOf } from '../../api/assemble.ts'
import { type Check, messageOf } from './check.ts'

export const bucket: Check = {
  name: 'The bucket',
  async look(env) {
    const objects = objectsOf(env, 'doctor/')
    const key = randomUUID()
    try {
      await objects.put(key, Buffer.from('here'))
      const read = await objects.read(key, { start: 0, end: 3 })
      if (!read || (await new Response(read).text()) !== 'here') throw new Error('it lost what was written')
      await objects.probe()
      await objects.remove(key)
    } catch (error) {
      throw new Error(`VIDEO_BUCKET ${env.VIDEO_BUCKET} cannot be used: ${whyNot(messageOf(error), env.S3_ENDPOINT)}`)
    }
    return 'written, read, listed, deleted'
  },
}

function whyNot(message: string, s3Endpoint?: string): string {
  if (s3Endpoint && /40[134]/.test(message))
    return `${s3Endpoint} has no such bucket, or S3_ACCESS_KEY_ID may not read and write it.`
  if (message.includes('404')) return 'there is no bucket of that name (Firebase console, Storage).'
  if (/40[13]/.test(message)) return 'the service account needs the role Storage Object Admin.'
  return `${message}.`
}
