import { type Auth, GoogleAuthProvider, signInWithCredential } from 'firebase/auth'

const lookEveryMs = 500

/** In place of Google's popup: a page of the Auth emulator (`api/local/sign-in.html`) with the accounts on this machine. */
export async function signInLocally(auth: Auth, emulatorUrl: string): Promise<void> {
  const popup = window.open(`${emulatorUrl}/emulator/auth/handler`, 'sign-in', 'width=500,height=640')
  if (!popup) throw Object.assign(new Error(), { code: 'auth/popup-blocked' })
  await signInWithCredential(auth, GoogleAuthProvider.credential(await chosenIn(popup)))
}

function chosenIn(popup: Window): Promise<string> {
  const chosen = Promise.withResolvers<string>()
  const onMessage = ({ source, data }: MessageEvent<{ greenroomAccount?: string } | null>) => {
    if (source === popup && data?.greenroomAccount) chosen.resolve(data.greenroomAccount)
  }
  window.addEventListener('message', onMessage)
  const looking = setInterval(() => {
    if (popup.closed) chosen.reject(Object.assign(new Error(), { code: 'auth/popup-closed-by-user' }))
  }, lookEveryMs)
  return chosen.promise.finally(() => {
    clearInterval(looking)
    window.removeEventListener('message', onMessage)
  })
}
