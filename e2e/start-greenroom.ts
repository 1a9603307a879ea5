import { startGreenroom } from './greenroom.ts'

/** One Greenroom for all stories (a running one when GREENROOM_URL names it); those that need a failing service start their own. */
export default async function setup() {
  if (process.env.GREENROOM_URL) return
  const greenroom = await startGreenroom()
  process.env.GREENROOM_URL = greenroom.url
  return greenroom.stop
}
