import { randomUUID } from 'node:crypto'
import { createBucketVideos } from '../../api/adapters/videos-bucket.ts'
import { type Check, messageOf } from './check.ts'

export const bucket: Check = {
  name: 'The bucket',
  async look(env) {
    const { FIREBASE_PROJECT_ID: projectId, VIDEO_BUCKET: bucketName, FIREBASE_STORAGE_EMULATOR_HOST: emulatorHost } = env
    const serviceAccount = env.FIREBASE_SERVICE_ACCOUNT
    const objects = createBucketVideos({ projectId, bucketName: bucketName!, emulatorHost, serviceAccount }, 'doctor/')
    const key = randomUUID()
    try {
      await objects.putBytes(key, Buffer.from('here'))
      const read = await objects.read(key, { start: 0, end: 3 })
      if (!read || (await new Response(read).text()) !== 'here') throw new Error('it lost what was written')
      await objects.probe()
      await objects.remove(key)
    } catch (error) {
      throw new Error(`VIDEO_BUCKET ${bucketName} cannot be used: ${whyNot(messageOf(error))}`)
    }
    return 'written, read, listed, deleted'
  },
}

function whyNot(message: string): string {
  if (message.includes('404')) return 'there is no bucket of that name (Firebase console, Storage).'
  if (/40[13]/.test(message)) return 'the service account needs the role Storage Object Admin.'
  return `${message}.`
}
