import { startGreenroom } from './greenroom.ts'

/** One Greenroom for all stories; those that need a failing service start one of their own. */
export default async function setup() {
  const greenroom = await startGreenroom()
  process.env.GREENROOM_URL = greenroom.url
  return greenroom.stop
}
